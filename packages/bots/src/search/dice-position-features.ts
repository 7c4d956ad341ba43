// The features of a position of the dice game, for the judge.

import { CHARACTERS, type Player, SPECIALS, type State } from '@posse/dice';
import { livingFrom, type Role, type Seat } from '@posse/engine';
import { type Beliefs, ROLE_LIST } from '../role-beliefs.ts';
import { zeros } from './judge-network.ts';
import { addSuspicions, SUSPICIONS } from './suspicion-features.ts';

const ROLES = ROLE_LIST.length;
/** Thresholds of life points: a feature for each counts the players who have no more than this. */
const LIVES = [1, 2, 3, 4, 5, 7];
const ABILITIES = Object.keys(CHARACTERS).length;
const SPECIAL_LIST = Object.keys(SPECIALS);
const MODULES = [1, 2, 3, 4, 5];
/** The number of coming turns whose players are features. */
const AHEAD = 4;

let count = 0;
/** Reserves this many features, and returns the index of the first. */
function group(size: number): number {
  count += size;
  return count - size;
}

// By role, of the living:
const PRESENT = group(ROLES);
const LIFE = group(ROLES);
const LIFE_AT_MOST = group(ROLES * LIVES.length);
const ARROWS = group(ROLES);
const DOOMED = group(ROLES);
const CHIEF = group(ROLES);
const WAITS = group(ROLES);
const SHOWN = group(ROLES);
const ABILITY = group(ROLES * ABILITIES);
// By pair of roles: neighbours, and players two places apart.
const BESIDE = group(ROLES * ROLES);
const NEAR = group(ROLES * ROLES);
// The table:
const NEXT = group(AHEAD * ROLES);
const UNSPENT = group(SPECIAL_LIST.length);
const GHOST = group(ROLES);
const IN_USE = group(MODULES.length);
const LEFT = group(2);
const PILE = group(4);
const TAKEN_FOR = group(SUSPICIONS);

const blank = zeros(count);

type Numbers = number[];

export function diceFeatures(t: State, beliefs: Beliefs): number[] | null {
  const { players } = t;
  const sheriff = players.findIndex(({ role, alive }) => role === 'sheriff' && alive) as Seat;
  if (sheriff < 0) return null;
  const seen = blank();
  const living = livingFrom(players, sheriff);
  const roles = living.map((who) => roleAt(t, who));
  for (let step = 0; step < living.length; step++) {
    addPlayer(seen, t, living[step] as Seat);
    addNeighbours(seen, roles, step);
  }
  addTable(seen, t, living, roles);
  addSuspicions(seen, TAKEN_FOR, players, beliefs);
  return seen;
}

const roleAt = ({ players }: State, who: Seat): number => ROLE_LIST.indexOf(players[who]?.role as Role);

function add(seen: Numbers, at: number, amount: number): void {
  seen[at] = (seen[at] as number) + amount;
}

function addPlayer(seen: Numbers, t: State, who: Seat): void {
  const { life, arrows, chief, roleShown, ability, special, spent } = t.players[who] as Player;
  const role = roleAt(t, who);
  // The Chief's arrow counts as two.
  const tokens = arrows + (chief ? 2 : 0);
  const seats = t.players.length;
  add(seen, PRESENT + role, 1 / 2);
  add(seen, LIFE + role, life / 12);
  for (let place = 0; place < LIVES.length; place++)
    if (life <= (LIVES[place] as number)) add(seen, LIFE_AT_MOST + role * LIVES.length + place, 1 / 2);
  add(seen, ARROWS + role, tokens / 4);
  if (tokens >= life) add(seen, DOOMED + role, 1 / 2);
  if (chief) add(seen, CHIEF + role, 1 / 2);
  if (roleShown) add(seen, SHOWN + role, 1 / 2);
  if (t.players[t.turn]?.alive) add(seen, WAITS + role, ((who - t.turn + seats) % seats) / seats / 2);
  add(seen, ABILITY + role * ABILITIES + ability, 1 / 2);
  if (special !== null && !spent) add(seen, UNSPENT + SPECIAL_LIST.indexOf(special), 1 / 2);
}

function addNeighbours(seen: Numbers, roles: readonly number[], step: number): void {
  addPair(seen, BESIDE, roles[step] as number, roles[(step + 1) % roles.length] as number);
  addPair(seen, NEAR, roles[step] as number, roles[(step + 2) % roles.length] as number);
}

function addPair(seen: Numbers, start: number, role: number, other: number): void {
  add(seen, start + role * ROLES + other, 1 / 4);
  add(seen, start + other * ROLES + role, 1 / 4);
}

function addTable(seen: Numbers, t: State, living: readonly Seat[], roles: readonly number[]): void {
  const { players, turn, ghost, setup, pile, chiefInPile } = t;
  const now = living.indexOf(turn);
  for (let ahead = 0; now >= 0 && ahead < AHEAD; ahead++)
    seen[NEXT + ahead * ROLES + (roles[(now + ahead) % roles.length] as number)] = 1 / 2;
  if (ghost !== null) seen[GHOST + roleAt(t, ghost)] = 1;
  for (const [place, module] of MODULES.entries()) if (setup.modules.includes(module)) seen[IN_USE + place] = 1;
  const held = living.reduce((sum, who) => sum + (players[who] as Player).arrows, 0);
  seen[LEFT] = living.length / 8;
  seen[LEFT + 1] = players.length / 8;
  seen[PILE] = pile / 9;
  seen[PILE + 1] = pile <= 2 ? 1 : 0;
  seen[PILE + 2] = held / 9;
  seen[PILE + 3] = chiefInPile ? 1 : 0;
}
