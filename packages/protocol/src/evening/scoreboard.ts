// The scoreboard of an evening, derived from its games.

import type { Role } from '@posse/engine';
import type { EveningGame, EveningSeat } from './evening-game.ts';

/** Why a game counts as a game, but not for the score; null if it does count. */
export type Uncounted = 'no-winners' | 'packs' | 'few-people' | 'no-par';

/** Fewer people play against bots rather than against each other. */
const MIN_PEOPLE = 3;
/** A player's rival has hurt them at least this often. */
const MIN_RIVAL_WOUNDS = 2;

export interface RoleRecord {
  readonly games: number;
  readonly wins: number;
}

export interface Rival {
  readonly person: string;
  readonly name: string;
  /** How often the rival has hurt this player. */
  readonly wounds: number;
}

export interface ScoreRow {
  readonly person: string;
  /** As in their last game. */
  readonly name: string;
  readonly face: string | null;
  /** The games that they were dealt into. */
  readonly games: number;
  /** The games that they joined later. */
  readonly late: number;
  readonly wins: number;
  readonly roles: Readonly<Record<Role, RoleRecord>>;
  readonly kills: number;
  /** The games that count for the score. */
  readonly scored: number;
  /** The sum of 100 × (won − par). */
  readonly score: number;
  /** One standard error of the score: what luck alone is worth. */
  readonly error: number;
  /** The person who has hurt them most; null if nobody stands out. */
  readonly rival: Rival | null;
}

export function uncounted({ winners, packs, seats }: EveningGame): Uncounted | null {
  if (winners === null) return 'no-winners';
  if (packs > 0) return 'packs';
  if (seats.filter(({ dealt }) => dealt !== null).length < MIN_PEOPLE) return 'few-people';
  return seats.every(({ par }) => par === null) ? 'no-par' : null;
}

/**
 * The points of this seat's person; null if the game does not count for them. A person who let a bot play for more than half of the
 * game can only lose by it.
 */
export function pointsOf(game: EveningGame, { dealt, par, won, left }: EveningSeat): number | null {
  if (dealt === null || par === null || uncounted(game) !== null || (left && won)) return null;
  return 100 * ((won ? 1 : 0) - par);
}

/** The best score first. Games without a score come after all that have one. */
export function scoreboardOf(games: readonly EveningGame[]): readonly ScoreRow[] {
  const sums = new Map<string, Sums>();
  for (const game of games)
    for (const [place, seat] of game.seats.entries()) {
      const { dealt, late } = seat;
      if (dealt !== null) addGame(sumsOf(sums, dealt), game, seat, place);
      if (late !== undefined) sumsOf(sums, late).late++;
    }
  const names = new Map([...sums].map(([person, { name }]) => [person, name]));
  return [...sums].map(([person, sum]) => rowOf(person, sum, names)).toSorted(byScore);
}

interface Sums {
  name: string;
  face: string | null;
  games: number;
  late: number;
  wins: number;
  kills: number;
  scored: number;
  score: number;
  variance: number;
  readonly roles: Record<Role, { games: number; wins: number }>;
  /** How often each other person has hurt this one. */
  readonly woundsBy: Map<string, number>;
}

function sumsOf(
  all: Map<string, Sums>,
  { person, name, face }: { readonly person: string; readonly name: string; readonly face: string | null },
): Sums {
  const sums = all.get(person) ?? blank();
  all.set(person, Object.assign(sums, { name, face }));
  return sums;
}

const none = (): { games: number; wins: number } => ({ games: 0, wins: 0 });

const blank = (): Sums => ({
  name: '',
  face: null,
  games: 0,
  late: 0,
  wins: 0,
  kills: 0,
  scored: 0,
  score: 0,
  variance: 0,
  roles: { sheriff: none(), deputy: none(), outlaw: none(), renegade: none() },
  woundsBy: new Map(),
});

function addGame(sums: Sums, game: EveningGame, seat: EveningSeat, place: number): void {
  const { role, won, kills, par, dealt } = seat;
  const isWin = won && !seat.left;
  sums.games++;
  sums.wins += isWin ? 1 : 0;
  sums.roles[role].games++;
  sums.roles[role].wins += isWin ? 1 : 0;
  sums.kills += kills.length;
  for (const other of game.seats) {
    const by = other.dealt?.person;
    const wounds = other.wounds[place] ?? 0;
    if (by !== undefined && by !== dealt?.person && wounds > 0)
      sums.woundsBy.set(by, (sums.woundsBy.get(by) ?? 0) + wounds);
  }
  const points = pointsOf(game, seat);
  if (points === null || par === null) return;
  sums.scored++;
  sums.score += points;
  sums.variance += par * (1 - par);
}

function rowOf(person: string, sums: Sums, names: ReadonlyMap<string, string>): ScoreRow {
  const { variance, woundsBy, ...counts } = sums;
  const [first, second] = [...woundsBy].toSorted(([, one], [, other]) => other - one);
  const isRival = first !== undefined && first[1] >= MIN_RIVAL_WOUNDS && first[1] > (second?.[1] ?? 0);
  return {
    person,
    ...counts,
    error: 100 * Math.sqrt(variance),
    rival: isRival ? { person: first[0], name: names.get(first[0]) ?? '', wounds: first[1] } : null,
  };
}

function byScore(one: ScoreRow, other: ScoreRow): number {
  if (one.scored > 0 !== other.scored > 0) return one.scored > 0 ? -1 : 1;
  return other.score - one.score || other.wins - one.wins || one.games - other.games;
}
