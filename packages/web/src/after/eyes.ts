// Through whose eyes a finished game is seen: those of somebody at the table, of a bystander, or of one who sees every card.

import { seat, type Viewer } from '@posse/engine';

export type Eyes = Viewer | 'all';

/** As an address has it; null if it names nobody. */
export function eyesFrom(text: string | null, seats: number): Eyes | null {
  if (text === 'all' || text === 'spectator') return text;
  const isPlace = text !== null && /^\d+$/.test(text) && Number(text) < seats;
  return isPlace ? seat(Number(text)) : null;
}
