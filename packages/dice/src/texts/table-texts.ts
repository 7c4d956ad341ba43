// The texts of one table: the usual ones, with replacements for its setup.

import { ROLE_TEXTS, type Texts, textsWith } from '@posse/engine';
import { OPTIONS } from '../setup/options.ts';
import type { Agreed } from '../state.ts';
import {
  CHARACTER_TEXTS,
  FACE_TEXTS,
  MODULE_TEXTS,
  OPTION_TEXTS,
  SPECIAL_TEXTS,
  type TextGroup,
} from './game-texts.ts';
import { MODULE_CHANGES, seatChanges } from './replaced-texts.ts';

const USUAL: Texts<TextGroup> = {
  faces: FACE_TEXTS,
  characters: CHARACTER_TEXTS,
  roles: ROLE_TEXTS,
  specials: SPECIAL_TEXTS,
  modules: MODULE_TEXTS,
  options: OPTION_TEXTS,
};

/** The usual texts if there is no table (null). */
export function textsFor(agreed: Agreed | null): Texts<TextGroup> {
  if (agreed === null) return USUAL;
  const on = OPTIONS.filter(({ id }) => agreed.options.includes(id)).map(({ changes }) => changes);
  return textsWith(USUAL, [seatChanges(agreed.seats), MODULE_CHANGES, ...on], agreed);
}
