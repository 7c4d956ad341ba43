// What a table option is called, and what is different with it.

import type { Text } from '@posse/engine';
import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import type { GameId } from './thing.ts';

export function useOptionText(): (game: GameId, id: string) => Text {
  const card = useCardNames();
  const dice = useDiceNames();
  return (game, id) => (game === 'card' ? card : dice).option(id);
}
