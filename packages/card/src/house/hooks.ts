// For every hook of a power: what it must be, and where it is heard. Elsewhere it would silently do nothing.

import { SUITS } from '../catalogue.ts';
import { ANY_NUMBER, type Power } from '../power.ts';
import { type Check, isFlag, isFunction, oneOf, recordAt, wholeFrom, withFields } from './values.ts';

/** Whose power it is: of a character, of a card in play, of an event, or of a set as a whole. */
export type Holder = 'character' | 'card' | 'event' | 'set';

interface Hook {
  readonly check: Check;
  readonly heard: readonly Holder[];
}

const hook = (check: Check, ...heard: readonly Holder[]): Hook => ({ check, heard });
const number = (least: number): Hook => hook(wholeFrom(least, ANY_NUMBER), 'character', 'card', 'event');

const isOffer: Check = (value, field) => {
  const offer = recordAt(value, field);
  withFields(offer, ['when', 'does', 'urge', 'list', 'use'], `"${field}"`);
  oneOf('own turn', 'any time')(offer.when, `${field}.when`);
  for (const name of ['list', 'use']) isFunction(offer[name], `${field}.${name}`);
};

export const HOOKS: Readonly<Record<keyof Power, Hook>> = {
  nearer: number(-9),
  farther: number(-9),
  reach: number(1),
  bangs: number(1),
  misses: number(1),
  flips: number(1),
  beer: number(0),
  keeps: number(0),
  barrel: hook(isFlag, 'character', 'card'),
  inherits: hook(isFlag, 'character', 'card', 'event', 'set'),
  suit: hook(oneOf(...Object.values(SUITS)), 'event'),
  neighbours: hook(isFlag, 'event'),
  reversed: hook(isFlag, 'event'),
  silences: hook(oneOf('abilities', 'cards', "others' cards"), 'character', 'event'),
  countsAs: hook(isFunction, 'character'),
  drawCount: hook(isFunction, 'character', 'event'),
  heals: hook(isFunction, 'event'),
  forbids: hook(isFunction, 'event'),
  shrugsOff: hook(isFunction, 'character'),
  curbs: hook(isFunction, 'event'),
  offer: hook(isOffer, 'character', 'event'),
  beforeDeal: hook(isFunction, 'set'),
  revealed: hook(isFunction, 'event'),
  comesBack: hook(isFunction, 'event'),
  turnStarts: hook(isFunction, 'character', 'card', 'event', 'set'),
  wakes: hook(isFunction, 'character', 'event'),
  phase1: hook(isFunction, 'event'),
  draws: hook(isFunction, 'character'),
  drew: hook(isFunction, 'event'),
  turnEnds: hook(isFunction, 'event'),
  lays: hook(isFunction, 'character'),
  answers: hook(isFunction, 'character'),
  mourns: hook(isFunction, 'character'),
  newDeck: hook(isFunction, 'event', 'set'),
  wounded: hook(isFunction, 'character', 'card', 'event', 'set'),
  emptied: hook(isFunction, 'character'),
};
