// What characters, special roles and dice are called, and how dice are drawn.

import { type DieKind, type Face, PLAIN, textsFor } from '@posse/dice';
import type { Role, Seat } from '@posse/engine';
import { nameOf, ROLE_NAMES } from '../names.ts';

/** Names are the same at every table. */
const TEXTS = textsFor(null);

export const characterName = (id: string): string => nameOf(TEXTS.characters[id], id);
export const specialName = (id: string): string => nameOf(TEXTS.specials[id], id);

export const seatName = (character: string, who: Seat): string =>
  character === PLAIN ? `Player ${who + 1}` : characterName(character);

/** `Deputy, Il Dottore` */
export const roleName = (role: Role, special: string | null): string =>
  special === null ? ROLE_NAMES[role] : `${ROLE_NAMES[role]}, ${specialName(special)}`;

export const DIE_NAMES: Readonly<Record<DieKind, string>> = {
  base: 'plain die',
  loudmouth: 'Loudmouth',
  coward: 'Coward',
};

/** What a die shows; in words where a sign does not say it. */
const SIGNS: Readonly<Record<Face, string>> = {
  arrow: '↗ ',
  dynamite: '✶ ',
  '1': '⊙1',
  '2': '⊙2',
  beer: '◍ ',
  gatling: '⁂ ',
  '1x2': '⊙1⊙1',
  '2x2': '⊙2⊙2',
  beerx2: '◍◍ ',
  gatlingx2: '⁂⁂ ',
  bullet: '• ',
  'broken arrow': '↚ ',
};

export const faceName = (face: Face): string =>
  SIGNS[face].endsWith(' ') ? `${SIGNS[face]}${nameOf(TEXTS.faces[face], face)}` : SIGNS[face];

export const facesText = (faces: readonly Face[]): string => faces.map(faceName).join(', ');
