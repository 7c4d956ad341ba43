// The worth of harming a player: hit chances, lost life points, and deaths.
// A score of 1 is about a card. Terms of foresight drop out if the style has none.

import { kindOf, ownerOf } from '@posse/card';
import { ROLES, type Role, type Seat } from '@posse/engine';
import { playerOf, type Situation } from './card-situation.ts';

export const foe = ({ foe, me }: Situation, at: Seat | null): number => foe[at ?? me] ?? 0;

/** A player's life point: worth more the fewer are left; the last one also counts the effects of the death. */
export function lossWorth(s: Situation, at: Seat | null, left: number | null = null): number {
  const who = at ?? s.me;
  const life = left ?? playerOf(s.view, who).life;
  const { foresight, boldness } = s.style;
  const point = foe(s, who) * (1 + 1 / Math.max(1, life));
  const harm = point > 0 ? boldness * point : point;
  return life > 1 || foresight === 0 ? harm : harm + foresight * death(s, who);
}

const VICTORY = 20;
const DEFEAT = -30;
/** The least chance to kill a friend that makes a victory doubtful. */
const DOUBTFUL = 0.2;
/** The reward is three cards for an Outlaw; to another Outlaw the player is worth more alive. */
const BOUNTY = 3;
const BOUNTY_FOR_A_FRIEND = 1;

/** The effects of a player's death on me, besides one foe or friend fewer. */
function death(s: Situation, who: Seat): number {
  if (s.others.length === 1) return VICTORY;
  if (s.known[who] === 'sheriff') return s.role === 'outlaw' ? VICTORY : DEFEAT;
  if (isLaw(s) && foesLeft(s) === 1 && s.deputyChance(who) < DOUBTFUL) return VICTORY;
  const bounty = (s.role === 'outlaw' ? BOUNTY_FOR_A_FRIEND : BOUNTY) * s.outlawChance(who);
  return s.role === 'sheriff' ? bounty - s.deputyChance(who) * (s.hand.length + s.self.inPlay.length) : bounty;
}

const isLaw = ({ role, known }: Situation): boolean =>
  (role === 'sheriff' || role === 'deputy') && known.includes('sheriff');

/** How many Outlaws and Renegades are left, which everybody can count. */
function foesLeft({ view, known }: Situation): number {
  const isWild = (role: Role | null | undefined): boolean => role === 'outlaw' || role === 'renegade';
  const dealt = ROLES[view.players.length]?.filter(isWild).length ?? 0;
  return dealt - view.players.filter(({ alive }, place) => !alive && isWild(known[place])).length;
}

/** The fraction of cards in a hand that are a Missed!, or a BANG!. */
const MISSED = 0.24;
const BANG = 0.31;
/** The chance to get past a Barrel, and past a green card that counts as a Missed!. */
const PAST_BARREL = 0.75;
const PAST_SHIELD = 0.3;

/** The probability that a shot hits, if it takes `need` Missed! cards to dodge. */
export function hitChance(s: Situation, at: Seat | null, need = 1): number {
  const { hand, inPlay, abilities } = playerOf(s.view, at ?? s.me);
  let chance = chanceOfAtMost(need - 1, hand.length, MISSED);
  for (const card of inPlay) {
    const { power, dodges } = kindOf(s, card);
    if (power.barrel) chance *= PAST_BARREL;
    else if (dodges) chance *= PAST_SHIELD;
  }
  for (const id of abilities) if (ownerOf(s, id).power.barrel) chance *= PAST_BARREL;
  return chance;
}

/** The probability that a player has no BANG! for the Indians. */
export const raidChance = ({ view }: Situation, at: Seat): number =>
  chanceOfAtMost(0, playerOf(view, at).hand.length, BANG);

/** The probability that at most `most` of these cards are of a sort that makes up this share of all cards. */
function chanceOfAtMost(most: number, cards: number, share: number): number {
  let term = (1 - share) ** cards;
  let sum = term;
  for (let found = 1; found <= most && found <= cards; found++) {
    term *= ((cards - found + 1) * share) / (found * (1 - share));
    sum += term;
  }
  return sum;
}

/** The worth of a shot at a player. */
export function shooting(s: Situation, at: Seat | null, need = 1): number {
  const { foresight } = s.style;
  const harm = 2 * lossWorth(s, at);
  if (foresight === 0) return harm;
  return (harm - foresight * consolation(s, at)) * (1 - foresight * (1 - hitChance(s, at, need)));
}

const CONSOLATION = 0.5;

/** A player who draws cards for a wound, from the pile or from me, is a worse target. */
function consolation(s: Situation, at: Seat | null): number {
  const { abilities, life } = playerOf(s.view, at ?? s.me);
  if (life > 1) for (const id of abilities) if (ownerOf(s, id).power.wounded !== null) return CONSOLATION;
  return 0;
}

/** The worth of an attack on everybody else, with this chance to hit each. */
export function sweeping(s: Situation, chance: (s: Situation, at: Seat) => number): number {
  const { foresight } = s.style;
  let sum = 0;
  for (const at of s.others)
    sum += foresight === 0 ? lossWorth(s, at) : lossWorth(s, at) * (1 - foresight * (1 - chance(s, at)));
  return sum;
}

/** The worth of a Duel: the challenged player discards first, so they need more BANG! cards than I have. */
export function dueling(s: Situation, at: Seat | null): number {
  const { style } = s;
  const mine = bangsIn(s);
  if (s.style.foresight === 0) return mine > 0 ? 2 * lossWorth(s, at) : -1;
  const win = chanceOfAtMost(mine, playerOf(s.view, at ?? s.me).hand.length, BANG);
  return win * 2 * lossWorth(s, at) - (1 - win) * (isLastPoint(s) ? style.caution * LAST_POINT : ownPoint(s));
}

const LAST_POINT = 20;

/** Would a hit eliminate me, because no Beer could save me? */
const isLastPoint = (s: Situation): boolean =>
  s.self.life <= 1 && !(s.others.length > 1 && s.hand.some((card) => kindOf(s, card).beer));

/** The worth of a life point of mine. */
export const ownPoint = ({ self, style }: Situation): number => style.caution * (2 + 2 / Math.max(1, self.life));

export function bangsIn(s: Situation): number {
  let found = 0;
  for (const card of s.hand) if (kindOf(s, card).bang) found++;
  return found;
}

export function count(s: Situation, key: string): number {
  let found = 0;
  for (const card of s.hand) if (kindOf(s, card).key === key) found++;
  return found;
}
