// The hooks of a power: their types, and the sources that may have them.

import { SUITS } from '../catalogue/catalogue.ts';
import { ANY_NUMBER, type Holder, type Power } from '../power.ts';
import { type Check, isFlag, isFunction, oneOf, recordAt, wholeFrom, withFields } from './house-value-check.ts';

interface Hook {
  readonly check: Check;
  readonly heard: readonly Holder[];
  /** The reason why other sources can't have it, as the end of a sentence; null if all can. */
  readonly because: string | null;
}

const anywhere = (check: Check): Hook => ({ check, heard: ['character', 'card', 'event', 'set'], because: null });
const only = (check: Check, heard: readonly Holder[], because: string): Hook => ({ check, heard, because });

/** A hook that is an integer, or a function of table and player. */
const number = (least: number): Hook =>
  anywhere((value, field) => {
    if (typeof value !== 'function') wholeFrom(least, ANY_NUMBER)(value, field);
  });

const isOffer: Check = (value, field) => {
  const offer = recordAt(value, field);
  withFields(offer, ['when', 'does', 'urge', 'run', 'list', 'use'], `"${field}"`);
  oneOf('own turn', 'any time')(offer.when, `${field}.when`);
  for (const name of ['list', 'use']) isFunction(offer[name], `${field}.${name}`);
};

const OF_THE_TABLE = 'it is about the whole table, whoever is there';

export const HOOKS: Readonly<Record<keyof Power, Hook>> = {
  nearer: number(-9),
  farther: number(-9),
  reach: number(1),
  bangs: number(1),
  misses: number(1),
  flips: number(1),
  beer: number(0),
  keeps: number(0),
  barrel: only(isFlag, ['character', 'card'], 'somebody must carry the Barrel that is tried'),
  inherits: anywhere(isFlag),
  suit: only(oneOf(...Object.values(SUITS)), ['event', 'set'], OF_THE_TABLE),
  neighbours: only(isFlag, ['event', 'set'], OF_THE_TABLE),
  reversed: only(isFlag, ['event', 'set'], OF_THE_TABLE),
  silences: anywhere(oneOf('abilities', 'cards', "others' cards")),
  countsAs: anywhere(isFunction),
  drawCount: anywhere(isFunction),
  heals: anywhere(isFunction),
  forbids: anywhere(isFunction),
  shrugsOff: anywhere(isFunction),
  curbs: anywhere(isFunction),
  offer: anywhere(isOffer),
  beforeDeal: only(isFunction, ['set'], 'nobody has a character or a card yet, and no event is in force'),
  revealed: only(isFunction, ['event'], 'only an event is revealed'),
  comesBack: only(isFunction, ['event', 'set'], 'whoever is out has no powers of his own'),
  turnStarts: anywhere(isFunction),
  wakes: anywhere(isFunction),
  phase1: anywhere(isFunction),
  draws: anywhere(isFunction),
  brings: anywhere(isFunction),
  drew: anywhere(isFunction),
  turnEnds: anywhere(isFunction),
  lays: anywhere(isFunction),
  answers: anywhere(isFunction),
  mourns: anywhere(isFunction),
  newDeck: only(isFunction, ['event', 'set'], OF_THE_TABLE),
  wounded: anywhere(isFunction),
  emptied: anywhere(isFunction),
};
