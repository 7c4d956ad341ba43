// Special roles that answer to a moment. Everybody who could hold such a role, as far as the table knows, is asked in turn,
// so that nobody learns who really does.

import { done, type Fallen, ROLES, type Role, type Seat } from '@posse/engine';
import { type Answer, never, pass, reveal, turnDie } from '../../answers.ts';
import type { Points } from '../../base/rules/losses.ts';
import { tell } from '../../facts.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { FACES, SPECIALS } from '../../registry.ts';
import { hasModule, type Player, playerAt, type State } from '../../state.ts';
import { isFinal } from '../../table/dice.ts';
import { isAlive } from '../../table/seats.ts';
import { useReaction } from './powers.ts';

export type Moment = 'rolled' | 'stopped' | 'revealed' | 'gaining' | 'dying' | 'turn over';

declare module '../../frames.ts' {
  interface Frames {
    react: {
      readonly moment: Moment;
      /** The player on turn, or whose reveal it is. */
      readonly who: Seat;
      /** Who is still to be asked, in order. */
      readonly left: readonly Seat[];
      readonly fallen: readonly Fallen[];
      readonly points: Points;
      /** What follows when nobody steps in. */
      readonly next: readonly Frame[];
      /** What follows if the Judge strikes a reveal. */
      readonly struck: readonly Frame[];
    };
    /** A role is shown, and its power works unless the Judge strikes it. */
    judged: {
      readonly who: Seat;
      readonly special: string;
      readonly then: readonly Frame[];
      readonly otherwise: readonly Frame[];
    };
  }
  interface Answers {
    react: 'reveal' | 'pass' | 'never';
  }
}

export type React = FrameFor<'react'>;

/** The roles that answer to each moment. */
const ANSWERING: Readonly<Record<Moment, readonly string[]>> = {
  rolled: ['dottore', 'baro'],
  stopped: ['baro'],
  revealed: ['giudice'],
  gaining: ['cattivo'],
  dying: ['mano-sinistra'],
  'turn over': ['mano-destra'],
};

/** Asks all who could answer to a moment, clockwise from the left of `who`, himself last. */
export function react(
  t: State,
  moment: Moment,
  who: Seat,
  next: readonly Frame[],
  fallen: readonly Fallen[] = [],
  points: Points = [],
): readonly Frame[] {
  if (!hasModule(t, 3)) return next;
  return [{ op: 'react', moment, who, left: clockwiseFrom(t, who), fallen, points, next, struck: [] }];
}

const clockwiseFrom = (t: State, who: Seat): Seat[] =>
  t.players.map((_, step) => ((who + 1 + step) % t.players.length) as Seat);

/** Could this player use that role now, as far as everybody knows? */
function couldUse(t: State, me: Seat, special: string, { moment, who, points }: React): boolean {
  if (!isAlive(t, me) || playerAt(t, me).muted || !couldHold(t, me, special)) return false;
  if (special === 'baro') return me !== who && (moment === 'stopped' || isFinal(t));
  if (special === 'mano-destra') return me === who;
  if (special === 'giudice') return me !== who;
  return special !== 'cattivo' || points.some(([seat]) => seat !== me);
}

/** An open role is known; a hidden one may be any that nobody else has shown and that its kind still has room for. */
export function couldHold(t: State, me: Seat, special: string): boolean {
  const player = playerAt(t, me);
  if (player.roleShown) return player.special === special && !player.spent;
  const isOut = t.players.some((other) => other.roleShown && other.special === special);
  return !isOut && hiddenRoles(t).includes(SPECIALS[special]?.role as Role);
}

function hiddenRoles(t: State): Role[] {
  const left = [...(ROLES[t.players.length] ?? [])];
  for (const { role, roleShown } of t.players) if (roleShown && left.includes(role)) left.splice(left.indexOf(role), 1);
  return left;
}

const holds = ({ special, spent }: Player, id: string): boolean => special === id && !spent;

const nextAsked = (t: State, f: React): Seat | undefined =>
  f.left.find((me) => ANSWERING[f.moment].some((special) => couldUse(t, me, special, f)));

export const reactRule: Rule<'react'> = {
  who: (f, t) => nextAsked(t, f) as Seat,
  open: (t, f) => nextAsked(t, f) !== undefined,
  closes: (_t, f) => f.next,
  offers(t, f, list) {
    const me = nextAsked(t, f) as Seat;
    for (const special of ANSWERING[f.moment])
      if (holds(playerAt(t, me), special) && couldUse(t, me, special, f)) listReveals(t, me, special, f, list);
    list.push(pass(me), never(me));
  },
  on: {
    reveal: (t, f, answer) => done(...useReaction(t, after(t, f), answer)),
    pass: (t, f) => done(after(t, f)),
    never(t, f, { seat }) {
      playerAt(t, seat).muted = true;
      return done(after(t, f));
    },
  },
};

/** The same moment, with the next one to be asked. */
function after(t: State, f: React): React {
  const me = nextAsked(t, f);
  return { ...f, left: f.left.slice(f.left.indexOf(me as Seat) + 1) };
}

function listReveals(t: State, me: Seat, special: string, { fallen, points }: React, list: Answer[]): void {
  if (special === 'dottore')
    for (const [place, { kind, face }] of t.dice.entries())
      for (const other of FACES[kind]) if (other !== face) list.push(turnDie(me, special, place, other));
  if (special === 'cattivo')
    for (const at of new Set(points.map(([seat]) => seat))) if (at !== me) list.push(reveal(me, special, at));
  if (special === 'mano-sinistra') for (const { who } of fallen) list.push(reveal(me, special, who));
  if (special === 'baro' || special === 'giudice' || special === 'mano-destra') list.push(reveal(me, special));
}

export const judged = (
  who: Seat,
  special: string,
  then: readonly Frame[],
  otherwise: readonly Frame[] = [],
): Frame => ({
  op: 'judged',
  who,
  special,
  then,
  otherwise,
});

/** Shown for its power, a role stays open, and is spent whether the Judge strikes it or not. */
export const judgedRule: Rule<'judged'> = (t, { who, special, then, otherwise }) => {
  const player = playerAt(t, who);
  player.roleShown = true;
  player.spent = true;
  tell(t, 'revealed', { who, special, role: player.role });
  if (special === 'giudice') return then;
  // In the same order as always: clockwise from the left of the player on turn.
  const left = clockwiseFrom(t, t.turn);
  return [{ op: 'react', moment: 'revealed', who, left, fallen: [], points: [], next: then, struck: otherwise }];
};
