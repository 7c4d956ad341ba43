// Random packs, made from the fields of each verb.

import {
  AIMS,
  BadPack,
  COUNTED,
  checkPack,
  type Field,
  GROUPS,
  type Pack,
  STATES,
  type StaticRule,
  VERBS,
  type VerbName,
  WHO,
} from '@posse/card/packs';
import { below, type Random } from '@posse/engine';

const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[below(random, list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};
const chance = (random: Random, one: number, of: number): boolean => below(random, of) < one;

type Json = Record<string, unknown>;

const VERB_NAMES = (Object.keys(VERBS) as VerbName[]).filter((name) => name !== 'settle');
const WAYS: readonly VerbName[] = ['look', 'first-card', 'from-a-table', 'show-second', 'gift-for-each', 'draw'];
const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'];
const OUR_KINDS = ['bang', 'missed', 'beer', 'gatling', 'panic', 'stagecoach', 'duel'];

// --- values of fields ---

function condition(random: Random, depth = 0): Json {
  const who = chance(random, 1, 3) ? { who: pick(random, WHO) } : {};
  switch (below(random, depth > 0 ? 3 : 7)) {
    case 0:
    case 5:
      return { count: pick(random, COUNTED), [pick(random, ['atLeast', 'atMost'])]: below(random, 5), ...who };
    case 3:
      return { not: condition(random, 1) };
    case 4:
    case 6:
      return { [pick(random, ['all', 'any'])]: [condition(random, 1), condition(random, 1)] };
    default:
      return { is: pick(random, STATES), ...who };
  }
}

function filter(random: Random): Json {
  const parts: Json[] = [
    { kind: pick(random, OUR_KINDS) },
    { border: pick(random, ['brown', 'blue', 'green']) },
    { bang: chance(random, 1, 2) },
    { missed: chance(random, 1, 2) },
    { suits: [pick(random, SUITS)] },
    { beer: chance(random, 1, 2) },
    { weapon: chance(random, 1, 2) },
    { bang: true, suits: [pick(random, SUITS)] },
    {},
  ];
  return pick(random, parts);
}

const amount = (random: Random, from: number, to: number): unknown =>
  chance(random, 3, 4)
    ? from + below(random, to - from + 1)
    : chance(random, 1, 3)
      ? 'points'
      : {
          sum: [pick(random, ['hand', 'wounds', 'life', 'living', 'others', 'in play', 1]), below(random, 2)],
          most: to,
        };

function luck(random: Random): unknown {
  if (chance(random, 1, 2)) return pick(random, SUITS);
  const from = 2 + below(random, 10);
  return { suits: SUITS.slice(0, 1 + below(random, 3)), from, to: from + below(random, 15 - from) };
}

function fieldValue(random: Random, field: Field, depth: number): unknown {
  switch (field.kind) {
    case 'who':
      return pick(random, WHO);
    case 'players':
      return pick(random, [...WHO, ...GROUPS]);
    case 'group':
      return pick(random, GROUPS);
    case 'word':
      return pick(random, field.words ?? []);
    case 'count':
      return (field.from ?? 0) + below(random, (field.to ?? 0) - (field.from ?? 0) + 1);
    case 'amount':
      return amount(random, field.from ?? 0, field.to ?? 0);
    case 'condition':
      return condition(random);
    case 'filter':
      return filter(random);
    case 'luck':
      return luck(random);
    case 'block':
      return block(random, depth + 1);
  }
}

function sentence(random: Random, verbs: readonly VerbName[], depth: number): Json {
  const name = chance(random, 1, 6) && verbs.includes('if') ? pick(random, DECIDING) : pick(random, verbs);
  const said: Json = { do: name };
  for (const [field, one] of Object.entries(VERBS[name].fields) as [string, Field][])
    if (!one.optional || chance(random, 2, 3)) said[field] = fieldValue(random, one, depth);
  return said;
}

/** The verbs with conditions or several blocks, which are refused more often than others. */
const DECIDING = ['if', 'each', 'choose-player', 'pay', 'may'] as const;

const PLAIN = VERB_NAMES.filter(
  (name) => !Object.values(VERBS[name].fields as object).some(({ kind }) => kind === 'block'),
);

const block = (random: Random, depth: number): Json[] =>
  Array.from({ length: 1 + below(random, 2) }, () => sentence(random, depth > 2 ? PLAIN : VERB_NAMES, depth));

// --- entries ---

const between = (random: Random, from: number, to: number): number => from + below(random, to - from + 1);

const HOOKS: Readonly<Record<string, (random: Random) => unknown>> = {
  nearer: (random) => between(random, -1, 2),
  farther: (random) => between(random, -1, 2),
  reach: (random) => between(random, 1, 8),
  bangs: (random) => (chance(random, 1, 6) ? 1000 : between(random, 1, 3)),
  misses: (random) => between(random, 1, 3),
  flips: (random) => between(random, 1, 3),
  beer: (random) => between(random, 0, 3),
  keeps: (random) => between(random, 0, 12),
  barrel: () => true,
  inherits: () => true,
  suit: (random) => pick(random, SUITS),
  neighbours: () => true,
  reversed: () => true,
  silences: (random) => pick(random, ['abilities', 'cards', "others' cards"]),
  drawCount: (random) =>
    chance(random, 1, 4) ? between(random, 1, 4) : { sum: ['usual', 1 - below(random, 3)], least: 1, most: 4 },
  heals: (random) => ({ sum: ['usual', between(random, -1, 1)], most: 3 }),
  countsAs: (random) => [
    {
      cards: filter(random),
      as: pick(random, OUR_KINDS),
      ...(chance(random, 1, 2) && { if: condition(random) }),
      ...(chance(random, 1, 2) && { perTurn: 1 }),
    },
  ],
  forbids: (random) => [{ cards: filter(random), ...(chance(random, 1, 2) && { if: condition(random) }) }],
  shrugsOff: (random) => ({ suits: [pick(random, SUITS)] }),
  offer: (random) => ({
    ...(chance(random, 1, 4) && { when: 'any time' }),
    price: chance(random, 1, 4)
      ? { life: 1 }
      : { cards: 1 + below(random, 2), ...(chance(random, 1, 3) && { of: filter(random) }) },
    ...(chance(random, 1, 2) && { target: pick(random, ['another player', 'next door', 'in reach']) }),
    ...(chance(random, 1, 3) && { if: condition(random) }),
    perTurn: 1 + below(random, 3),
    run: block(random, 1),
  }),
  draws: (random) => [sentence(random, WAYS, 3)],
};
/** The moments: hooks with sentences. */
export const MOMENTS = [
  'revealed',
  'turnStarts',
  'drew',
  'turnEnds',
  'lays',
  'answers',
  'mourns',
  'wounded',
  'emptied',
];

/** The moments in which little is allowed, so that they are tried more often than others. */
const OFTEN_REFUSED = ['emptied', 'emptied', 'revealed'] as const;

/** The verbs that only a card has, at the start of a turn. */
const THIS_CARD = ['explode', 'pass-on', 'discard-this', 'lose-turn'] as const;

/** A draw! at the start of a turn, as for Dynamite and Jail. */
const fuse = (random: Random): Json => ({
  turnStarts: [
    { do: 'check', luck: luck(random), yes: [{ do: pick(random, THIS_CARD) }], no: [{ do: pick(random, THIS_CARD) }] },
  ],
});

function power(random: Random): Json {
  const hook = chance(random, 1, 12)
    ? 'draws'
    : chance(random, 1, 2)
      ? pick(random, [...MOMENTS, ...OFTEN_REFUSED])
      : pick(random, Object.keys(HOOKS));
  return { [hook]: HOOKS[hook]?.(random) ?? block(random, 1) };
}

function kind(random: Random): Json {
  const border = pick(random, ['brown', 'brown', 'blue', 'green']);
  const aim = chance(random, 2, 3)
    ? { aim: chance(random, 1, 5) ? { at: 'another player', within: 1 + below(random, 3) } : pick(random, AIMS) }
    : {};
  if (border === 'blue')
    return {
      border,
      ...aim,
      power: chance(random, 1, 6) ? fuse(random) : power(random),
      ...(chance(random, 1, 4) && { weapon: true }),
    };
  if (chance(random, 1, 8)) return { border, action: false, dodges: true, play: block(random, 1) };
  return {
    border,
    ...aim,
    play: block(random, 1),
    ...(border === 'brown' && chance(random, 1, 4) && { price: 1 }),
    ...(border === 'brown' && chance(random, 1, 8) && { bang: true, needs: 'a BANG! left' }),
    ...(border === 'brown' && chance(random, 1, 8) && { beer: true }),
  };
}

const copies = (random: Random): string =>
  Array.from({ length: 4 }, () => `${2 + below(random, 9)}${pick(random, ['♥', '♦', '♣', '♠'])}`).join(' ');

const packWith = (kinds: Json, characters: Json, events: Json): Json => ({
  posse: 1,
  kinds,
  characters,
  events,
  face: {
    name: 'Random',
    things: Object.fromEntries(
      [kinds, characters, events].flatMap((part) => Object.keys(part).map((key) => [key, { name: key }])),
    ),
  },
});

/** A random pack with three kinds of card, two characters and two events. Null if they are not valid together. */
export function randomPack(random: Random, without: StaticRule | null = null): Pack | null {
  /** An entry that is valid in a pack of its own. */
  const valid = (make: (random: Random) => Json, alone: (entry: Json) => Json): Json => {
    for (;;) {
      const entry = make(random);
      if (isValid(alone(entry), without)) return entry;
    }
  };
  const [kinds, characters, events]: [Json, Json, Json] = [{}, {}, {}];
  for (let n = 1; n <= 3; n++)
    kinds[`card-${n}`] = valid(
      (r) => ({ ...kind(r), copies: copies(r) }),
      (one) => packWith({ x: one }, {}, {}),
    );
  for (let n = 1; n <= 2; n++)
    characters[`person-${n}`] = valid(
      (r) => ({ bullets: 3 + below(r, 3), power: power(r) }),
      (one) => packWith({}, { x: one }, {}),
    );
  for (let n = 1; n <= 2; n++)
    events[`event-${n}`] = valid(
      (r) => ({ power: power(r), ...(n === 2 && chance(r, 1, 3) && { final: true }) }),
      (one) => packWith({}, {}, { x: one, y: { power: { nearer: 0 }, final: true } }),
    );
  const pack = packWith(kinds, characters, events);
  return isValid(pack, without) ? checkPack(pack, without) : null;
}

function isValid(pack: Json, without: StaticRule | null): boolean {
  try {
    checkPack(pack, without);
    return true;
  } catch (error) {
    if (error instanceof BadPack) return false;
    throw error;
  }
}
