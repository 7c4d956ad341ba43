// Who may step in and does not might as well sit elsewhere: with what two of them hold exchanged, everything goes the same way
// as long as everybody passes. So nobody is asked, hurt or paid for what he has and does not use.

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
import type { Subject } from './subject.ts';

/** The name by which a run tells that it has tried this. */
export const ALL_PASSED = 'everybody passes';

/** More passes in a row are none of one moment any more. */
const LONG = 40;
const BYSTANDER: Viewer = 'spectator';

/** A state in which two of those who may step in have exchanged what they hold. */
export interface Exchanged<State> {
  readonly state: State;
  /** Did what was exchanged come to light in what everybody was told? */
  cameToLight(told: readonly SeenFact[]): boolean;
}

/** What goes another way; null if nothing does, undefined where fewer than two may step in. */
export function passedAlike<K extends Kinds, Client>(
  { game, exchange, counts }: Subject<K, Client>,
  state: K['state'],
  random: Random,
): string | null | undefined {
  const twin = exchange(state, random);
  if (twin === null) return undefined;
  const here = game.clone(state);
  const there = twin.state;
  for (let passes = 0; passes < LONG; passes++) {
    const problem = difference('what everybody sees', game.view(there, BYSTANDER), game.view(here, BYSTANDER));
    if (problem !== null) return problem;
    const [asked, askedThere] = [game.pending(here), game.pending(there)];
    const unlike = difference('who is asked', asking(askedThere), asking(asked));
    if (unlike !== null) return unlike;
    const answer = asked?.options.find(({ kind }) => kind === 'pass');
    if (answer === undefined) return null;
    const told = game.apply(here, answer).map((fact) => seenBy(fact, BYSTANDER));
    const toldThere = game.apply(there, answer).map((fact) => seenBy(fact, BYSTANDER));
    if (twin.cameToLight(told)) {
      // The fallen show what they had: from there on only what can be counted is the same, unless their roles end one of the two games,
      // or say who may step in next.
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

/** Two of these seats by chance; none if there are no two. */
export function twoOf(seats: readonly Seat[], random: Random): readonly Seat[] {
  if (seats.length < 2) return [];
  const one = below(random, seats.length);
  const other = (one + 1 + below(random, seats.length - 1)) % seats.length;
  return [seats[one] as Seat, seats[other] as Seat];
}
