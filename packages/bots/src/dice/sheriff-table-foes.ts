// Foes in the dice game at tables with a Sheriff.

import { ROLES, type Role } from '@posse/engine';
import type { Wants } from '../likely-foes.ts';

/** The number of players of each role still in the game, which everybody can count. */
export interface Left {
  readonly living: number;
  readonly deputies: number;
  readonly outlaws: number;
  readonly renegades: number;
}

/** How much of a foe each role is, for bots without foresight: Sheriff, Deputy, Outlaw, Renegade. */
const PLAIN_WANTS: Wants = {
  sheriff: [-1, -0.6, 1, 0.7],
  deputy: [-2, -1, 1, 0.7],
  outlaw: [2, 0.6, -1, 0.4],
  // The Renegade needs the Sheriff alive until only the two are left.
  renegade: [-0.6, 0.8, 1, 0.8],
};

/**
 * How much of a foe each role is, for bots with foresight: fitted to how a life point of each changes the chance to
 * win, then tuned in play. At 1 it counts as much as mine.
 */
const shrewd = (renegade: readonly number[]): Wants => ({
  sheriff: [-1, -0.85, 0.65, 0.4],
  deputy: [-1.8, -1, 1, 0.6],
  outlaw: [1.6, 0.8, -0.85, 0.5],
  renegade,
});

/** The Renegade's foes at first: the Deputies, while the Outlaws keep the law busy. */
const BUSY = shrewd([-0.1, 0.4, 0.1, 0.4]);
const OUTNUMBERED = shrewd([-0.6, 0.5, 0.45, 0.5]);
const BALANCED = shrewd([-0.1, 0.5, 0.1, 0.4]);
const NO_DEPUTIES = shrewd([-0.2, 0.5, 0.2, 0.4]);
const ALONE = shrewd([0.4, 0.6, 0, 0.6]);

export function wantsFor(thinksAhead: boolean, { deputies, outlaws }: Left): Wants {
  if (!thinksAhead) return PLAIN_WANTS;
  if (outlaws === 0) return ALONE;
  if (outlaws === 1) return deputies === 0 ? NO_DEPUTIES : BALANCED;
  return deputies === 0 ? OUTNUMBERED : BUSY;
}

const DEALT = Object.values(ROLES).reduce<Record<number, Left>>((all, roles) => {
  const count = (role: Role): number => roles.filter((one) => one === role).length;
  all[roles.length] = {
    living: roles.length,
    deputies: count('deputy'),
    outlaws: count('outlaw'),
    renegades: count('renegade'),
  };
  return all;
}, {});

/** Counts from the roles of eliminated players, which are open. */
export function leftOf(players: readonly { readonly alive: boolean }[], known: readonly (Role | null)[]): Left {
  let { living, deputies, outlaws, renegades } = DEALT[players.length] as Left;
  for (let place = 0; place < players.length; place++) {
    if (players[place]?.alive) continue;
    const role = known[place];
    living--;
    if (role === 'deputy') deputies--;
    else if (role === 'outlaw') outlaws--;
    else if (role === 'renegade') renegades--;
  }
  return { living, deputies, outlaws, renegades };
}
