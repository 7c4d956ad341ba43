// What a card is worth to the greedy bot, from 0 to 10: in its hand, or lying in front of somebody.

import { type CardId, type CardKind, kindOf } from '@posse/card';
import type { Glance } from './glance.ts';

/** In the hand; a kind that is not listed is worth `USUAL`. */
const WORTH: Readonly<Record<string, number>> = {
  missed: 7,
  beer: 8,
  bang: 5,
  panic: 5,
  'cat-balou': 5,
  duel: 4,
  'general-store': 3,
  indians: 4,
  stagecoach: 7,
  'wells-fargo': 8,
  gatling: 6,
  saloon: 3,
  barrel: 7,
  mustang: 6,
  scope: 5,
  jail: 4,
  dynamite: 1,
  dodge: 8,
  bible: 7,
  'iron-plate': 6,
  sombrero: 6,
  'ten-gallon-hat': 6,
  hideout: 6,
  binocular: 5,
  canteen: 7,
  whisky: 5,
  tequila: 5,
  'pony-express': 8,
  howitzer: 6,
  derringer: 5,
  'buffalo-rifle': 5,
  pepperbox: 5,
  'can-can': 5,
  conestoga: 5,
};
export const USUAL = 4;

/** What lies there to the harm of its owner. */
const HARMFUL: Readonly<Record<string, number>> = { dynamite: -7, jail: -6 };

/** A card that I hold, or may have. */
export function worth(glance: Glance, card: CardId): number {
  const kind = kindOf(card);
  if (kind.weapon) return betterWeapon(glance, kind) ? weaponWorth(kind) : 0;
  if (kind.border !== 'brown' && HARMFUL[kind.key] === undefined && liesBeforeMe(glance, kind)) return 0;
  if (kind.key === 'beer' && glance.others.length < 2) return 0;
  return WORTH[kind.key] ?? USUAL;
}

/** A card of somebody, to him; one from his hand is a guess. */
export function preyWorth(prey: CardId | 'hand'): number {
  if (prey === 'hand') return USUAL;
  const kind = kindOf(prey);
  return HARMFUL[kind.key] ?? (kind.weapon ? weaponWorth(kind) : (WORTH[kind.key] ?? USUAL));
}

const liesBeforeMe = ({ self }: Glance, kind: CardKind): boolean => self.inPlay.some((card) => kindOf(card) === kind);

const weaponWorth = ({ power }: CardKind): number => 1 + power.reach + (power.bangs > 1 ? 2 : 0);

/** The bare hands hold a Colt of reach 1. */
export function betterWeapon({ self }: Glance, kind: CardKind): boolean {
  const mine = self.inPlay.map(kindOf).find(({ weapon }) => weapon);
  return weaponWorth(kind) > (mine === undefined ? 2 : weaponWorth(mine));
}

/** Characters that win more often than others, or less often; whoever is not listed is worth `PLAIN_LUCK`. */
const TALENT: Readonly<Record<string, number>> = {
  'willy-the-kid': 8,
  'slab-the-killer': 8,
  'bart-cassidy': 7,
  'kit-carlson': 7,
  'lucky-duke': 6,
  jourdonnais: 7,
  'pixie-pete': 7,
  'bill-noface': 7,
  'elena-fuente': 7,
  'molly-stark': 7,
  'vera-custer': 3,
  'vulture-sam': 4,
  'greg-digger': 4,
  'herb-hunter': 4,
  'sean-mallory': 4,
  'uncle-will': 4,
};
const PLAIN_LUCK = 5;

/** How good it is to be this character, or to have his ability. */
export const talent = (character: string): number => TALENT[character] ?? PLAIN_LUCK;
