// A position of the dice game in numbers.

import type { Player, State } from '@posse/dice';
import { livingFrom, type Role, type Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';
import { suspicions } from './suspicions.ts';

const SHERIFF_FEATURES = 6;
const CLASS_FEATURES = 9;
const CLASSES: readonly Role[] = ['deputy', 'outlaw', 'renegade'];
const ROLES: readonly Role[] = ['sheriff', ...CLASSES];
const COUNT = SHERIFF_FEATURES + CLASSES.length * CLASS_FEATURES + ROLES.length + 3;

/** The Sheriff by himself, each other role as a whole, whose turn it is, how many are left, and the arrows in the pile. */
export function diceFeatures(t: State, beliefs: Beliefs): number[] | null {
  const { players } = t;
  const sheriff = players.findIndex(({ role, alive }) => role === 'sheriff' && alive) as Seat;
  if (sheriff < 0) return null;
  const seen: number[] = new Array<number>(COUNT).fill(0);
  const add = (at: number, amount: number): void => {
    seen[at] = (seen[at] as number) + amount;
  };
  const star = players[sheriff] as Player;
  seen[0] = star.life / 8;
  seen[1] = star.life <= 1 ? 1 : 0;
  seen[2] = star.life <= 2 ? 1 : 0;
  seen[3] = star.life <= 4 ? 1 : 0;
  seen[4] = tokens(star) / 4;
  seen[5] = tokens(star) >= star.life ? 1 : 0;
  const living = livingFrom(players, sheriff);
  for (const [step, who] of living.entries()) {
    if (who === sheriff) continue;
    const player = players[who] as Player;
    const away = Math.min(step, living.length - step);
    const start = SHERIFF_FEATURES + CLASSES.indexOf(player.role) * CLASS_FEATURES;
    add(start, 1 / 2);
    add(start + 1, player.life / 12);
    if (player.life <= 1) add(start + 2, 1 / 2);
    if (player.life <= 2) add(start + 3, 1 / 2);
    add(start + 4, tokens(player) / 4);
    if (tokens(player) >= player.life) add(start + 5, 1 / 2);
    if (away === 1) add(start + 6, 1 / 2);
    if (away === 2 || living.length <= 3) add(start + 7, 1 / 2);
    if (players[t.turn]?.alive)
      add(start + 8, (((who - t.turn + players.length) % players.length) / players.length) * 0.5);
  }
  const turns = SHERIFF_FEATURES + CLASSES.length * CLASS_FEATURES;
  seen[turns + ROLES.indexOf(players[t.turn]?.role ?? 'sheriff')] = 1;
  seen[turns + ROLES.length] = living.length / 8;
  seen[turns + ROLES.length + 1] = players.length / 8;
  seen[turns + ROLES.length + 2] = t.pile / 9;
  return [...seen, ...suspicions(players, beliefs)];
}

/** The Chief's arrow counts for two. */
const tokens = ({ arrows, chief }: Player): number => arrows + (chief ? 2 : 0);
