// The first sentence of each verb and hook, and its sign.

import { OWN_ENTRIES, type Sentence, type VerbName } from '@posse/card/packs';
import type { Icon } from '../../art/index.ts';

const DRAW: Sentence = { do: 'draw', n: 1 };

/** Each verb with the fewest fields. */
export const SENTENCES: Readonly<Record<VerbName, Sentence>> = {
  draw: DRAW,
  refill: { do: 'refill' },
  'show-second': { do: 'show-second' },
  look: { do: 'look', n: 3 },
  'first-card': { do: 'first-card', from: 'another hand' },
  'from-a-table': { do: 'from-a-table' },
  'gift-for-each': { do: 'gift-for-each' },
  heal: { do: 'heal', n: 1 },
  hurt: { do: 'hurt', n: 1 },
  drink: { do: 'drink' },
  shoot: { do: 'shoot' },
  bang: { do: 'bang' },
  duel: { do: 'duel' },
  raid: { do: 'raid' },
  take: { do: 'take', card: 'hand' },
  scrap: { do: 'scrap', card: 'hand' },
  discard: { do: 'discard', cards: 1 },
  pay: { do: 'pay', cards: 1, yes: [DRAW] },
  give: { do: 'give', to: 'left', cards: 1 },
  store: { do: 'store' },
  brawl: { do: 'brawl' },
  'lose-blue': { do: 'lose-blue' },
  check: { do: 'check', luck: 'hearts', yes: [DRAW] },
  if: { do: 'if', if: { is: 'hurt' }, yes: [DRAW] },
  each: { do: 'each', of: 'others', run: [{ do: 'draw', who: 'each', n: 1 }] },
  repeat: { do: 'repeat', times: 2, run: [DRAW] },
  settle: { do: 'settle' },
  may: { do: 'may', yes: [DRAW] },
  'choose-player': { do: 'choose-player', of: 'others', run: [{ do: 'draw', who: 'each', n: 1 }] },
  explode: { do: 'explode' },
  'pass-on': { do: 'pass-on' },
  'discard-this': { do: 'discard-this' },
  'lose-turn': { do: 'lose-turn' },
};

export const VERB_SIGNS: Readonly<Record<VerbName, Icon>> = {
  draw: 'draw',
  refill: 'draw',
  'show-second': 'eye',
  look: 'eye',
  'first-card': 'draw',
  'from-a-table': 'draw',
  'gift-for-each': 'all',
  heal: 'life',
  hurt: 'skull',
  drink: 'life',
  shoot: 'bang',
  bang: 'bang',
  duel: 'bang',
  raid: 'bang',
  take: 'hand',
  scrap: 'discard',
  discard: 'discard',
  pay: 'discard',
  give: 'hand',
  store: 'all',
  brawl: 'discard',
  'lose-blue': 'discard',
  check: 'hearts',
  if: 'unknown',
  each: 'all',
  repeat: 'next',
  settle: 'next',
  may: 'unknown',
  'choose-player': 'any',
  explode: 'skull',
  'pass-on': 'next',
  'discard-this': 'discard',
  'lose-turn': 'lock',
};

/** The hooks that packs can have, each with a value to begin with. */
export const HOOK_VALUES = {
  wounded: [DRAW],
  turnStarts: [DRAW],
  turnEnds: [DRAW],
  drew: [DRAW],
  draws: [{ do: 'look', n: 3 }],
  emptied: [DRAW],
  mourns: [DRAW],
  lays: [DRAW],
  answers: [DRAW],
  revealed: [{ do: 'draw', who: 'all', n: 1 }],
  reach: 2,
  nearer: 1,
  farther: 1,
  bangs: 2,
  misses: 2,
  flips: 2,
  beer: 2,
  keeps: 6,
  barrel: true,
  inherits: true,
  neighbours: true,
  reversed: true,
  suit: 'hearts',
  silences: 'cards',
  drawCount: { sum: ['usual', 1], least: 1, most: 4 },
  heals: { sum: ['usual', 1], most: 3 },
  countsAs: [{ cards: { missed: true }, as: 'bang' }],
  forbids: [{ cards: { beer: true } }],
  shrugsOff: { suits: ['diamonds'] },
  offer: { price: { cards: 1 }, perTurn: 1, run: [DRAW] },
} as const satisfies Readonly<Record<string, unknown>>;
export type Hook = keyof typeof HOOK_VALUES;
export const HOOKS = Object.keys(HOOK_VALUES) as readonly Hook[];
export const isHook = (word: unknown): word is Hook => typeof word === 'string' && Object.hasOwn(HOOK_VALUES, word);

export const HOOK_SIGNS: Readonly<Record<Hook, Icon>> = {
  wounded: 'skull',
  turnStarts: 'star',
  turnEnds: 'star',
  drew: 'draw',
  draws: 'draw',
  emptied: 'hand',
  mourns: 'skull',
  lays: 'stays',
  answers: 'missed',
  revealed: 'star',
  reach: 'reach',
  nearer: 'reach',
  farther: 'reach',
  bangs: 'bang',
  misses: 'missed',
  flips: 'hearts',
  beer: 'life',
  keeps: 'hand',
  barrel: 'missed',
  inherits: 'hand',
  neighbours: 'all',
  reversed: 'next',
  suit: 'hearts',
  silences: 'mute',
  drawCount: 'draw',
  heals: 'life',
  countsAs: 'any',
  forbids: 'lock',
  shrugsOff: 'deputy',
  offer: 'hand',
};

// --- most used first ---

/** How often our own cards, characters and events have this field with this value, or this field at all. */
function countIn(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    for (const one of value) countIn(one, counts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, one] of Object.entries(value)) {
    for (const name of [field, `${field} ${JSON.stringify(one)}`]) counts.set(name, (counts.get(name) ?? 0) + 1);
    countIn(one, counts);
  }
}

const COUNTS = new Map<string, number>();
countIn(OWN_ENTRIES, COUNTS);

/** The more often our own entries use it, the higher. */
export const useOf = (field: string, value?: unknown): number =>
  COUNTS.get(value === undefined ? field : `${field} ${JSON.stringify(value)}`) ?? 0;

/** Stable: those that are used alike keep their order. */
export const mostUsedFirst = <Item>(items: readonly Item[], use: (item: Item) => number): readonly Item[] =>
  items.toSorted((one, other) => use(other) - use(one));
