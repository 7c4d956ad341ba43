// A hand-made position of the dice game for tests.

import {
  type Die,
  diceGame,
  emptyTable,
  type Face,
  type Frame,
  newPlayer,
  PLAIN,
  type State,
  settle,
  setupFrom,
} from '@posse/dice';
import { type Role, randomFrom, type Seat, seat } from '@posse/engine';
import type { SeenDeed } from '../seat-memory.ts';

export interface Position {
  /** The roles, clockwise, beginning with the player on turn; all have the plain character. */
  readonly roles: readonly Role[];
  /** Life points by seat, if not the usual ones. */
  readonly life?: Readonly<Record<number, number>>;
  readonly dice?: readonly Face[];
  readonly rolls?: number;
  /** The frame of the question. */
  readonly frame: Frame;
}

export const me = seat(0);

export function stateOf({ roles, life = {}, dice = [], rolls = 1, frame }: Position): State {
  const setup = setupFrom({ seats: roles.length });
  const players = roles.map((role) => newPlayer(role, null, PLAIN));
  for (const [place, points] of Object.entries(life)) Object.assign(players[Number(place)] ?? {}, { life: points });
  const t = emptyTable(setup, randomFrom('scene'), players);
  t.turn = me;
  t.rolls = rolls;
  t.dice = dice.map((face): Die => ({ kind: 'base', face, fresh: false }));
  t.stack.push({ op: 'turnEnd', who: me }, frame);
  settle(t);
  return t;
}

export const viewOf = (t: State): ReturnType<typeof diceGame.view> => diceGame.view(t, me);

export const aiming = (...left: readonly ('1' | '2')[]): Frame => ({
  op: 'aiming',
  who: me,
  left,
  hits: [],
  doubling: false,
});

/** A shot that could have been aimed at another player instead. */
export const shot = (who: number, at: number, instead: number): SeenDeed => ({
  who: who as Seat,
  what: 'shoot',
  at: at as Seat,
  harm: 1,
  instead: [instead as Seat],
  backs: [],
});
