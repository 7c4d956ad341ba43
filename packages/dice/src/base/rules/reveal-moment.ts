// A moment at which players may reveal special roles.
// Everybody is asked in turn who could hold a fitting role as far as the table knows. The question therefore tells
// nothing about who really holds one.

import { done, type Fallen, type Listing, type Seat, seat } from '@posse/engine';
import { type Never, never, type Pass, pass, type Reveal } from '../../answers.ts';
import { SPECIALS } from '../../entry-registry.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { dealableFrom } from '../../setup/pool-at-deal.ts';
import type { Moment, React, SpecialRole } from '../../special-role.ts';
import { hasModule, playerAt, type State } from '../../state.ts';
import { isAlive } from '../../table/seat-order.ts';
import type { Points } from './life-loss.ts';

declare module '../../frames.ts' {
  interface Frames {
    react: {
      readonly moment: Moment;
      /** The player whose turn, or whose reveal, it is. */
      readonly who: Seat;
      /** The players still to be asked, in order. */
      readonly left: readonly Seat[];
      readonly fallen: readonly Fallen[];
      /** The points about to be gained, or the last life points that the fallen have lost. */
      readonly points: Points;
      /** The frames that follow if nobody steps in. */
      readonly next: readonly Frame[];
      /** The frames that follow if a reveal is cancelled. */
      readonly struck: readonly Frame[];
    };
    /** The frame of a revealed role, whose power works unless it is cancelled. */
    judged: {
      readonly who: Seat;
      readonly special: string;
      readonly then: readonly Frame[];
      readonly otherwise: readonly Frame[];
    };
  }
  interface Answers {
    react: Reveal | Pass | Never;
  }
}

/**
 * Asks everybody who could react, clockwise from the left of the player whose turn it is, who comes last. Then runs
 * `next`.
 */
export const react = (
  t: State,
  moment: Moment,
  who: Seat,
  next: readonly Frame[],
  fallen: readonly Fallen[] = [],
  points: Points = [],
): readonly Frame[] => (hasModule(t, 3) ? [newMoment(t, moment, who, next, [], fallen, points)] : next);

function newMoment(
  t: State,
  moment: Moment,
  who: Seat,
  next: readonly Frame[],
  struck: readonly Frame[],
  fallen: readonly Fallen[] = [],
  points: Points = [],
): React {
  return { op: 'react', moment, who, left: askedInOrder(t), fallen, points, next, struck };
}

/** The seats in the order in which they are asked, which is the same at every moment of a turn. */
const askedInOrder = (t: State): Seat[] => t.players.map((_, step) => seat((t.turn + 1 + step) % t.players.length));

/** Restarts a moment, because what it is about has changed. */
export const restartMoment = (t: State, rest: React): React => ({ ...rest, left: askedInOrder(t) });

/** The special roles of this game that fit a moment, by id. */
const rolesFor = ({ setup }: State, moment: Moment): [string, SpecialRole][] =>
  Object.entries(dealableFrom(setup.pool).specials).filter(([, { moments }]) => moments.includes(moment));

/**
 * Could this player hold this role, as far as the table knows? A public role is known. A hidden one may be any that
 * nobody else has revealed and that its kind still has room for, because everybody knows which roles were dealt.
 */
function couldHold(t: State, me: Seat, id: string): boolean {
  const player = playerAt(t, me);
  if (player.roleShown) return player.special === id && !player.spent;
  const isOut = t.players.some((other) => other.roleShown && other.special === id);
  return !isOut && t.players.some(({ roleShown, role }) => !roleShown && role === SPECIALS[id]?.role);
}

/** Could this player react here, as far as everybody knows? */
const couldAnswer = (t: State, here: React, me: Seat): boolean =>
  isAlive(t, me) &&
  !playerAt(t, me).muted &&
  rolesFor(t, here.moment).some(([id, special]) => couldHold(t, me, id) && special.fits(t, me, here));

const nextAsked = (t: State, here: React): Seat | null => here.left.find((me) => couldAnswer(t, here, me)) ?? null;

/** The players still to be asked, in order. */
export const playersToAsk = (t: State, here: React): Seat[] => here.left.filter((me) => couldAnswer(t, here, me));

export const reactRule: Rule<'react'> = {
  who: (here, t) => nextAsked(t, here),
  closes: (_t, here) => here.next,
  offers(t, here, list, me) {
    listReveals(t, me, here, list);
    list.push(pass(me), never(me));
  },
  on: {
    reveal: (t, here, answer) => done(shown(t, answer, withNextAsked(t, here))),
    pass: (t, here) => done(withNextAsked(t, here)),
    never(t, here, answer) {
      // The next player must be found first: muting this one would change the list.
      const next = withNextAsked(t, here);
      playerAt(t, answer.seat).muted = true;
      return done(next);
    },
  },
};

/** Lists the reveals that this player can really make here. */
export function listReveals(t: State, me: Seat, here: React, list: Listing<Reveal>): void {
  const { special, spent } = playerAt(t, me);
  const mine = special === null || spent ? undefined : SPECIALS[special];
  if (mine?.moments.includes(here.moment) && mine.fits(t, me, here)) mine.list(t, me, here, list);
}

/** The same moment, with the next player to be asked. */
function withNextAsked(t: State, here: React): React {
  const asked = nextAsked(t, here);
  return { ...here, left: asked === null ? here.left : here.left.slice(here.left.indexOf(asked) + 1) };
}

function shown(t: State, answer: Reveal, rest: React): Frame {
  const special = SPECIALS[answer.pick];
  const then = special?.use(t, answer, rest) ?? [];
  return { op: 'judged', who: answer.seat, special: answer.pick, then, otherwise: special?.struck(rest) ?? [rest] };
}

/** Lists the reveals at the start of a player's own turn, where they are not asked separately. */
export const listStartReveals = (t: State, me: Seat, list: Listing<Reveal>): void =>
  listReveals(t, me, newMoment(t, 'turn starts', me, [], []), list);

export const showAtStart = (t: State, answer: Reveal): Frame =>
  shown(t, answer, newMoment(t, 'turn starts', answer.seat, [], []));

/**
 * Settles a revealed role. It stays public and is spent, even if it is cancelled. Il Giudice's own reveal can't be
 * cancelled.
 */
export const judgedRule: Rule<'judged'> = (t, { who, special, then, otherwise }) => {
  const player = playerAt(t, who);
  player.roleShown = true;
  player.spent = true;
  tell(t, 'revealed', { who, special, role: player.role });
  if (SPECIALS[special]?.moments.includes('revealed')) return then;
  return [newMoment(t, 'revealed', who, then, otherwise)];
};
