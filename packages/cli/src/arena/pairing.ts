// Paired games: one deal played by one bot in all seats, and again for each side with one of its seats exchanged.

import { type Kinds, type Role, type Seat, seat } from '@posse/engine';
import type { CommandGame } from '../command-game.ts';
import type { Guest } from '../guests/guest.ts';
import { playWithGuests } from '../play-with-guests.ts';
import { type Clock, type Pair, type Sums, sumsOf } from './sums.ts';

/** What there is for each deal of a duel. */
export interface Meeting<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly setup: K['wishes'];
  readonly before: Guest<K>;
  readonly after: Guest<K>;
}

export async function playPairs<K extends Kinds>(meeting: Meeting<K>, seed: string, deal: number): Promise<Sums> {
  const { commandGame, setup, before, after } = meeting;
  const clock = { decisions: 0, milliseconds: 0, longest: 0 };
  const newcomer = timed(after, clock);
  const usual = await playWithGuests(commandGame, setup, seed, () => before);
  const pairs: Pair[] = [];
  for (const { side, who } of sidesIn(usual.roles, deal)) {
    const other = await playWithGuests(commandGame, setup, seed, (place) => (place === who ? newcomer : before));
    pairs.push({ side, before: usual.winners.includes(who), after: other.winners.includes(who) });
  }
  return sumsOf(pairs, clock);
}

interface Exchange {
  readonly side: string;
  readonly who: Seat;
}

/** Who is exchanged in this deal: Sheriff and Deputies take turns, and so do those of equal role. */
export function sidesIn(roles: readonly Role[], deal: number): readonly Exchange[] {
  const holders = (role: Role): Seat[] => [...roles.keys()].filter((place) => roles[place] === role).map(seat);
  const turn = (seats: readonly Seat[], round: number): Seat => seats[round % seats.length] as Seat;
  const rivals = (['outlaw', 'renegade'] as const).map((role) => ({ side: role, who: turn(holders(role), deal) }));
  const [sheriff] = holders('sheriff');
  const deputies = holders('deputy');
  // Among three there is no Sheriff, and everybody is a side.
  if (sheriff === undefined) return [{ side: 'deputy', who: turn(deputies, deal) }, ...rivals];
  const isSheriff = deputies.length === 0 || deal % 2 === 0;
  return [{ side: 'law', who: isSheriff ? sheriff : turn(deputies, deal >> 1) }, ...rivals];
}

/** The same guest, with a clock beside it: that of its own thread, or for whoever is waited for the one on the wall. */
function timed<K extends Kinds>(guest: Guest<K>, clock: Writable<Clock>): Guest<K> {
  const took = (milliseconds: number): void => {
    clock.decisions++;
    clock.milliseconds += milliseconds;
    clock.longest = Math.max(clock.longest, milliseconds);
  };
  const measured = <T>(answer: () => T | Promise<T>): T | Promise<T> => {
    const [wall, thread] = [performance.now(), threadTime()];
    const given = answer();
    if (given instanceof Promise) return given.finally(() => took(performance.now() - wall));
    took(threadTime() - thread);
    return given;
  };
  return {
    ...guest,
    sit(place) {
      const { fromOptions, ...sitter } = guest.sit(place);
      return {
        ...sitter,
        // Whoever looks at nothing but the options is asked so here, too.
        answer: (view, memory, random) =>
          measured(() => fromOptions?.(view.options, random) ?? sitter.answer(view, memory, random)),
      };
    },
  };
}

/** Milliseconds that this thread has worked so far. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
