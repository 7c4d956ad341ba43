// The features of a position of the card game, for the judge.

import { type CardId, distance, kindOf, type Player, reachOf, type State } from '@posse/card';
import { countLiving, type Role, type Seat } from '@posse/engine';
import type { Beliefs } from '../role-beliefs.ts';
import { zeros } from './judge-network.ts';
import { addSuspicions, SUSPICIONS } from './suspicion-features.ts';

const SHERIFF_FEATURES = 12;
const CLASS_FEATURES = 13;
const CLASSES: readonly Role[] = ['deputy', 'outlaw', 'renegade'];
const ROLES: readonly Role[] = ['sheriff', ...CLASSES];
const COUNT = SHERIFF_FEATURES + CLASSES.length * CLASS_FEATURES + ROLES.length + 2;
const blank = zeros(COUNT + SUSPICIONS);

/** Features of the Sheriff alone, of each other role as a whole, of the turn, and of the number left. */
export function cardFeatures(t: State, beliefs: Beliefs): number[] | null {
  const { players } = t;
  const sheriff = players.findIndex(({ role, alive }) => role === 'sheriff' && alive) as Seat;
  if (sheriff < 0 || !t.begun) return null;
  const seen = blank();
  const add = (at: number, amount: number): void => {
    seen[at] = (seen[at] as number) + amount;
  };
  const star = players[sheriff] as Player;
  seen[0] = star.life / 5;
  seen[1] = star.life <= 1 ? 1 : 0;
  seen[2] = star.life <= 2 ? 1 : 0;
  seen[3] = star.hand.length / 5;
  seen[4] = star.hand.length === 0 ? 1 : 0;
  seen[5] = star.totals.farther / 2;
  seen[6] = isSheltered(t, star) ? 1 : 0;
  seen[7] = star.totals.reach / 5 + (star.totals.bangs > 1 ? 0.5 : 0);
  seen[8] = isBurdened(t, star) ? 1 : 0;
  count(t, star.hand, seen, 9, 1 / 3);
  const sight = reachOf(t, sheriff);
  for (let place = 0; place < players.length; place++) {
    const player = players[place] as Player;
    if (!player.alive || place === sheriff) continue;
    const who = place as Seat;
    const start = SHERIFF_FEATURES + CLASSES.indexOf(player.role) * CLASS_FEATURES;
    add(start, 1 / 2);
    add(start + 1, player.life / 8);
    if (player.life <= 1) add(start + 2, 1 / 2);
    if (player.life <= 2) add(start + 3, 1 / 2);
    add(start + 4, player.hand.length / 8);
    add(start + 5, (player.totals.farther + (isSheltered(t, player) ? 1 : 0)) / 2);
    if (distance(t, who, sheriff) <= reachOf(t, who)) add(start + 6, 1 / 2);
    if (distance(t, sheriff, who) <= sight) add(start + 7, 1 / 2);
    if (isBurdened(t, player)) add(start + 8, 1 / 2);
    count(t, player.hand, seen, start + 10, 1 / 5);
    add(start + 9, player.totals.reach / 8 + (player.totals.bangs > 1 ? 0.25 : 0));
  }
  const turns = SHERIFF_FEATURES + CLASSES.length * CLASS_FEATURES;
  seen[turns + ROLES.indexOf(players[t.turn]?.role ?? 'sheriff')] = 1;
  seen[turns + ROLES.length] = countLiving(players) / 8;
  seen[turns + ROLES.length + 1] = players.length / 8;
  addSuspicions(seen, COUNT, players, beliefs);
  return seen;
}

/** Counts the cards of a hand that shoot, dodge and heal. */
function count(t: State, hand: readonly CardId[], seen: number[], at: number, unit: number): void {
  for (const card of hand) {
    const { bang, beer, dodges } = kindOf(t, card);
    const use = bang ? 0 : dodges ? 1 : beer ? 2 : -1;
    if (use >= 0) seen[at + use] = (seen[at + use] as number) + unit;
  }
}

function isSheltered(t: State, { inPlay }: Player): boolean {
  for (const card of inPlay) if (kindOf(t, card).power.barrel) return true;
  return false;
}

function isBurdened(t: State, { inPlay }: Player): boolean {
  for (const card of inPlay) if (kindOf(t, card).bots.burden !== null) return true;
  return false;
}
