// What a role is after at this table. Both games deal the same roles.

import type { Role, Text } from '@posse/engine';
import { useAgreedDice } from '../session/agreed.ts';
import { useCardNames } from './card-names.ts';
import { useDiceNames } from './dice-names.ts';

export function useRoleText(): (role: Role) => Text {
  const cards = useCardNames();
  const dice = useDiceNames();
  return useAgreedDice() === null ? cards.role : dice.role;
}
