// The report of a league: tables of duels, ratings, and the same as JSON.

import type { Kinds } from '@posse/engine';
import type { CommandGame } from '../game-for-commands.ts';
import { duration, numberText } from '../terminal/readable-amounts.ts';
import { bold, type Line } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';
import { addFaults, type Faults, MAX_FAULTS } from './bot-faults.ts';
import { type Duel, duelsOf, type League } from './league.ts';
import { type Difference, meanDifference, type Sums, sideDifference } from './pair-sums.ts';
import { type Rating, ratingsFrom, type WinCount } from './ratings.ts';

export interface LeagueResult {
  readonly league: League;
  /** The sums, in the order of the duels. */
  readonly sums: readonly Sums[];
  readonly jobs: number;
  readonly seconds: number;
}

const SIDES: Readonly<Record<string, string>> = {
  law: 'Sheriff’s side',
  deputy: 'Deputy',
  outlaw: 'Outlaw',
  renegade: 'Renegade',
};

export function lines<K extends Kinds>(commandGame: CommandGame<K>, outcome: LeagueResult): Line[] {
  const { league, sums, jobs, seconds } = outcome;
  const { game, setup, seed, pairs, bots } = league;
  const extras = commandGame.setupOptions.extras(setup as unknown as K['wishes']);
  return [
    `${game} game, ${setup.seats} seats, ${numberText(pairs)} pairs a side, seed ${seed}`,
    ...(extras.length === 0 ? [] : wrapped(`with ${extras.join(', ')}`)),
    ...duelsOf(league).flatMap((duel, place) => ['', ...duelLines(league, duel, sums[place] as Sums)]),
    '',
    ...ratingLines(bots, ratingsOf(league, sums), faultsIn(sums)),
    '',
    `${numberText(gamesIn(sums))} games in ${duration(seconds)}, ${jobs} at a time`,
  ];
}

const HEADS = ['', 'pairs', 'before', 'after', 'gained', 'std. error', 'errors'];

function duelLines({ bots }: League, { before, after }: Duel, sums: Sums): Line[] {
  const { sides, clock } = sums;
  const rows = sides.map((side) => [
    SIDES[side.side] ?? side.side,
    numberText(side.games),
    percent(side.before / side.games),
    percent(side.after / side.games),
    ...gained(sideDifference(side)),
  ]);
  const all = [
    'mean',
    numberText(sides.reduce((sum, { games }) => sum + games, 0)),
    '',
    '',
    ...gained(meanDifference(sums)),
  ];
  return [
    bold(`one ${bots[after]} among ${bots[before]}`),
    ...aligned([HEADS, ...rows, all], 1),
    `${bots[after]}: ${numberText(clock.decisions)} decisions, ${milliseconds(mean(sums))} each, the longest ${milliseconds(clock.longest)}`,
  ];
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;
const gained = ({ difference, error, errors }: Difference): string[] => [
  signed(100 * difference),
  `± ${(100 * error).toFixed(1)}`,
  // Too few pairs, or the same gain in each deal: nobody can tell.
  error === 0 ? '—' : signed(errors),
];
const milliseconds = (time: number): string => `${time.toFixed(time < 1 ? 3 : 1)} ms`;
const mean = ({ clock }: Sums): number => (clock.decisions === 0 ? 0 : clock.milliseconds / clock.decisions);

/** The number of games: one for each side of a deal, and one that all sides share. */
const gamesIn = (all: readonly Sums[]): number =>
  all.reduce((sum, { sides, gains }) => sum + gains.count + sides.reduce((games, side) => games + side.games, 0), 0);

/** The ratings of the bots. A pair with different results counts as a win of one bot; other pairs are dropped. */
export function ratingsOf(league: League, sums: readonly Sums[]): readonly Rating[] {
  const beaten = duelsOf(league).flatMap(({ before, after }, place): WinCount[] => {
    const { sides, gains } = sums[place] as Sums;
    const changed = sides.reduce((sum, side) => sum + side.changed, 0);
    return [
      { winner: after, loser: before, times: (changed + gains.sum) / 2 },
      { winner: before, loser: after, times: (changed - gains.sum) / 2 },
    ];
  });
  return ratingsFrom(league.bots.length, beaten);
}

/** The faults of all bots, in all duels. */
export const faultsIn = (sums: readonly Sums[]): Faults =>
  sums.reduce((all, { faults = {} }) => addFaults(all, faults), {} as Faults);

function ratingLines(bots: readonly string[], ratings: readonly Rating[], faults: Faults): string[] {
  const hasFaults = Object.keys(faults).length > 0;
  const places = [...bots.keys()].sort((a, b) => (ratings[b]?.rating ?? 0) - (ratings[a]?.rating ?? 0));
  const rows = places.map((place) => {
    const { rating = 0, error = 0 } = ratings[place] ?? {};
    const bot = bots[place] as string;
    const games = faults[bot]?.games ?? 0;
    const faulty = games >= MAX_FAULTS ? `${numberText(games)}, out` : numberText(games);
    return [bot, rating.toFixed(0), `± ${error.toFixed(0)}`, ...(hasFaults ? [faulty] : [])];
  });
  return aligned([['bot', 'rating', 'std. error', ...(hasFaults ? ['faults'] : [])], ...rows], 1);
}

export function json({ league, sums, jobs, seconds }: LeagueResult): object {
  const ratings = ratingsOf(league, sums);
  const faults = faultsIn(sums);
  return {
    ...league,
    duels: duelsOf(league).map(({ before, after }, place) => {
      const found = sums[place] as Sums;
      return {
        before: league.bots[before],
        after: league.bots[after],
        sides: found.sides.map((side) => ({
          side: side.side,
          games: side.games,
          before: side.before / side.games,
          after: side.after / side.games,
          ...sideDifference(side),
        })),
        mean: meanDifference(found),
        decisions: found.clock.decisions,
        milliseconds: mean(found),
        longest: found.clock.longest,
      };
    }),
    ratings: league.bots.map((bot, place) => ({ bot, ...ratings[place], faults: faults[bot]?.games ?? 0 })),
    games: gamesIn(sums),
    jobs,
    seconds,
  };
}
