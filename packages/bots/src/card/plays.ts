// How good it is to play a card in one's own turn, one line for each kind. Not above 0: better keep it.
// What helps me or strips a foe scores more than a blow, so that it comes first.

import {
  type Answer,
  type CardId,
  type CardKind,
  type Catalogued,
  kindOf,
  ownerOf,
  type Play,
  type Use,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, isOverfull, playerOf, weigh } from './glance.ts';
import { blow, dueling, foe, hitChance, raidChance, shooting, sweeping } from './harm.ts';
import { betterWeapon, lootWorth, preyWorth, USUAL, worth } from './worth.ts';

type Score = (glance: Glance, answer: Answer) => number;

const drawing =
  (score: number): Score =>
  () =>
    score;
const shot: Score = (g, { at }) => shooting(g, at);
const robbing: Score = (g, answer) => wrecking(g, answer) + weigh(g, 1, 0.5 * lootWorth(g, answer.prey ?? 'hand'));
const wrecking: Score = (g, { at, prey }) => foe(g, at) * preyWorth(g, prey ?? 'hand');

/** What its effect is worth, whether it comes from the hand or from a green card in play. */
const PLAYS: Readonly<Record<string, Score>> = {
  'wells-fargo': drawing(50),
  stagecoach: drawing(45),
  'pony-express': drawing(48),
  beer: (g) => (wounds(g, g.me) > 0 && g.others.length > 1 ? 40 : -1),
  canteen: (g) => (wounds(g, g.me) > 0 ? 41 : -1),
  whisky: (g) => [-1, 12, 40][Math.min(2, wounds(g, g.me))] ?? -1,
  tequila: (g, { at }) => (wounds(g, at ?? g.me) > 0 ? -20 * foe(g, at) : -1),
  saloon: (g) =>
    -5 *
    total(
      g,
      [g.me, ...g.others].filter((who) => wounds(g, who) > 0),
    ),
  panic: robbing,
  'rag-time': robbing,
  conestoga: robbing,
  'cat-balou': wrecking,
  'can-can': wrecking,
  brawl: (g) =>
    USUAL *
    total(
      g,
      g.others.filter((who) => cardsOf(g, who) > 0),
    ),
  jail: (g, { at }) => weigh(g, 3, 1.2) * foe(g, at),
  dynamite: (g) => (g.self.life > 3 ? everybody(g) : -1),
  /** The first choice is mine; a card each is for the others. */
  'general-store': (g) => weigh(g, 3, 1.5 - 0.85 * total(g, g.others)),
  gatling: (g) => 3 * sweeping(g, hitChance),
  howitzer: (g) => 3 * sweeping(g, hitChance),
  indians: (g) => 2 * sweeping(g, raidChance),
  duel: (g, { at }) => dueling(g, at),
  bang: (g, { at }) => shooting(g, at, missesOf(g)),
  punch: shot,
  springfield: shot,
  'buffalo-rifle': shot,
  knife: shot,
  pepperbox: shot,
  derringer: (g, answer) => shot(g, answer) + 1,
};

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

const scoreEffect = (g: Glance, answer: Answer, kind: CardKind): number =>
  (PLAYS[kind.key] ?? otherPlay(kind))(g, answer);

/** Kinds without a line of their own, those of new sets too: by what can be seen of them. */
function otherPlay(kind: CardKind): Score {
  if (kind.weapon) return (g) => (betterWeapon(g, kind) ? 30 : -1);
  if (kind.aim.at === 'nobody') return drawing(kind.border === 'blue' ? LAY_BLUE : 2);
  return kind.aim.at === 'a card' ? wrecking : shot;
}

export const kindPlayed = (g: Catalogued, { as, card }: Play | Use): CardKind =>
  (as === null ? undefined : g.catalogue.kinds[as]) ?? kindOf(g, card);

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
  for (const id of g.self.abilities) need = Math.max(need, ownerOf(g, id).power.misses);
  return need;
}

const everybody = (g: Glance): number => g.others.reduce((sum, at) => sum + blow(g, at), 0);

const total = (g: Glance, seats: readonly Seat[]): number => seats.reduce((sum, who) => sum + foe(g, who), 0);

const wounds = ({ view }: Glance, who: Seat): number => playerOf(view, who).maxLife - playerOf(view, who).life;

const cardsOf = ({ view }: Glance, who: Seat): number =>
  playerOf(view, who).hand.length + playerOf(view, who).inPlay.length;
