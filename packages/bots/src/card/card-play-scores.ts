// Scores of playing a card in my own turn, by its effect.
// A score of 0 or less means: keep the card. Help for me and theft score more than attacks, so they come first.

import {
  type Answer,
  type CardId,
  type CardKind,
  type Deed,
  deedsOf,
  type EffectData,
  fixed,
  kindOf,
  ownerOf,
  type Play,
  type Use,
  type Verb,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindPlayed } from './answer-source.ts';
import { isOverfull, playerOf, type Situation, weigh } from './card-situation.ts';
import { betterWeapon, lootWorth, preyWorth, USUAL, worth } from './card-worth.ts';
import { explosionChances } from './dynamite-odds.ts';
import { powerWorth, scoreByEffect } from './effect-scores.ts';
import {
  bangsIn,
  dueling,
  foe,
  hitChance,
  lossWorth,
  ownPoint,
  raidChance,
  shooting,
  sweeping,
} from './harm-scores.ts';

type Score = (s: Situation, answer: Answer, deed: Deed, kind: CardKind) => number;

/** The score of taking a card. A friend's card is worth more to the friend. */
const robbing = (s: Situation, answer: Answer): number =>
  wrecking(s, answer) + (foe(s, answer.at) > 0 ? weigh(s, 1, 0.5 * lootWorth(s, answer.prey ?? 'hand')) : 0);
const wrecking = (s: Situation, answer: Answer): number =>
  foe(s, answer.at) * preyWorth(s, answer.prey ?? 'hand') + (isOpening(s, answer) ? OPENING : 0);
const rummaging = (s: Situation): number =>
  USUAL *
  total(
    s,
    s.others.filter((who) => cardsOf(s, who) > 0),
  );

const HEALING = 40;
const HALF_HEALING = 12;
const CARD = 16;

/** The worth of each verb, whether it comes from the hand or from a green card in play. */
const DEEDS: Readonly<Record<Verb, Score>> = {
  shoot: (s, { at }, { whom, count }, { bang }) =>
    whom === 'target' ? shooting(s, at, bang ? missesOf(s) : count) : 3 * sweeping(s, hitChance),
  raid: (s) => 2 * sweeping(s, raidChance),
  challenge: (s, { at }) => dueling(s, at),
  hurt: (s, { at }, { whom, count }) =>
    count * (whom === 'me' ? -ownPoint(s) : whom === 'target' ? lossWorth(s, at) : everybody(s)),
  threaten: (s) => (s.style.foresight > 0 ? threat(s) : s.self.life > 3 ? everybody(s) : -1),
  hold: (s, { at }) => weigh(s, 3, 1.2) * foe(s, at),
  heal(s, { at }, { whom, count }, { beer, bots }) {
    if (whom === 'target') return wounds(s, at ?? s.me) > 0 ? -20 * foe(s, at) : -1;
    if (whom !== 'me') return round(s);
    const healed = beer && s.others.length < 2 ? 0 : Math.min(count, wounds(s, s.me));
    return healed === 0 ? -1 : healed < count ? HALF_HEALING : (bots.urge ?? HEALING);
  },
  draw: (_g, _answer, { count }, { bots }) => bots.urge ?? CARD * count,
  /** The score of General Store: I choose first, and everybody else gets a card, too. */
  share: (s) => weigh(s, 3, 1.5 - 0.85 * total(s, s.others)),
  take: (s, answer, { whom }) => (whom === 'target' ? robbing(s, answer) : rummaging(s)),
  scrap: (s, answer, { whom }) => (whom === 'target' ? wrecking(s, answer) : rummaging(s)),
  swap: (_g, _answer, _deed, { bots }) => bots.urge ?? 2,
};

/** Weights of side effects, and of effects that depend on a "draw!". */
const TRIFLE = 1;
const BY_CHANCE = 0.5;

/** Laying a green card scores less, because it has no effect until the next turn. */
const LAY_GREEN = 25;
const LAY_BLUE = 35;

