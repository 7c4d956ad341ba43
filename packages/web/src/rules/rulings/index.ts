// The rulings of both games, found by what they are about.

import { RULINGS } from 'virtual:rulings';
import type { GameId } from '../thing.ts';
import type { Ruling } from './ruling.ts';

export type { Ruling } from './ruling.ts';
export { TOPICS } from './topics.ts';
export { RULINGS };

/** First those whose own subject it is. */
export function rulingsAbout(game: GameId, id: string): readonly Ruling[] {
  const rulings = RULINGS[game].filter(({ about }) => about.includes(id));
  const isOwn = ({ about }: Ruling): boolean => about[0] === id;
  return [...rulings.filter(isOwn), ...rulings.filter((ruling) => !isOwn(ruling))];
}
