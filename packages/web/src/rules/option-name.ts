// What a table option is called.

import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import type { GameId } from './thing.ts';

export function useOptionName(): (game: GameId, id: string) => string {
  const card = useCardNames();
  const dice = useDiceNames();
  return (game, id) => (game === 'card' ? card : dice).option(id).name;
}
