// Names of characters and roles in the game that was played.

import type { CardNames } from '@posse/narrator';
import type { GameId } from '@posse/protocol';
import { useCardNames } from '../../words/card-names.ts';
import { useDiceNames } from '../../words/dice-names.ts';

export function useGameNames(game: GameId): Pick<CardNames, 'character' | 'role'> {
  const cards = useCardNames();
  const dice = useDiceNames();
  return game === 'card' ? cards : dice;
}
