// Cards, characters and events as data, and their compilation to entries of a set.

import type { Seat } from '@posse/engine';
import { bangLimitReached } from '../base/rules/bang.ts';
import {
  A_CARD,
  A_CARD_NEXT_DOOR,
  type Aim,
  AT_ANOTHER,
  AT_ANYBODY,
  type CharacterEntry,
  type EventEntry,
  IN_REACH,
  type KindEntry,
  NEXT_DOOR,
  type Reason,
} from '../catalogue/entry-types.ts';
import { nobodyToFight } from '../dodge-city/rules/brawl.ts';
import type { Holder } from '../power.ts';
import { isOn, playerAt, type State } from '../state.ts';
import { countLiving } from '../table/seat-order.ts';
import { castOfPlay } from './effect-context.ts';
import type { AimName, FarAim } from './language-terms.ts';
import { compilePower, type PowerEntry } from './power-data.ts';
import { compileBlock } from './sentence-compiler.ts';
import type { Sentence } from './sentence-types.ts';

const AIMS: Readonly<Record<AimName, Aim>> = {
  'another player': AT_ANOTHER,
  'next door': NEXT_DOOR,
  'in reach': IN_REACH,
  anybody: AT_ANYBODY,
  'a card': A_CARD,
  'a card next door': A_CARD_NEXT_DOOR,
};

/** Conditions for playing a card. */
export const NEEDS = {
  'a BANG! left': bangLimitReached,
  'a card to lose': nobodyToFight,
  'three players by option': (t: State): Reason | null =>
    isOn(t, 'no-beer-for-two') && countLiving(t) <= 2 ? 'two-left' : null,
};
export type Need = keyof typeof NEEDS;

/** Players at whom a card can't be played. */
export const SPARES = {
  'the Sheriff': (t: State, _me: Seat, at: Seat): Reason | null =>
    playerAt(t, at).role === 'sheriff' ? 'sheriff' : null,
  /** "Any player" includes the player of the card, unless an option says otherwise (R-PANIC-05, R-START-19). */
  'yourself by option': (t: State, me: Seat, at: Seat): Reason | null =>
    at === me && isOn(t, 'not-on-oneself') ? 'yourself' : null,
};
export type Spared = keyof typeof SPARES;

/** A kind of card. Parts that the language can't say are code. */
export interface KindData extends Omit<KindEntry, 'aim' | 'play' | 'power' | 'notNow' | 'notAt'> {
  readonly aim?: AimName | FarAim;
  readonly needs?: Need;
  readonly spares?: readonly Spared[];
  readonly play?: readonly Sentence[];
  readonly power?: PowerEntry;
}
export type CharacterData = Omit<CharacterEntry, 'power'> & { readonly power: PowerEntry };
export type EventData = Omit<EventEntry, 'power'> & { readonly power: PowerEntry };

const aimFrom = (aim: AimName | FarAim): Aim => (typeof aim === 'string' ? AIMS[aim] : { ...aim });

export function compileKind(key: string, data: KindData): KindEntry {
  const { aim, needs, spares = [], play, power, ...rest } = data;
  const refusals = spares.map((one) => SPARES[one]);
  return {
    ...rest,
    ...(aim !== undefined && { aim: aimFrom(aim) }),
    ...(needs !== undefined && { notNow: NEEDS[needs] }),
    ...(refusals.length > 0 && {
      notAt: (t: State, me: Seat, at: Seat) => {
        for (const refuse of refusals) {
          const reason = refuse(t, me, at);
          if (reason !== null) return reason;
        }
        return null;
      },
    }),
    ...(play !== undefined && { play: compilePlay(key, play) }),
    ...(power !== undefined && { power: compilePower('card', key, power) }),
  };
}

/**
 * Compiles the effect of a card. A Missed! is played against a shot, whose shooter is `by`; any other card at a target.
 */
function compilePlay(key: string, play: readonly Sentence[]): NonNullable<KindEntry['play']> {
  const run = compileBlock(key, play);
  return (t, me, at, prey, card, against) => run(castOfPlay(t, me, at, against?.by ?? null, prey, card));
}

/** The entries of these cards; each is compiled with its key. */
export const compileKinds = <const Cards extends Readonly<Record<string, KindData>>>(cards: Cards) =>
  mapped<Cards, KindEntry>(cards, compileKind);

export const compileCharacters = <const People extends Readonly<Record<string, CharacterData>>>(people: People) =>
  mapped<People, CharacterEntry>(people, withPower('character'));

export const compileEvents = <const Events extends Readonly<Record<string, EventData>>>(events: Events) =>
  mapped<Events, EventEntry>(events, withPower('event'));

const withPower =
  (holder: Holder) =>
  <Entry extends { readonly power: PowerEntry }>(id: string, { power, ...rest }: Entry) => ({
    ...rest,
    power: compilePower(holder, id, power),
  });

function mapped<Things extends object, Made>(
  things: Things,
  make: (key: string, thing: never) => unknown,
): { readonly [K in keyof Things]: Made } {
  return Object.fromEntries(Object.entries(things).map(([key, thing]) => [key, make(key, thing as never)])) as {
    readonly [K in keyof Things]: Made;
  };
}
