// What the greedy bot notices before it answers: itself, the question, and how much of a foe everybody is.

import { type CardId, type Frame, isHidden, type PlayerView, type Role, TABLES, type View } from '@posse/card';
import { type Seat, seat, seatsOf } from '@posse/engine';

export interface Glance {
  readonly view: View;
  readonly me: Seat;
  readonly self: PlayerView;
  /** My own cards. */
  readonly hand: readonly CardId[];
  /** The frame that asks. */
  readonly why: Frame;
  /** The living, except me. */
  readonly others: readonly Seat[];
  /** For each seat how much I want to harm it; below 0, to spare it. */
  readonly foe: readonly number[];
}

export function glanceAt(view: View): Glance {
  const me = view.viewer === 'spectator' ? seat(0) : view.viewer;
  const self = view.players[me] as PlayerView;
  const others = seatsOf(view.players.length).filter((who) => who !== me && playerOf(view, who).alive);
  return {
    view,
    me,
    self,
    hand: self.hand.filter((card) => !isHidden(card)) as CardId[],
    why: (view.stack[view.stack.length - 1] as View['stack'][number]).frame,
    others,
    foe: foes(view, me, others.length),
  };
}

export const playerOf = (view: View, who: Seat): PlayerView => view.players[who] as PlayerView;

type Foes = Readonly<Record<Role, Readonly<Record<Role, number>>>>;

/** How much each role, in its column, is a foe of mine. */
const FOES: Foes = {
  sheriff: { sheriff: -1, deputy: -0.6, outlaw: 1, renegade: 0.7 },
  deputy: { sheriff: -2, deputy: -1, outlaw: 1, renegade: 0.7 },
  outlaw: { sheriff: 2, deputy: 0.6, outlaw: -1, renegade: 0.4 },
  // Until the last two are left, the Renegade needs the Sheriff alive.
  renegade: { sheriff: -0.6, deputy: 0.8, outlaw: 1, renegade: 0.8 },
};
/** Where every role is open, everybody hunts one of the others, and is hunted by the third. */
const HUNTERS: Foes = {
  sheriff: { sheriff: 1, deputy: 1, outlaw: 1, renegade: 1 },
  deputy: { sheriff: 1, deputy: 1, outlaw: 0.7, renegade: 1.5 },
  outlaw: { sheriff: 1, deputy: 1.5, outlaw: 1, renegade: 0.7 },
  renegade: { sheriff: 1, deputy: 0.7, outlaw: 1.5, renegade: 1 },
};
const SHOWDOWN = 2;

function foes(view: View, me: Seat, others: number): number[] {
  const table = TABLES[view.players.length]?.openRoles ? HUNTERS : FOES;
  const mine = table[playerOf(view, me).role ?? 'renegade'];
  if (others === 1) return view.players.map((_, place) => (place === me ? -1 : SHOWDOWN));
  const hidden = hiddenRoles(view);
  const unknown = hidden.reduce((total, role) => total + mine[role], 0) / Math.max(1, hidden.length);
  return view.players.map(({ role }, place) => (place === me ? -1 : role === null ? unknown : mine[role]));
}

/** The roles that somebody at the table must have, but nobody has shown me. */
function hiddenRoles(view: View): Role[] {
  const left = [...(TABLES[view.players.length]?.roles ?? [])];
  for (const { role } of view.players) if (role !== null) left.splice(left.indexOf(role), 1);
  return left;
}