/** The score of playing a card from the hand, less its cost. Using a card as another one gives it away. */
export function scorePlay(situation: Situation, answer: Play, effects: EffectsOf = effectsOfPacks): number {
  const { card, as, cost } = answer;
  const kind = kindPlayed(situation, answer);
  if (kind.border === 'green') return worth(situation, card) > 0 ? LAY_GREEN : -1;
  const effect = scoreEffect(situation, answer, kind, effects);
  const isDone = isFinish(situation, answer, kind);
  if (as !== null) return effect - (isDone ? 0 : price(situation, [card, ...cost]));
  return effect - (isDone ? 0 : holding(situation, kind)) - (cost.length === 0 ? 0 : price(situation, cost));
}

const KEEPING = 0.5;
/** The factor for plays that take a card away, so that they come first. */
const STRIPPING = 4;

/** The worth of keeping the card instead; nothing if the hand is too full to keep it. */
function holding(s: Situation, { border, aim }: CardKind): number {
  const { foresight, caution } = s.style;
  if (foresight === 0 || border !== 'brown' || isOverfull(s)) return 0;
  return foresight * caution * KEEPING * (aim.at === 'a card' ? STRIPPING : 1);
}

/** The score of using a green card in play. */
export const scoreUse = (situation: Situation, answer: Use, effects: EffectsOf = effectsOfPacks): number =>
  scoreEffect(situation, answer, kindPlayed(situation, answer), effects);

/** The effect of a kind as data; null if it is scored by its deeds. */
export type EffectsOf = (kind: CardKind) => EffectData | null;
const effectsOfPacks: EffectsOf = ({ data }) => data;

function scoreEffect(s: Situation, answer: Answer, kind: CardKind, effects: EffectsOf): number {
  const data = effects(kind);
  if (data !== null) return scoreData(s, answer, kind, data);
  const deeds = deedsOf(s, kind);
  if (deeds.length === 0) return scoreUnknown(s, answer, kind);
  let sum = 0;
  for (let place = 0; place < deeds.length; place++) {
    const deed = deeds[place] as Deed;
    const isBesides = place > 0 && !deed.byChance && (deed.verb === 'draw' || deed.verb === 'heal');
    const score = isBesides ? TRIFLE * deed.count : DEEDS[deed.verb](s, answer, deed, kind);
    sum += deed.byChance ? BY_CHANCE * score : score;
  }
  return sum;
}

function scoreData(s: Situation, answer: Answer, kind: CardKind, data: EffectData): number {
  if (!kind.weapon) return scoreByEffect(s, answer, kind, data, isOpening(s, answer) ? OPENING : 0);
  const { reach: _, bangs: __, ...besides } = data.power ?? {};
  const gun = armsScore(s, kind);
  return gun > 0 || powerWorth(s, s.me, besides) <= 0 ? gun : LAY_BLUE;
}

/** Cards without verbs, and cards with a lasting effect: scored by their visible properties. */
function scoreUnknown(s: Situation, answer: Answer, kind: CardKind): number {
  if (kind.weapon) return armsScore(s, kind);
  if (kind.aim.at === 'nobody') return kind.border === 'blue' ? LAY_BLUE : (kind.bots.urge ?? 2);
  return kind.aim.at === 'a card' ? wrecking(s, answer) : shooting(s, answer.at);
}

const LAY_WEAPON = 30;
/** The factor for laying a weapon after shots: a Volcanic is fired before another weapon replaces it. */
const AFTER_SHOTS = 0.1;

function armsScore(s: Situation, kind: CardKind): number {
  if (!betterWeapon(s, kind) || isTooEarly(s, kind)) return -1;
  return s.style.foresight > 0 && isVolcanicLoaded(s) ? AFTER_SHOTS : LAY_WEAPON;
}

