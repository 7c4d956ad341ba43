// How long whoever is asked has left, as far as a client can tell by itself.

import type { TableInfo } from '../from-server.ts';
import type { GamePicture } from './picture.ts';

const SECOND = 1000;

/** Milliseconds for a question that has just been asked; null if nobody is asked, or the clock stands still. */
export function timeFor({ clock, seats, paused }: TableInfo, asked: number | null): number | null {
  return asked === null || paused ? null : clock.answer * SECOND + (seats[asked]?.bank ?? 0);
}

/** The same game when the table is paused, or goes on. */
export function paced<View>(game: GamePicture<View>, isPaused: boolean, now: number): GamePicture<View> {
  const { left, leftAtPause, askedSince } = game;
  if (isPaused) return left === null ? game : { ...game, left: null, leftAtPause: left - (now - askedSince) };
  return leftAtPause === null ? game : { ...game, left: leftAtPause, askedSince: now, leftAtPause: null };
}

/** The table after a seat has spent some of its bank. */
export function withBank(table: TableInfo, seat: number | null, bank: number): TableInfo {
  return { ...table, seats: table.seats.map((one, place) => (place === seat ? { ...one, bank } : one)) };
}
