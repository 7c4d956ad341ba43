// The time that is left for the open question, as the client computes it.

import type { TableInfo } from '../server-message-schemas.ts';
import type { GamePicture } from './client-game-picture.ts';

const SECOND = 1000;

/** Milliseconds for a question that has just been asked; null if nobody is asked, or the clock is stopped. */
export function timeFor({ clock, seats, paused }: TableInfo, asked: number | null): number | null {
  return asked === null || paused ? null : clock.answer * SECOND + (seats[asked]?.bank ?? 0);
}

/** Stops the clock of a game when the table is paused, and starts it again. */
export function withPause<View>(game: GamePicture<View>, isPaused: boolean, now: number): GamePicture<View> {
  const { left, leftAtPause, askedSince } = game;
  if (isPaused) return left === null ? game : { ...game, left: null, leftAtPause: left - (now - askedSince) };
  return leftAtPause === null ? game : { ...game, left: leftAtPause, askedSince: now, leftAtPause: null };
}

/** The table after a seat has used some of its time bank. */
export function withBank(table: TableInfo, seat: number | null, bank: number): TableInfo {
  return { ...table, seats: table.seats.map((one, place) => (place === seat ? { ...one, bank } : one)) };
}
