// How good it is to play a card in one's own turn, one line for each kind. Not above 0: better keep it.
// What helps me or strips a foe scores more than a blow, so that it comes first.

import { type Answer, type CardId, type CardKind, KINDS, kindOf } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, playerOf } from './glance.ts';
import { betterWeapon, preyWorth, USUAL, worth } from './worth.ts';

type Score = (glance: Glance, answer: Answer) => number;

const drawing =
  (score: number): Score =>
  () =>
    score;
const shooting: Score = (g, { at }) => 2 * blow(g, at);
const robbing: Score = (g, { at, prey }) => foe(g, at) * preyWorth(prey as CardId | 'hand') + 1;
const wrecking: Score = (g, { at, prey }) => foe(g, at) * preyWorth(prey as CardId | 'hand');

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
  jail: (g, { at }) => 3 * foe(g, at),
  dynamite: (g) => (g.self.life > 3 ? everybody(g) : -1),
  'general-store': drawing(3),
  gatling: (g) => 3 * everybody(g),
  howitzer: (g) => 3 * everybody(g),
  indians: (g) => 2 * everybody(g),
  duel: (g, { at }) => (count(g, 'bang') > 0 ? 2 * blow(g, at) : -1),
  bang: shooting,
  punch: shooting,
  springfield: shooting,
  'buffalo-rifle': shooting,
  knife: shooting,
  pepperbox: shooting,
  derringer: (g, answer) => shooting(g, answer) + 1,
};

/** A green card does nothing yet when it is laid. */
const LAY_GREEN = 25;
const LAY_BLUE = 35;

/** A card from the hand, less what it costs. A card used as another is given away for it. */
export function scorePlay(glance: Glance, answer: Answer): number {
  const kind = kindPlayed(answer);
  const spent = answer.as === null || answer.card === null ? answer.cost : [answer.card, ...answer.cost];
  if (kind.border === 'green') return worth(glance, answer.card as CardId) > 0 ? LAY_GREEN : -1;
  return scoreEffect(glance, answer, kind) - price(glance, spent);
}

/** A green card in play. */
export const scoreUse = (glance: Glance, answer: Answer): number => scoreEffect(glance, answer, kindPlayed(answer));

const scoreEffect = (g: Glance, answer: Answer, kind: CardKind): number =>
  (PLAYS[kind.key] ?? otherPlay(kind))(g, answer);

/** Kinds without a line of their own, those of new sets too: by what can be seen of them. */
function otherPlay(kind: CardKind): Score {
  if (kind.weapon) return (g) => (betterWeapon(g, kind) ? 30 : -1);
  if (kind.aim.at === 'nobody') return drawing(kind.border === 'blue' ? LAY_BLUE : 2);
  return kind.aim.at === 'a card' ? wrecking : shooting;
}

export const kindPlayed = ({ as, card }: Answer): CardKind =>
  (as === null ? undefined : KINDS[as]) ?? kindOf(card as CardId);

export const foe = ({ foe, me }: Glance, at: Seat | null): number => foe[at ?? me] ?? 0;

/** A life point of somebody: the fewer he has, the more it matters. */
export const blow = (g: Glance, at: Seat | null): number =>
  foe(g, at) * (1 + 1 / Math.max(1, playerOf(g.view, at ?? g.me).life));

/** What it takes away from a play that these cards are gone with it. */
export const price = (g: Glance, cards: readonly CardId[]): number =>
  0.3 * cards.reduce((sum, card) => sum + worth(g, card), 0);

const everybody = (g: Glance): number => g.others.reduce((sum, at) => sum + blow(g, at), 0);

const total = (g: Glance, seats: readonly Seat[]): number => seats.reduce((sum, who) => sum + foe(g, who), 0);

const wounds = ({ view }: Glance, who: Seat): number => playerOf(view, who).maxLife - playerOf(view, who).life;

const cardsOf = ({ view }: Glance, who: Seat): number =>
  playerOf(view, who).hand.length + playerOf(view, who).inPlay.length;

const count = ({ hand }: Glance, key: string): number => hand.filter((card) => kindOf(card).key === key).length;
