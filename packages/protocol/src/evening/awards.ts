// Awards after a game: for a clear maximum only, one for each player.

import { type Seat, seatsOf } from '@posse/engine';
import { dealtBy, grudgeOf, shootersOf, sufferedBy, type Tally } from './deed-tally.ts';
import type { Deeds } from './player-deeds.ts';

interface Merit {
  /** The number in the award's text: hits, eliminations, beers. */
  readonly count: number;
  /** The total of which `count` is a part, if the text names it. */
  readonly of?: number;
  /** The rank by which the award is given: the highest wins, and later numbers break ties. */
  readonly rank: readonly number[];
}

/** A player's merit for an award; null for none. */
type Claim = (deeds: Readonly<Deeds>, game: Game, who: Seat) => Merit | null;

interface Game {
  readonly tally: Tally;
  isAlive(who: Seat): boolean;
}

const most = (count: number, least: number, ...then: readonly number[]): Merit | null =>
  count < least ? null : { count, rank: [count, ...then] };

/** The awards by importance: the winner of one gets no later one. */
const CLAIMS = {
  deadliest: ({ kills }, { tally }, who) => most(dealtBy(tally, who), 2, kills.length),
  undertaker: ({ kills }, { tally }, who) => most(kills.length, 2, dealtBy(tally, who)),
  hardToKill: (_, { tally, isAlive }, who) => (isAlive(who) ? most(sufferedBy(tally, who), 3) : null),
  barfly: ({ healed }) => most(healed, 2),
  unluckiest: ({ draws, goodDraws, luck }) =>
    draws >= 3 && luck <= -0.75 ? { count: goodDraws, of: draws, rank: [-luck] } : null,
  luckiest: ({ draws, goodDraws, luck }) =>
    draws >= 2 && luck >= 1 ? { count: goodDraws, of: draws, rank: [luck] } : null,
  slippery: ({ dodges }) => most(dodges, 3),
  lightFingers: ({ stolen }) => most(stolen, 3),
  goodHost: ({ poured }) => most(poured, 2),
  thunder: ({ gatlings }, { tally }, who) => most(gatlings, 1, dealtBy(tally, who)),
  pincushion: ({ arrows }) => most(arrows, 5),
  shortFuse: ({ blasts }) => most(blasts, 2),
  lastWord: (_, { tally }, who) => (tally.lastWord === who ? { count: 1, rank: [1] } : null),
  notAScratch: ({ turns }, { tally, isAlive }, who) =>
    isAlive(who) && turns >= 3 && sufferedBy(tally, who) === 0 ? { count: 0, rank: [1] } : null,
  grudge: (_, { tally }, who) => most(grudgeOf(tally, who), 3, dealtBy(tally, who)),
  popularTarget: (_, { tally }, who) => most(shootersOf(tally, who), 3, sufferedBy(tally, who)),
  warningShots: ({ misses }) => most(misses, 3),
  peacemaker: ({ turns }, { tally }, who) => (dealtBy(tally, who) === 0 && turns >= 3 ? { count: 0, rank: [1] } : null),
  firstBlood: (_, { tally }, who) => (tally.firstBlood === who ? { count: 1, rank: [1] } : null),
  cursed: ({ misfortune }) => most(misfortune, 3),
  wellEquipped: ({ laid }) => most(laid, 3),
  busyHands: ({ played }) => most(played, 10),
  firstToFall: ({ fall }, { isAlive }, who) =>
    fall?.order === 0 && !isAlive(who) ? { count: fall.round, rank: [1] } : null,
} as const satisfies Readonly<Record<string, Claim>>;

export type AwardId = keyof typeof CLAIMS;

export const isAwardId = (id: string): id is AwardId => Object.hasOwn(CLAIMS, id);

export interface Award {
  readonly id: AwardId;
  readonly who: Seat;
  readonly count: number;
  readonly of?: number;
}

export function awardsOf(tally: Tally, alive: readonly boolean[]): readonly Award[] {
  const game: Game = { tally, isAlive: (who) => alive[who] === true };
  const awards: Award[] = [];
  for (const [id, claim] of Object.entries(CLAIMS) as [AwardId, Claim][]) {
    const best = clearlyBest(seatsOf(tally.deeds.length), (who) => claim(tally.deeds[who] as Deeds, game, who));
    if (best === null || awards.some(({ who }) => who === best.who)) continue;
    const { count, of } = best.merit;
    awards.push({ id, who: best.who, count, ...(of === undefined ? {} : { of }) });
  }
  return awards;
}

/** The seat with the highest rank; null if two players are equal. */
function clearlyBest(seats: readonly Seat[], meritOf: (who: Seat) => Merit | null) {
  const claims = seats.flatMap((who) => {
    const merit = meritOf(who);
    return merit === null ? [] : [{ who, merit }];
  });
  claims.sort((one, other) => compared(other.merit.rank, one.merit.rank));
  const [best, next] = claims;
  if (best === undefined || (next !== undefined && compared(best.merit.rank, next.merit.rank) === 0)) return null;
  return best;
}

function compared(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
