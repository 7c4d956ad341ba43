// Scores of playing a card by its effect as data, as packs have it.
// The numbers are those of our own cards: help for me scores more than attacks, so it comes first.

import {
  type Answer,
  type CardKind,
  chanceOf,
  type EffectData,
  kindOf,
  luckFrom,
  type PowerEntry,
  type EffectSentence as Sentence,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { playerOf, type Situation, weigh } from './card-situation.ts';
import { lootWorth, preyWorth, USUAL } from './card-worth.ts';
import { amountOf, type EffectCast, groupOf, holds, playersOf, seatOf } from './effect-view.ts';
import { dueling, foe, hitChance, lossWorth, ownPoint, raidChance, shooting, sweeping } from './harm-scores.ts';

const HEALING = 40;
const HALF_HEALING = 12;
const CARD = 18;
const LAY_BLUE = 35;
/** Draws and healings besides an attack or a theft. */
const TRIFLE = 1;

/** `opening` is what it is worth to take this card before a shot. */
export function scoreByEffect(
  s: Situation,
  answer: Answer,
  kind: CardKind,
  { play, power }: EffectData,
  opening: number,
): number {
  const holder = answer.at ?? s.me;
  if (kind.border === 'blue') return layingWorth(s, holder, power ?? {});
  const cast: EffectCast = { me: s.me, target: answer.at, by: null, each: null, prey: answer.prey };
  const all = play ?? [];
  return all.reduce((sum, sentence, place) => sum + inOrder(s, cast, sentence, place > 0, opening), 0);
}

/** The worth of what an offer does. */
export const offerWorth = (s: Situation, { at }: Answer, run: readonly Sentence[]): number =>
  blockWorth(s, { me: s.me, target: at, by: null, each: null, prey: null }, run);

/** The first sentence decides: a draw or healing after it is a trifle. */
function inOrder(s: Situation, cast: EffectCast, sentence: Sentence, isBesides: boolean, opening: number): number {
  if (isBesides && (sentence.do === 'draw' || sentence.do === 'heal') && (sentence.who ?? 'me') === 'me')
    return TRIFLE * amountOf(s, cast, sentence.n);
  const isTheft = (sentence.do === 'take' || sentence.do === 'scrap') && (sentence.from ?? 'target') === 'target';
  return sentenceWorth(s, cast, sentence) + (isTheft ? opening : 0);
}

const blockWorth = (s: Situation, cast: EffectCast, block: readonly Sentence[] | undefined): number =>
  (block ?? []).reduce((sum, sentence) => sum + sentenceWorth(s, cast, sentence), 0);

/** The worth of these sentences to me, whoever they are about. */
function sentenceWorth(s: Situation, cast: EffectCast, said: Sentence): number {
  switch (said.do) {
    case 'draw':
      return each(s, cast, said.who ?? 'me', (who) =>
        who === s.me ? CARD * amountOf(s, cast, said.n) : gain(s, who, USUAL * amountOf(s, cast, said.n)),
      );
    case 'heal':
      return each(s, cast, said.who ?? 'me', (who) => healing(s, who, amountOf(s, cast, said.n)));
    case 'drink':
      return s.others.length < 2 ? -1 : healing(s, cast.me, 1);
    case 'hurt':
      return each(s, cast, said.who ?? 'me', (who) => amountOf(s, cast, said.n) * wound(s, who));
    case 'shoot':
      return shots(s, cast, said);
    case 'bang':
      return cast.target === null ? 0 : shooting(s, cast.target);
    case 'duel':
      return each(s, cast, said.at ?? 'target', (who) => (who === s.me ? -ownPoint(s) : dueling(s, who)));
    case 'raid':
      return said.at === 'others' || said.at === 'all'
        ? 2 * sweeping(s, raidChance)
        : each(s, cast, said.at ?? 'target', (who) => 2 * wound(s, who) * raidChance(s, who));
    case 'take':
    case 'scrap':
      return thefts(s, cast, said);
    case 'discard':
      return each(s, cast, said.who ?? 'me', (who) => -gain(s, who, USUAL * Math.min(said.cards, handOf(s, who))));
    case 'pay':
      return each(s, cast, said.who ?? 'me', (who) => payment(s, { ...cast, each: who }, who, said));
    case 'give':
      return each(s, cast, said.who ?? 'me', (who) => {
        const to = seatOf(s, said.to === 'left' || said.to === 'right' ? { ...cast, me: who } : cast, said.to);
        return to === null || to === who ? 0 : said.cards * (gain(s, to, USUAL) - gain(s, who, USUAL));
      });
    case 'store':
      return weigh(s, 3, 1.5 - 0.85 * s.others.reduce((sum, who) => sum + foe(s, who), 0));
    case 'brawl':
      return s.others.reduce((sum, who) => sum - (cardsOf(s, who) > 0 ? gain(s, who, USUAL) : 0), 0);
    case 'lose-blue':
      return each(s, cast, said.who ?? 'me', (who) => (hasBlue(s, who) ? -gain(s, who, USUAL) : 0));
    case 'check': {
      const chance = chanceOf(luckFrom(said.luck));
      return chance * blockWorth(s, cast, said.yes) + (1 - chance) * blockWorth(s, cast, said.no);
    }
    case 'if':
      return blockWorth(s, cast, holds(s, cast, said.if) ? said.yes : said.no);
    case 'each':
      return members(s, cast, said).reduce((sum, who) => sum + blockWorth(s, { ...cast, each: who }, said.run), 0);
    case 'choose-player': {
      const worths = members(s, cast, said).map((who) => blockWorth(s, { ...cast, each: who }, said.run));
      return worths.length === 0 ? 0 : cast.me === s.me ? Math.max(...worths) : Math.min(...worths);
    }
    case 'repeat':
      return amountOf(s, cast, said.times) * blockWorth(s, cast, said.run);
    case 'may': {
      const who = seatOf(s, cast, said.who ?? 'me');
      return who === null ? 0 : decided(s, who, blockWorth(s, cast, said.yes), blockWorth(s, cast, said.no));
    }
    case 'explode':
      return BLAST * wound(s, cast.me);
    case 'lose-turn':
      return cast.me === s.me ? -LOST_TURN : weigh(s, LOST_TURN, 1.2) * foe(s, cast.me);
    default:
      return 0;
  }
}

/** The life points that an explosion costs. */
const BLAST = 3;
const LOST_TURN = 3;

const each = (s: Situation, cast: EffectCast, players: string, worth: (who: Seat) => number): number =>
  playersOf(s, cast, players).reduce((sum, who) => sum + worth(who), 0);

type Loop = Extract<Sentence, { readonly do: 'each' | 'choose-player' }>;
const members = (s: Situation, cast: EffectCast, { of, if: asked }: Loop): readonly Seat[] =>
  groupOf(s, cast, of).filter((who) => asked === undefined || holds(s, { ...cast, each: who }, asked));

/** The worth to me of cards that somebody gets. */
const gain = (s: Situation, who: Seat, cards: number): number => (who === s.me ? cards : -foe(s, who) * cards);

const wound = (s: Situation, who: Seat): number => (who === s.me ? -ownPoint(s) : lossWorth(s, who));

function healing(s: Situation, who: Seat, points: number): number {
  const { life, maxLife } = playerOf(s.view, who);
  const healed = Math.min(points, maxLife - life);
  if (who !== s.me) return healed > 0 ? -HALF_HEALING * foe(s, who) : 0;
  return healed === 0 ? -1 : healed < points ? HALF_HEALING : HEALING;
}

function shots(s: Situation, cast: EffectCast, said: Extract<Sentence, { readonly do: 'shoot' }>): number {
  const { at = 'target', misses = 1, hit, dodged } = said;
  if (hit === undefined && dodged === undefined && (at === 'others' || at === 'all')) return 3 * sweeping(s, hitChance);
  return each(s, cast, at, (who) => {
    const own = { ...cast, each: who };
    const chance = hitChance(s, who, misses);
    const isPlain = hit === undefined;
    if (isPlain && dodged === undefined) return who === s.me ? 2 * chance * wound(s, who) : shooting(s, who, misses);
    const onHit = isPlain ? 2 * wound(s, who) : blockWorth(s, own, hit);
    return chance * onHit + (1 - chance) * blockWorth(s, own, dodged);
  });
}

function thefts(s: Situation, cast: EffectCast, said: Extract<Sentence, { readonly do: 'take' | 'scrap' }>): number {
  const times = said.times === undefined ? 1 : amountOf(s, cast, said.times);
  return each(s, cast, said.from ?? 'target', (who) => {
    if (cardsOf(s, who) === 0 || (who === s.me && said.do === 'take')) return 0;
    const prey = said.card === 'aimed' ? (cast.prey ?? 'hand') : 'hand';
    const lost = who === s.me ? -USUAL : foe(s, who) * preyWorth(s, prey);
    const loot = said.do === 'take' && foe(s, who) > 0 ? weigh(s, 1, 0.5 * lootWorth(s, prey)) : 0;
    return times * (lost + loot);
  });
}

/** Somebody who can't pay has no choice; anybody else decides as suits them. */
function payment(s: Situation, cast: EffectCast, who: Seat, said: Extract<Sentence, { readonly do: 'pay' }>): number {
  const refused = blockWorth(s, cast, said.no);
  if (handOf(s, who) < said.cards) return refused;
  return decided(s, who, blockWorth(s, cast, said.yes) - gain(s, who, USUAL * said.cards), refused);
}

/** Foes take what is worse for me. */
const decided = (s: Situation, who: Seat, one: number, other: number): number =>
  who === s.me || foe(s, who) < 0 ? Math.max(one, other) : Math.min(one, other);

const handOf = ({ view }: Situation, who: Seat): number => playerOf(view, who).hand.length;
const cardsOf = (s: Situation, who: Seat): number => handOf(s, who) + playerOf(s.view, who).inPlay.length;
const hasBlue = (s: Situation, who: Seat): boolean =>
  playerOf(s.view, who).inPlay.some((card) => kindOf(s, card).border === 'blue');

// --- cards that lie in play ---

/** The score of laying a card in front of this player. */
function layingWorth(s: Situation, holder: Seat, power: PowerEntry): number {
  const worth = powerWorth(s, holder, power);
  if (holder !== s.me) return worth;
  if (worth > 0) return LAY_BLUE;
  return isPassedOn(power) && s.others.reduce((sum, who) => sum + lossWorth(s, who), 0) > ownPoint(s) ? 1 : -1;
}

/** Everybody bears the risk of such a card in turn. */
const isPassedOn = ({ turnStarts }: PowerEntry): boolean => JSON.stringify(turnStarts ?? '').includes('"pass-on"');

/** The worth to me of a power that this player has. */
export function powerWorth(s: Situation, holder: Seat, power: PowerEntry): number {
  const cast: EffectCast = { me: holder, target: null, by: null, each: null, prey: null };
  let sum = 0;
  for (const [hook, value] of Object.entries(power)) {
    if (Array.isArray(value) && BLOCKS.has(hook)) sum += blockWorth(s, cast, value as readonly Sentence[]);
    else sum += gain(s, holder, hookWorth(s, cast, hook, value));
  }
  return sum;
}

const BLOCKS: ReadonlySet<string> = new Set([
  'turnStarts',
  'drew',
  'turnEnds',
  'lays',
  'answers',
  'mourns',
  'wounded',
  'emptied',
]);

/** The worth in cards to the player who has this hook. */
function hookWorth(s: Situation, cast: EffectCast, hook: string, value: unknown): number {
  const plain = PLAIN[hook];
  if (plain === undefined) return OTHER[hook] ?? 1;
  const usual = USUALLY[hook] ?? 0;
  return plain * (amountOf(s, { ...cast, usual }, value as never) - usual);
}

/** The worth of one more of these numbers, and the number without the hook. */
const PLAIN: Readonly<Record<string, number>> = {
  nearer: 2,
  farther: 3,
  reach: 1,
  bangs: 1,
  misses: 2,
  flips: 1,
  beer: 1,
  keeps: 0.2,
  drawCount: 6,
  heals: 1,
};
const USUALLY: Readonly<Record<string, number>> = {
  reach: 1,
  bangs: 1,
  misses: 1,
  flips: 1,
  beer: 1,
  drawCount: 2,
  heals: 1,
};
/** The worth of having a hook that is no number. */
const OTHER: Readonly<Record<string, number>> = { barrel: 4, forbids: -4, shrugsOff: 3, offer: 3, silences: -3 };
