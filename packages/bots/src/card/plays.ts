// How good it is to play a card in one's own turn, by what it does. Not above 0: better keep it.
// What helps me or strips a foe scores more than a blow, so that it comes first.

import {
  type Answer,
  type CardId,
  type CardKind,
  type Deed,
  deedsOf,
  fixed,
  ownerOf,
  type Play,
  type Use,
  type Verb,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, isOverfull, playerOf, weigh } from './glance.ts';
import { blow, dueling, foe, hitChance, ownPoint, raidChance, shooting, sweeping } from './harm.ts';
import { kindPlayed } from './source.ts';
import { betterWeapon, lootWorth, preyWorth, USUAL, worth } from './worth.ts';

type Score = (g: Glance, answer: Answer, deed: Deed, kind: CardKind) => number;

const robbing = (g: Glance, answer: Answer): number =>
  wrecking(g, answer) + weigh(g, 1, 0.5 * lootWorth(g, answer.prey ?? 'hand'));
const wrecking = (g: Glance, { at, prey }: Answer): number => foe(g, at) * preyWorth(g, prey ?? 'hand');
const rummaging = (g: Glance): number =>
  USUAL *
  total(
    g,
    g.others.filter((who) => cardsOf(g, who) > 0),
  );

const HEALING = 40;
const HALF_HEALING = 12;
const CARD = 16;

/** What a deed is worth, whether it comes from the hand or from a green card in play. */
const DEEDS: Readonly<Record<Verb, Score>> = {
  shoot: (g, { at }, { whom, count }, { bang }) =>
    whom === 'target' ? shooting(g, at, bang ? missesOf(g) : count) : 3 * sweeping(g, hitChance),
  raid: (g) => 2 * sweeping(g, raidChance),
  challenge: (g, { at }) => dueling(g, at),
  hurt: (g, { at }, { whom, count }) =>
    count * (whom === 'me' ? -ownPoint(g) : whom === 'target' ? blow(g, at) : everybody(g)),
  threaten: (g) => (g.self.life > 3 ? everybody(g) : -1),
  hold: (g, { at }) => weigh(g, 3, 1.2) * foe(g, at),
  heal(g, { at }, { whom, count }, { beer, bots }) {
    if (whom === 'target') return wounds(g, at ?? g.me) > 0 ? -20 * foe(g, at) : -1;
    if (whom !== 'me') return round(g);
    const healed = beer && g.others.length < 2 ? 0 : Math.min(count, wounds(g, g.me));
    return healed === 0 ? -1 : healed < count ? HALF_HEALING : (bots.urge ?? HEALING);
  },
  draw: (_g, _answer, { count }, { bots }) => bots.urge ?? CARD * count,
  /** The first choice is mine; a card each is for the others. */
  share: (g) => weigh(g, 3, 1.5 - 0.85 * total(g, g.others)),
  take: (g, answer, { whom }) => (whom === 'target' ? robbing(g, answer) : rummaging(g)),
  scrap: (g, answer, { whom }) => (whom === 'target' ? wrecking(g, answer) : rummaging(g)),
  swap: (_g, _answer, _deed, { bots }) => bots.urge ?? 2,
};

/** What comes besides is a trifle, and what hangs on a draw! is worth half. */
const TRIFLE = 1;
const BY_CHANCE = 0.5;

/** A green card does nothing yet when it is laid. */
const LAY_GREEN = 25;
const LAY_BLUE = 35;

/** A card from the hand, less what it costs. A card used as another is given away for it. */
export function scorePlay(glance: Glance, answer: Play): number {
  const { card, as, cost } = answer;
  const kind = kindPlayed(glance, answer);
  if (kind.border === 'green') return worth(glance, card) > 0 ? LAY_GREEN : -1;
  const effect = scoreEffect(glance, answer, kind);
  if (as !== null) return effect - price(glance, [card, ...cost]);
  return effect - holding(glance, kind) - (cost.length === 0 ? 0 : price(glance, cost));
}

const KEEPING = 0.5;
/** Plays that take a card away score so many times what they are worth, so that they come first. */
const STRIPPING = 4;

/** What it is worth to keep the card instead; nothing, if the hand is too full to be kept. */
function holding(g: Glance, { border, aim }: CardKind): number {
  const { foresight, caution } = g.manner;
  if (foresight === 0 || border !== 'brown' || isOverfull(g)) return 0;
  return foresight * caution * KEEPING * (aim.at === 'a card' ? STRIPPING : 1);
}

/** A green card in play. */
export const scoreUse = (glance: Glance, answer: Use): number =>
  scoreEffect(glance, answer, kindPlayed(glance, answer));

function scoreEffect(g: Glance, answer: Answer, kind: CardKind): number {
  const deeds = deedsOf(g, kind);
  if (deeds.length === 0) return scoreUnknown(g, answer, kind);
  let sum = 0;
  for (const [place, deed] of deeds.entries()) {
    const isBesides = place > 0 && !deed.byChance && (deed.verb === 'draw' || deed.verb === 'heal');
    const score = isBesides ? TRIFLE * deed.count : DEEDS[deed.verb](g, answer, deed, kind);
    sum += deed.byChance ? BY_CHANCE * score : score;
  }
  return sum;
}

/** Kinds that tell nothing of what they do, and those that act by lying there: by what can be seen of them. */
function scoreUnknown(g: Glance, answer: Answer, kind: CardKind): number {
  if (kind.weapon) return betterWeapon(g, kind) ? 30 : -1;
  if (kind.aim.at === 'nobody') return kind.border === 'blue' ? LAY_BLUE : (kind.bots.urge ?? 2);
  return kind.aim.at === 'a card' ? wrecking(g, answer) : shooting(g, answer.at);
}

/** How much of its price a card costs that could not be kept anyway. */
const SURPLUS_PRICE = 0.3;

/** What it takes away from a play that these cards are gone with it. */
export function price(g: Glance, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += worth(g, card);
  return 0.3 * sum * (isOverfull(g) ? weigh(g, 1, SURPLUS_PRICE) : 1);
}

/** How many Missed! it takes against his BANG!. */
function missesOf(g: Glance): number {
  let need = 1;
  for (const id of g.self.abilities) need = Math.max(need, fixed(ownerOf(g, id).power.misses, 1));
  return need;
}

const round = (g: Glance): number =>
  -5 *
  total(
    g,
    [g.me, ...g.others].filter((who) => wounds(g, who) > 0),
  );

const everybody = (g: Glance): number => g.others.reduce((sum, at) => sum + blow(g, at), 0);

const total = (g: Glance, seats: readonly Seat[]): number => seats.reduce((sum, who) => sum + foe(g, who), 0);

const wounds = ({ view }: Glance, who: Seat): number => playerOf(view, who).maxLife - playerOf(view, who).life;

const cardsOf = ({ view }: Glance, who: Seat): number =>
  playerOf(view, who).hand.length + playerOf(view, who).inPlay.length;
