// The names and texts of the dice game, in the reader's language.

import { type Agreed, PLAIN, textsFor } from '@posse/dice';
import type { Language, Role, Text } from '@posse/engine';
import { NOBODY, textIn } from '../text-types.ts';

export interface DiceNames {
  face(face: string): Text;
  /** Empty if the player has no character. */
  character(id: string): Text;
  role(role: Role): Text;
  /** A special role of Old Saloon. */
  special(id: string): Text;
  module(number: number): Text;
  option(id: string): Text;
}

/** Without a table, the texts of the usual rules. */
export function diceNames(language: Language, table: Agreed | null = null): DiceNames {
  const texts = textsFor(table);
  return {
    face: (face) => textIn(language, texts.faces[face], face),
    character: (id) => (id === PLAIN ? NOBODY : textIn(language, texts.characters[id], id)),
    role: (role) => textIn(language, texts.roles[role], role),
    special: (id) => textIn(language, texts.specials[id], id),
    module: (number) => textIn(language, texts.modules[number], String(number)),
    option: (id) => textIn(language, texts.options[id], id),
  };
}
