// What the greedy bot of the dice game notices before it answers, and what a life point of anybody is worth to it.

import { characterOf, type Frame, type PlayerView, type View } from '@posse/dice';
import { livingFrom, othersOf, type Role, type Seat, seat } from '@posse/engine';
import { foesOf } from '../foes.ts';

export interface Glance {
  readonly view: View;
  readonly me: Seat;
  readonly self: PlayerView;
  /** The frame that asks. */
  readonly why: Frame;
  /** The living, except me. */
  readonly others: readonly Seat[];
  /** For each seat how much I want to harm it; below 0, to spare it. */
  readonly foe: readonly number[];
  /** The best that a 1 and a 2 of mine can do; below 0 where they can only harm a friend. */
  readonly sights: Readonly<Record<'1' | '2', number>>;
}

export function glanceAt(view: View): Glance {
  const me = view.viewer === 'spectator' ? seat(0) : view.viewer;
  const self = view.players[me] as PlayerView;
  const foe = foesOf(view.players, me, me === view.ghost ? sideOfGhost(view, self.role) : self.role);
  const best = (face: '1' | '2'): number =>
    Math.max(...reached(view, me, face).map((at) => pointOf(foe[at] ?? 0, playerOf(view, at).life)));
  return {
    view,
    me,
    self,
    why: view.stack[view.stack.length - 1] as Frame,
    others: othersOf(view.players, me),
    foe,
    sights: { '1': best('1'), '2': best('2') },
  };
}

export const playerOf = (view: View, who: Seat): PlayerView => view.players[who] as PlayerView;

export const foe = (g: Glance, at: Seat | null): number => g.foe[at ?? g.me] ?? 0;

/** A Renegade's ghost takes sides: with the Outlaws at tables of five and seven, else with the law. */
const sideOfGhost = ({ players }: View, role: Role | null): Role | null =>
  role !== 'renegade' ? role : players.length % 2 === 1 ? 'outlaw' : 'deputy';

/** The fewer life points somebody has, the more each of them matters. */
const pointOf = (foe: number, life: number): number => foe * (1 + 2 / Math.max(1, life));

/** What it is worth to me that somebody loses a life point, after some that are lost for certain. */
export function blow(g: Glance, at: Seat, before = 0): number {
  const life = playerOf(g.view, at).life - before;
  return life <= 0 ? 0 : pointOf(foe(g, at), life);
}

/** What it is worth to me that somebody gains a life point, after some that he gains for certain. */
export function sip(g: Glance, at: Seat, before = 0): number {
  const { life, maxLife } = playerOf(g.view, at);
  return life + before >= maxLife ? 0 : -pointOf(foe(g, at), life + before);
}

/** Whom a 1 or a 2 of mine reaches. */
function reached({ players }: View, me: Seat, face: '1' | '2'): Seat[] {
  const living = livingFrom(players, me);
  const { swapsSights, aimsFurther } = characterOf(players[me]?.character ?? '').power;
  const place = living.length > 3 && face === '2' ? 2 : 1;
  const places = [place, ...(swapsSights && living.length > 3 ? [3 - place] : []), ...(aimsFurther ? [place + 1] : [])];
  return living.filter((who, step) => who !== me && places.some((far) => far === step || far === living.length - step));
}
