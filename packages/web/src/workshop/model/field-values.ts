// The values that a field could have. The checker says which are legal.

import { COUNTED, type Condition, type Field, type Filter, GROUPS, STATES, WHO } from '@posse/card/packs';
import { mostUsedFirst, useOf } from './default-sentences.ts';

/** The value behind a chip. `kind` is a kind of card, `price` that of an offer. */
export type ValueKind = Field['kind'] | 'kind' | 'price' | 'total' | 'change';

export interface ValueField {
  readonly kind: ValueKind;
  readonly words?: readonly string[] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Left out, it has a meaning that is said like any other. */
  readonly unset?: true;
  /** The field's name, which tells how often our own cards use a value. */
  readonly name?: string | undefined;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** Everything that can be counted, besides the points of a wound and the usual number. */
const COUNTABLE = ['wounds', 'hand', 'in play', 'others', 'living', 'life'] as const;
const MAX_AMOUNT = 5;

const amounts = (from: number, to: number): readonly unknown[] => [
  ...range(from, to),
  'points',
  ...COUNTABLE.map((measure) => ({ sum: [measure], most: Math.min(to, MAX_AMOUNT) })),
];

const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
const RED = ['hearts', 'diamonds'] as const;
const BLACK = ['clubs', 'spades'] as const;

const LUCKS: readonly unknown[] = [
  ...SUITS,
  { suits: RED },
  { suits: BLACK },
  { suits: ['hearts'], from: 10, to: 14 },
  { suits: SUITS, from: 11, to: 13 },
  { suits: SUITS, from: 2, to: 9 },
  'spades 2 to 9',
];

const FILTERS: readonly Filter[] = [
  {},
  { bang: true },
  { missed: true },
  { beer: true },
  { weapon: true },
  { border: 'brown' },
  { border: 'blue' },
  { border: 'green' },
  ...SUITS.map((suit) => ({ suits: [suit] })),
  { suits: RED },
  { suits: BLACK },
  { bang: false },
];

/** Of a condition that counts something: the same with other numbers. */
function otherCounts(current: unknown): readonly Condition[] {
  if (typeof current !== 'object' || current === null || !('count' in current)) return [];
  const { count, who } = current as Extract<Condition, { count: unknown }>;
  const about = { count, ...(who !== undefined && { who }) };
  return [
    ...range(1, 6).map((atLeast) => ({ ...about, atLeast })),
    ...range(0, 4).map((atMost) => ({ ...about, atMost })),
  ];
}

/** The opposite first; then all states and counts of all players, of whom the checker leaves those who are there. */
function conditions(current: unknown): readonly unknown[] {
  const opposite = isCondition(current) ? ('not' in current ? [current.not] : [{ not: current }]) : [];
  const about = (who: (typeof WHO)[number]) => (who === 'me' ? {} : { who });
  const players = ['me', 'target', 'each', 'by'] as const;
  return [
    ...opposite,
    ...otherCounts(current),
    ...players.flatMap((who) => STATES.map((is) => ({ is, ...about(who) }))),
    ...players.flatMap((who) =>
      COUNTED.map((count) =>
        count === 'life'
          ? { count, ...about(who), atMost: 2 }
          : { count, ...about(who), atLeast: count === 'hand' ? 4 : 2 },
      ),
    ),
  ];
}

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null;

/** Every way to pay for an offer. */
const PRICES: readonly unknown[] = [
  { cards: 1 },
  { cards: 2 },
  { life: 1 },
  { cards: 1, of: { bang: true } },
  { cards: 1, of: { beer: true } },
  { cards: 1, of: { missed: true } },
  { cards: 1, of: { weapon: true } },
  { cards: 1, of: { border: 'blue' } },
  ...SUITS.map((suit) => ({ cards: 1, of: { suits: [suit] } })),
  { cards: 1, of: { suits: RED } },
  { cards: 1, of: { suits: BLACK } },
  { cards: 1, life: 1 },
  { life: 2 },
];

/** Another number of cards drawn, or of life points regained, than usual. */
const CHANGES: readonly unknown[] = [1, -1, 2].map((by) => ({ sum: ['usual', by], least: 1, most: 4 }));

/** `kinds` are the kinds of card that can be named. */
export function valuesOf(field: ValueField, current: unknown, kinds: readonly string[]): readonly unknown[] {
  const values = unique([...(field.unset === true ? [undefined] : []), ...candidates(field, current, kinds)]);
  const all = current === undefined || values.some((one) => isSame(one, current)) ? values : [current, ...values];
  const { name } = field;
  return name === undefined || !SORTED.has(field.kind) ? all : mostUsedFirst(all, (one) => useOf(name, one));
}

const unique = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((one, place) => values.findIndex((other) => isSame(one, other)) === place);

/** Words and players are sorted by use; numbers and what is listed by hand stay in order. */
const SORTED: ReadonlySet<ValueKind> = new Set<ValueKind>(['who', 'players', 'group', 'word', 'luck']);

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function candidates(
  { kind, words = [], from = 1, to = 1 }: ValueField,
  current: unknown,
  kinds: readonly string[],
): readonly unknown[] {
  switch (kind) {
    case 'who':
      return WHO;
    case 'players':
      return [...WHO, ...GROUPS];
    case 'group':
      return GROUPS;
    case 'word':
      return words;
    case 'count':
      return range(from, to);
    case 'amount':
      return amounts(from, to);
    case 'total':
      return [...range(from, to), ...COUNTABLE.map((measure) => ({ sum: [measure], most: MAX_AMOUNT }))];
    case 'change':
      return [...CHANGES, ...range(1, 4)];
    case 'condition':
      return conditions(current);
    case 'filter':
      return [...FILTERS, ...kinds.map((one) => ({ kind: one }))];
    case 'kind':
      return kinds;
    case 'luck':
      return LUCKS;
    case 'price':
      return PRICES;
    case 'block':
      return [];
  }
}