/** Is this weapon laid too early? A longer gun is better than a Volcanic that would fire once. */
const isTooEarly = (s: Situation, { power }: CardKind): boolean =>
  s.style.foresight > 0 &&
  s.others.length > 1 &&
  fixed(power.bangs, 1) > 1 &&
  bangsIn(s) < 2 &&
  s.self.inPlay.some((card) => kindOf(s, card).weapon);

const isVolcanicLoaded = (s: Situation): boolean =>
  s.self.inPlay.some((card) => fixed(kindOf(s, card).power.bangs, 1) > 1) &&
  s.options.some((option) => isShotAtFoe(s, option));

const isShotAtFoe = (s: Situation, option: Answer): boolean =>
  option.kind === 'play' && option.at !== null && kindPlayed(s, option).bang && foe(s, option.at) > SURELY_A_FOE;
const SURELY_A_FOE = 0.3;

/** The bonus for plays that must come before the shots. */
const OPENING = 45;

/** Does this play take away what may save a foe from a BANG! of mine at the last life point? */
function isOpening(s: Situation, { at, prey }: Answer): boolean {
  if (at === null || at === s.me || s.style.foresight === 0) return false;
  const { life, hand, inPlay } = playerOf(s.view, at);
  if (life !== 1 || !s.options.some((option) => option.at === at && isShotAtFoe(s, option))) return false;
  if (prey === 'hand') return hand.length > 0 && hand.length <= 2 && !inPlay.some((card) => isShelter(s, card));
  return prey !== null && isShelter(s, prey);
}

const isShelter = (s: Situation, card: CardId): boolean => kindOf(s, card).power.barrel;

/** Is this a BANG! at a foe's last life point? That card is never worth keeping. */
const isFinish = (s: Situation, { at }: Answer, { bang }: CardKind): boolean =>
  bang && at !== null && playerOf(s.view, at).life === 1 && foe(s, at) > SURELY_A_FOE && s.deputyChance(at) < 0.25;

/** The worth of Dynamite by who draws for it first, and what three life points are to each. */
function threat(s: Situation): number {
  let foes = 0;
  let sum = 0;
  for (const [at, chance] of explosionChances(s)) {
    const isMe = at === s.me;
    foes += chance * (isMe ? -1 : foe(s, at));
    const { life } = playerOf(s.view, at);
    const points = Math.min(BLAST, life);
    sum += isMe
      ? -chance * s.style.caution * (life <= BLAST ? LIFE : points)
      : chance * ((points - 1) * foe(s, at) + (life <= BLAST ? lossWorth(s, at, 1) : foe(s, at)));
  }
  return foes > 0 && sum > 0 ? 1 + sum : -1;
}

/** The life points that Dynamite takes, and the minimum life to survive it. */
const BLAST = 3;
const LIFE = 6;

/** The fraction of its worth that a card costs if it could not be kept anyway. */
const SURPLUS_PRICE = 0.3;

/** The cost of losing these cards with a play. */
export function price(s: Situation, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += worth(s, card);
  return 0.3 * sum * (isOverfull(s) ? weigh(s, 1, SURPLUS_PRICE) : 1);
}

/** The number of Missed! cards that it takes to dodge my BANG!. */
function missesOf(s: Situation): number {
  let need = 1;
  for (const id of s.self.abilities) need = Math.max(need, fixed(ownerOf(s, id).power.misses, 1));
  return need;
}

const round = (s: Situation): number =>
  -5 *
  total(
    s,
    [s.me, ...s.others].filter((who) => wounds(s, who) > 0),
  );

const everybody = (s: Situation): number => s.others.reduce((sum, at) => sum + lossWorth(s, at), 0);

const total = (s: Situation, seats: readonly Seat[]): number => seats.reduce((sum, who) => sum + foe(s, who), 0);

const wounds = ({ view }: Situation, who: Seat): number => playerOf(view, who).maxLife - playerOf(view, who).life;

const cardsOf = ({ view }: Situation, who: Seat): number =>
  playerOf(view, who).hand.length + playerOf(view, who).inPlay.length;
