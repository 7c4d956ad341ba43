// What it is worth to harm somebody: a life point of his, how likely a shot or a Duel costs him one, and what his death brings.
// 1 is about a card. What is asked of foresight is left out where there is none.

import { kindOf, ownerOf } from '@posse/card';
import type { Seat } from '@posse/engine';
import { playerOf, type Situation } from './situation.ts';

export const foe = ({ foe, me }: Situation, at: Seat | null): number => foe[at ?? me] ?? 0;

/** A life point of somebody: the fewer he has, the more it matters; the last one, for what his death brings besides. */
export function lossWorth(s: Situation, at: Seat | null): number {
  const who = at ?? s.me;
  const { life } = playerOf(s.view, who);
  const { foresight, boldness } = s.style;
  const point = foe(s, who) * (1 + 1 / Math.max(1, life));
  const harm = point > 0 ? boldness * point : point;
  return life > 1 || foresight === 0 ? harm : harm + foresight * death(s, who);
}

const VICTORY = 20;
const DEFEAT = -30;
/** Three cards for an Outlaw; of his own side he is worth more alive. */
const BOUNTY = 3;
const BOUNTY_FOR_A_FRIEND = 1;

/** What changes for me when he is out, besides that he is. */
function death(s: Situation, who: Seat): number {
  if (s.others.length === 1) return VICTORY;
  if (s.known[who] === 'sheriff') return s.role === 'outlaw' ? VICTORY : DEFEAT;
  const bounty = (s.role === 'outlaw' ? BOUNTY_FOR_A_FRIEND : BOUNTY) * s.outlawChance(who);
  return s.role === 'sheriff' ? bounty - s.deputyChance(who) * (s.hand.length + s.self.inPlay.length) : bounty;
}

/** How many of the cards that somebody holds are a Missed!, or a BANG!. */
const MISSED = 0.24;
const BANG = 0.31;
/** What gets past a Barrel, and past a green card that counts as a Missed!. */
const PAST_BARREL = 0.75;
const PAST_SHIELD = 0.3;

/** How likely a shot hits him that takes so many Missed! to dodge. */
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

/** How likely he has no BANG! for the Indians. */
export const raidChance = ({ view }: Situation, at: Seat): number =>
  chanceOfAtMost(0, playerOf(view, at).hand.length, BANG);

/** How likely no more than `most` of some cards are of a sort that makes up a share of all. */
function chanceOfAtMost(most: number, cards: number, share: number): number {
  let term = (1 - share) ** cards;
  let sum = term;
  for (let found = 1; found <= most && found <= cards; found++) {
    term *= ((cards - found + 1) * share) / (found * (1 - share));
    sum += term;
  }
  return sum;
}

/** What it is worth that he is shot at. */
export function shooting(s: Situation, at: Seat | null, need = 1): number {
  const { foresight } = s.style;
  const harm = 2 * lossWorth(s, at);
  if (foresight === 0) return harm;
  return (harm - foresight * consolation(s, at)) * (1 - foresight * (1 - hitChance(s, at, need)));
}

const CONSOLATION = 0.5;

/** Whoever is paid for a wound, with cards of the pile or of mine, is not so good a target. */
function consolation(s: Situation, at: Seat | null): number {
  const { abilities, life } = playerOf(s.view, at ?? s.me);
  if (life > 1) for (const id of abilities) if (ownerOf(s, id).power.wounded !== null) return CONSOLATION;
  return 0;
}

/** What it is worth that everybody else is shot at, or attacked by Indians, with such a chance to hit each. */
export function sweeping(s: Situation, chance: (s: Situation, at: Seat) => number): number {
  const { foresight } = s.style;
  let sum = 0;
  for (const at of s.others)
    sum += foresight === 0 ? lossWorth(s, at) : lossWorth(s, at) * (1 - foresight * (1 - chance(s, at)));
  return sum;
}

/** A Duel: the challenged one discards first, so he needs more BANG! cards than I have. */
export function dueling(s: Situation, at: Seat | null): number {
  const mine = bangsIn(s);
  if (s.style.foresight === 0) return mine > 0 ? 2 * lossWorth(s, at) : -1;
  const win = chanceOfAtMost(mine, playerOf(s.view, at ?? s.me).hand.length, BANG);
  return win * 2 * lossWorth(s, at) - (1 - win) * ownPoint(s);
}

/** What a life point of mine is worth. */
export const ownPoint = ({ self, style }: Situation): number => style.caution * (2 + 2 / Math.max(1, self.life));

/** How many BANG! cards I hold. */
export function bangsIn(s: Situation): number {
  let found = 0;
  for (const card of s.hand) if (kindOf(s, card).bang) found++;
  return found;
}

/** How many cards of a kind I hold. */
export function count(s: Situation, key: string): number {
  let found = 0;
  for (const card of s.hand) if (kindOf(s, card).key === key) found++;
  return found;
}
