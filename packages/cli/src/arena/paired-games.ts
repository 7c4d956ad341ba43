// Paired games: a deal is played again with one seat exchanged.

import { type Kinds, type Role, type Seat, seat } from '@posse/engine';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { playWithBots } from '../loaded-bot-game.ts';
import { addFaults, type Faults, type Guard, GuardedGame } from './bot-faults.ts';
import { type Clock, type Pair, type Sums, sumsOf } from './pair-sums.ts';

/** The parts that all deals of a duel share. */
export interface Matchup<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly setup: K['wishes'];
  readonly before: LoadedBot<K>;
  readonly after: LoadedBot<K>;
}

/**
 * Plays the games of some deals. The first game of a deal has the bot `before` in all seats; the others have `after` in
 * one of them.
 */
export async function playPairs<K extends Kinds>(
  meeting: Matchup<K>,
  seed: string,
  deal: number,
  guard: Guard = UNGUARDED,
): Promise<Sums> {
  const { commandGame, setup, before, after } = meeting;
  const clock = { decisions: 0, milliseconds: 0, longest: 0 };
  const newcomer = timed(after, clock);
  let faults: Faults = {};
  const play = async (number: number, who: Seat | null) => {
    const game = new GuardedGame(commandGame, guard, deal, number);
    const [usually, instead] = [game.guarded(before), game.guarded(newcomer)];
    const { roles, winners } = await playWithBots(commandGame, setup, seed, (at) => (at === who ? instead : usually));
    faults = addFaults(faults, game.faults);
    return { roles, hasWon: (seat: Seat) => winners.includes(seat) && !game.hasFailed(seat) };
  };
  const usual = await play(0, null);
  const pairs: Pair[] = [];
  for (const [place, { side, who }] of sidesIn(usual.roles, deal).entries()) {
    const other = await play(place + 1, who);
    pairs.push({ side, before: usual.hasWon(who), after: other.hasWon(who) });
  }
  return sumsOf(pairs, clock, faults);
}

const UNGUARDED: Guard = { watched: null, stuck: [], patience: 0, perGame: null };

interface Exchange {
  readonly side: string;
  readonly who: Seat;
}

/** The seats that are exchanged in this deal. Sheriff and Deputies take turns, and so do seats of equal roles. */
export function sidesIn(roles: readonly Role[], deal: number): readonly Exchange[] {
  const holders = (role: Role): Seat[] => [...roles.keys()].filter((place) => roles[place] === role).map(seat);
  const turn = (seats: readonly Seat[], round: number): Seat => seats[round % seats.length] as Seat;
  const rivals = (['outlaw', 'renegade'] as const).map((role) => ({ side: role, who: turn(holders(role), deal) }));
  const [sheriff] = holders('sheriff');
  const deputies = holders('deputy');
  // With three players there is no Sheriff, and every player is a side.
  if (sheriff === undefined) return [{ side: 'deputy', who: turn(deputies, deal) }, ...rivals];
  const isSheriff = deputies.length === 0 || deal % 2 === 0;
  return [{ side: 'law', who: isSheriff ? sheriff : turn(deputies, deal >> 1) }, ...rivals];
}

/**
 * Measures the thinking time of a bot: processor time of this thread, or wall-clock time for a bot that answers later.
 */
function timed<K extends Kinds>(bot: LoadedBot<K>, clock: Writable<Clock>): LoadedBot<K> {
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
    ...bot,
    sit(place) {
      const { fromOptions, ...sitter } = bot.sit(place);
      return {
        ...sitter,
        // Bots that need only the options get nothing else here, too.
        answer: (view, memory, random) =>
          measured(() => fromOptions?.(view.options, random) ?? sitter.answer(view, memory, random)),
      };
    },
  };
}

/** Milliseconds of processor time that this thread has used. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
