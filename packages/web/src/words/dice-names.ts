// Names and texts of the dice game and of the roles, at this table.

import type { Role, Text } from '@posse/engine';
import { type DiceNames, diceNames } from '@posse/narrator';
import { useMemo } from 'react';
import { useAgreedDice } from '../game-table/session/own-seat-hooks.ts';
import { useCardNames } from './card-names.ts';
import { useLanguage } from './language.ts';

export function useDiceNames(): DiceNames {
  const language = useLanguage();
  const table = useAgreedDice();
  return useMemo(() => diceNames(language, table), [language, table]);
}

/** Returns a function for the name and goal of a role at this table. */
export function useRoleText(): (role: Role) => Text {
  const cards = useCardNames();
  const dice = useDiceNames();
  return useAgreedDice() === null ? cards.role : dice.role;
}
