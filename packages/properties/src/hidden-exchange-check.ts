// Checks that hidden things have no effect while their holders pass.
// Two players who may react exchange what they hold. As long as everybody passes, both games must look the same: nobody
// is asked, hurt or paid for something that they have and do not use.

import {
  below,
  type Kinds,
  type Random,
  type Seat,
  type SeenFact,
  samePlain,
  seenBy,
  type Viewer,
} from '@posse/engine';
import type { Subject } from './checked-game-interface.ts';

/** The name of this check in the list of what a run has used. */
export const ALL_PASSED = 'everybody passes';

/** The maximum number of passes in a row that can belong to one question. */
const MAX_PASSES = 40;
const SPECTATOR: Viewer = 'spectator';

/** A state in which two players who may react have exchanged what they hold. */
export interface Exchanged<State> {
  readonly state: State;
  /** Do these facts show something that was exchanged? */
  isRevealed(told: readonly SeenFact[]): boolean;
}

/** The first difference between the two games; null if there is none, undefined if fewer than two may react. */
export function findExchangeDifference<K extends Kinds, Client>(
  { game, exchange, counts }: Subject<K, Client>,
  state: K['state'],
  random: Random,
): string | null | undefined {
  const twin = exchange(state, random);
  if (twin === null) return undefined;
  const here = game.clone(state);
  const there = twin.state;
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const problem = difference('what everybody sees', game.view(there, SPECTATOR), game.view(here, SPECTATOR));
    if (problem !== null) return problem;
    const [asked, askedThere] = [game.pending(here), game.pending(there)];
    const unlike = difference('who is asked', asking(askedThere), asking(asked));
    if (unlike !== null) return unlike;
    const answer = asked?.options.find(({ kind }) => kind === 'pass');
    if (answer === undefined) return null;
    const told = game.apply(here, answer).map((fact) => seenBy(fact, SPECTATOR));
    const toldThere = game.apply(there, answer).map((fact) => seenBy(fact, SPECTATOR));
    if (twin.isRevealed(told)) {
      // The dead show what they had, so from here on only counts are the same. If the roles that came to light end one
      // of the games, or decide who may react next, not even these.
      const isAlike = samePlain(game.pending(there)?.why, game.pending(here)?.why);
      return isAlike ? difference('what everybody can count', counts(there), counts(here)) : null;
    }
    const heard = difference('what everybody is told', toldThere, told);
    if (heard !== null) return heard;
  }
  return null;
}

const asking = (asked: { readonly seat: number; readonly why: unknown } | null): unknown =>
  asked === null ? null : { seat: asked.seat, why: (asked.why as { readonly op: string }).op };

function difference(what: string, there: unknown, here: unknown): string | null {
  return samePlain(there, here)
    ? null
    : `those who may step in are exchanged, and though all pass ${what} differs\n  expected ${JSON.stringify(here)}\n  but got  ${JSON.stringify(there)}`;
}

/** Two different random seats of the list; none if it is too short. */
export function pickTwo(seats: readonly Seat[], random: Random): readonly Seat[] {
  if (seats.length < 2) return [];
  const one = below(random, seats.length);
  const other = (one + 1 + below(random, seats.length - 1)) % seats.length;
  return [seats[one] as Seat, seats[other] as Seat];
}
