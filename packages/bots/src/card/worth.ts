// What a card is worth, from 0 to 10: in my hand, or lying in front of somebody.

import { type CardId, type CardKind, kindOf } from '@posse/card';
import type { Glance } from './glance.ts';
import { count } from './harm.ts';
import { gunWorth } from './reach.ts';

/** In the hand; a kind that is not listed is worth `USUAL`. */
const WORTH: Readonly<Record<string, number>> = {
  missed: 7,
  beer: 6.5,
  bang: 4.5,
  panic: 4.5,
  'cat-balou': 5,
  duel: 4.5,
  'general-store': 3,
  indians: 5,
  stagecoach: 8,
  'wells-fargo': 9,
  gatling: 6,
  saloon: 4,
  barrel: 4,
  mustang: 7,
  scope: 5,
  jail: 3.5,
  dynamite: 0.5,
  dodge: 7,
  bible: 7,
  'iron-plate': 5,
  sombrero: 5,
  'ten-gallon-hat': 5,
  hideout: 7,
  binocular: 5,
  canteen: 5.5,
  whisky: 5,
  tequila: 3,
  brawl: 3,
  'pony-express': 6,
  howitzer: 6,
  derringer: 5,
  pepperbox: 5.5,
  'can-can': 4,
  conestoga: 5,
};
export const USUAL = 4;

/** What lies there to the harm of its owner. */
const HARMFUL: Readonly<Record<string, number>> = { dynamite: -3, jail: -6 };

const listed = ({ key }: CardKind): number => WORTH[key] ?? USUAL;

/** A card that I hold, or may have. Without foresight a card is a card. */
export function worth(glance: Glance, card: CardId): number {
  const kind = kindOf(glance, card);
  if (kind.weapon) return gunInHand(glance, kind);
  if (kind.border !== 'brown' && HARMFUL[kind.key] === undefined && liesBeforeMe(glance, kind)) return 0;
  if (kind.key === 'beer' && glance.others.length < 2) return 0;
  const { foresight } = glance.manner;
  return foresight === 0 ? USUAL : USUAL + foresight * (listed(kind) - surplus(glance, kind.key) - USUAL);
}

/** What a card is worth less because I hold more of its kind. */
function surplus(g: Glance, key: string): number {
  if (key === 'missed') return count(g, key) > 1 ? 3 : 0;
  return key === 'bang' && count(g, key) > 2 ? 1 : 0;
}

const MOST_FOR_A_GUN = 8;

function gunInHand(g: Glance, kind: CardKind): number {
  if (g.manner.foresight === 0) return betterWeapon(g, kind) ? weaponWorth(kind) : 0;
  return Math.max(0, Math.min(MOST_FOR_A_GUN, 1.5 * gunWorth(g, kind)));
}

/** A card of somebody, to him; one from his hand is a guess. */
export function preyWorth(g: Glance, prey: CardId | 'hand'): number {
  if (prey === 'hand') return USUAL;
  const kind = kindOf(g, prey);
  const harmful = HARMFUL[kind.key];
  if (harmful !== undefined || g.manner.foresight === 0) return harmful ?? USUAL;
  return USUAL + g.manner.foresight * ((kind.weapon ? weaponWorth(kind) : listed(kind)) - USUAL);
}

const liesBeforeMe = (g: Glance, kind: CardKind): boolean => g.self.inPlay.some((card) => kindOf(g, card) === kind);

const weaponWorth = ({ power }: CardKind): number => 1 + 0.6 * power.reach + (power.bangs > 1 ? 2 : 0);

/** Is it worth laying down my weapon for this one? */
export function betterWeapon(g: Glance, kind: CardKind): boolean {
  if (g.manner.foresight > 0) return gunWorth(g, kind) > 0;
  const mine = g.self.inPlay.map((card) => kindOf(g, card)).find(({ weapon }) => weapon);
  return weaponWorth(kind) > (mine === undefined ? COLT : weaponWorth(mine));
}

/** What the bare hands are worth. */
const COLT = 1.6;

/** A card that I take from somebody, to me. */
export const lootWorth = (g: Glance, prey: CardId | 'hand'): number => (prey === 'hand' ? USUAL : worth(g, prey));
