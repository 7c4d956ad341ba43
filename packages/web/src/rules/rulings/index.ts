// The rulings of both games, found by what they are about.

import type { GameId } from '../thing.ts';
import { CARD_RULINGS } from './card/index.ts';
import { DICE_RULINGS } from './dice/index.ts';
import type { Ruling } from './ruling.ts';

export type { Ruling } from './ruling.ts';
export { TOPICS } from './topics.ts';

export const RULINGS: Readonly<Record<GameId, readonly Ruling[]>> = { card: CARD_RULINGS, dice: DICE_RULINGS };

/** First those whose own subject it is. */
export function rulingsAbout(game: GameId, id: string): readonly Ruling[] {
  const rulings = RULINGS[game].filter(({ about }) => about.includes(id));
  const isOwn = ({ about }: Ruling): boolean => about[0] === id;
  return [...rulings.filter(isOwn), ...rulings.filter((ruling) => !isOwn(ruling))];
}
