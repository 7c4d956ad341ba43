// What everything in the dice game is called, and what it does, in the reader's language.

import { CHARACTER_TEXTS, FACE_TEXTS, MODULE_TEXTS, OPTION_TEXTS, SPECIAL_TEXTS } from '@posse/dice';
import { type Language, ROLE_TEXTS, type Role, type Text } from '@posse/engine';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';
import { textIn } from './text.ts';

export interface DiceNames {
  face(face: string): Text;
  character(id: string): Text;
  role(role: Role): Text;
  /** A special role of Old Saloon. */
  special(id: string): Text;
  module(number: number): Text;
  option(id: string): Text;
}

export const diceNames = (language: Language): DiceNames => ({
  face: (face) => textIn(language, FACE_TEXTS[face], face),
  character: (id) => textIn(language, CHARACTER_TEXTS[id], id),
  role: (role) => textIn(language, ROLE_TEXTS[role], role),
  special: (id) => textIn(language, SPECIAL_TEXTS[id], id),
  module: (number) => textIn(language, MODULE_TEXTS[number], String(number)),
  option: (id) => textIn(language, OPTION_TEXTS[id], id),
});

export function useDiceNames(): DiceNames {
  const language = useLanguage();
  return useMemo(() => diceNames(language), [language]);
}
