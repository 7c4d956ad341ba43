// The features of a position of the card game, for the judge.

import {
  type CardId,
  type CardKind,
  distance,
  fixed,
  kindOf,
  OURS,
  type Player,
  reachOf,
  type State,
} from '@posse/card';
import { countLiving, livingFrom, type Role, type Seat } from '@posse/engine';
import { type Beliefs, ROLE_LIST } from '../role-beliefs.ts';
import { zeros } from './judge-network.ts';
import { addSuspicions, SUSPICIONS } from './suspicion-features.ts';

const ROLES = ROLE_LIST.length;
/** Cards in play that count one by one. Jail and Dynamite are a burden. */
const IN_PLAY = ['barrel', 'farther', 'nearer', 'fast', 'jail', 'dynamite', 'other burden'] as const;
/** Cards in hand that count one by one, besides those that shoot, dodge and heal. */
const IN_HAND = [
  'panic',
  'cat-balou',
  'duel',
  'gatling',
  'indians',
  'stagecoach',
  'wells-fargo',
  'general-store',
  'saloon',
  'jail',
  'dynamite',
];
const SETS = OURS.sets.map(({ id }) => id).filter((id) => id !== 'base');
const SEATS = [4, 5, 6, 7, 8];
const HEARTS = [1, 2, 3];
/** The number of coming turns whose players are features. */
const AHEAD = 5;

let count = 0;
/** Reserves this many features, and returns the index of the first. */
function group(size: number): number {
  count += size;
  return count - size;
}

// By role, of the living:
const PRESENT = group(ROLES);
const LIFE = group(ROLES);
const LIFE_AT_MOST = group(ROLES * HEARTS.length);
const CARDS = group(ROLES);
const EMPTY = group(ROLES);
const SHELTER = group(ROLES);
const REACH = group(ROLES);
const USES = group(ROLES * 3);
const HELD = group(ROLES * IN_HAND.length);
const LAID = group(ROLES * IN_PLAY.length);
const HITS_SHERIFF = group(ROLES);
const HIT_BY_SHERIFF = group(ROLES);
const SHOWN = group(ROLES);
// The table:
const TURN = group(ROLES);
const NEXT = group(AHEAD * ROLES);
const IN_USE = group(SETS.length);
const AT_START = group(SEATS.length);
const LEFT = group(1);
const EVENT = group(1);
const TAKEN_FOR = group(SUSPICIONS);

const blank = zeros(count);

type Numbers = number[];

function add(seen: Numbers, at: number, amount: number): void {
  seen[at] = (seen[at] as number) + amount;
}

export function cardFeatures(t: State, beliefs: Beliefs): number[] | null {
  const { players } = t;
  const sheriff = players.findIndex(({ role, alive }) => role === 'sheriff' && alive) as Seat;
  if (sheriff < 0 || !t.begun) return null;
  const seen = blank();
  const sight = reachOf(t, sheriff);
  for (let place = 0; place < players.length; place++) {
    const player = players[place] as Player;
    if (!player.alive) continue;
    const role = numberOf(player.role);
    addPlayer(seen, t, player, role);
    if (place === sheriff) continue;
    const who = place as Seat;
    if (distance(t, who, sheriff) <= reachOf(t, who)) add(seen, HITS_SHERIFF + role, 1 / 2);
    if (distance(t, sheriff, who) <= sight) add(seen, HIT_BY_SHERIFF + role, 1 / 2);
  }
  addTable(seen, t);
  addSuspicions(seen, TAKEN_FOR, players, beliefs);
  return seen;
}

const numberOf = (role: Role): number => ROLE_LIST.indexOf(role);

function addPlayer(seen: Numbers, t: State, player: Player, role: number): void {
  const { life, hand, inPlay, totals, roleShown } = player;
  add(seen, PRESENT + role, 1 / 2);
  add(seen, LIFE + role, life / 6);
  for (let place = 0; place < HEARTS.length; place++)
    if (life <= (HEARTS[place] as number)) add(seen, LIFE_AT_MOST + role * HEARTS.length + place, 1 / 2);
  add(seen, CARDS + role, hand.length / 6);
  if (hand.length === 0) add(seen, EMPTY + role, 1 / 2);
  if (roleShown) add(seen, SHOWN + role, 1 / 2);
  add(seen, SHELTER + role, totals.farther / 2);
  add(seen, REACH + role, totals.reach / 6 + (totals.bangs > 1 ? 0.3 : 0));
  for (const card of hand) addHeld(seen, kindOf(t, card), role);
  for (const card of inPlay) addLaid(seen, t, card, role);
}

function addHeld(seen: Numbers, { bang, beer, dodges, key }: CardKind, role: number): void {
  const use = bang ? 0 : dodges ? 1 : beer ? 2 : -1;
  if (use >= 0) add(seen, USES + role * 3 + use, 1 / 4);
  else {
    const place = IN_HAND.indexOf(key);
    if (place >= 0) add(seen, HELD + role * IN_HAND.length + place, 1 / 2);
  }
}

function addLaid(seen: Numbers, t: State, card: CardId, role: number): void {
  const { power, bots, key } = kindOf(t, card);
  const start = LAID + role * IN_PLAY.length;
  const lay = (what: (typeof IN_PLAY)[number]): void => add(seen, start + IN_PLAY.indexOf(what), 1 / 2);
  if (bots.burden !== null) lay(key === 'jail' || key === 'dynamite' ? key : 'other burden');
  if (power.barrel) lay('barrel');
  if (fixed(power.farther, 0) > 0) lay('farther');
  if (fixed(power.nearer, 0) > 0) lay('nearer');
  if (fixed(power.bangs, 1) > 1) lay('fast');
}

function addTable(seen: Numbers, t: State): void {
  const { players, turn, setup, event } = t;
  seen[TURN + numberOf((players[turn] as Player).role)] = 1;
  const living = livingFrom(players, turn);
  // The player on turn may just have been eliminated.
  const next = players[turn]?.alive === true ? living.slice(1) : living;
  for (let ahead = 0; ahead < AHEAD && next.length > 0; ahead++)
    seen[NEXT + ahead * ROLES + numberOf((players[next[ahead % next.length] as Seat] as Player).role)] = 1 / 2;
  for (const [place, set] of SETS.entries()) if (setup.sets.includes(set)) seen[IN_USE + place] = 1;
  for (const [place, seats] of SEATS.entries()) if (players.length === seats) seen[AT_START + place] = 1;
  seen[LEFT] = countLiving(players) / 8;
  if (event !== null) seen[EVENT] = 1 / 2;
}
