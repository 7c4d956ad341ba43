// Every message and every request with each of its fields missing, of the wrong type, out of range, or joined by another.

import { type FromClient, type NewTable, PROTOCOL_VERSION, type Said } from '@posse/protocol';

const DIGITS = '0123456789abcdef'.repeat(4);

/** One of each, with everything that it can hold. */
const SAMPLES: { readonly [T in FromClient['type']]: Said<T> } = {
  join: {
    type: 'join',
    version: PROTOCOL_VERSION,
    table: 'DUSTY2',
    name: 'Calamity',
    face: 'miner',
    pass: 'guest.signature',
    token: '0.secret',
    ticket: 'secret',
    since: { game: '0123456789abcdef01', n: 3 },
    promise: DIGITS,
  },
  sit: { type: 'sit', seat: 1, promise: DIGITS, luck: '0123456789abcdef' },
  leave: { type: 'leave' },
  move: { type: 'move' },
  claim: { type: 'claim', seat: 1 },
  vouch: { type: 'vouch', guest: 'somebody', on: true },
  'not-yet': { type: 'not-yet' },
  ready: { type: 'ready', on: true, keep: false, luck: '0123456789abcdef' },
  promise: { type: 'promise', promise: DIGITS },
  reveal: { type: 'reveal', start: DIGITS, luck: DIGITS, next: DIGITS },
  answer: { type: 'answer', question: 0, option: 0 },
  explain: {
    type: 'explain',
    question: 0,
    attempt: {
      kind: 'play',
      card: 4,
      as: 'bang',
      at: 1,
      also: 2,
      prey: 'hand',
      cost: [5],
      dice: [0, 1],
      face: 'arrow',
      twice: false,
      pick: 'suzy-lafayette',
    },
  },
  say: { type: 'say', channel: 'table', text: 'Howdy' },
  gesture: { type: 'gesture', gesture: 'howdy' },
  rename: { type: 'rename', name: 'Jane' },
  face: { type: 'face', face: 'miner' },
  automatic: { type: 'automatic', on: true },
  'more-time': { type: 'more-time' },
  quiet: { type: 'quiet', on: true },
  'role-seen': { type: 'role-seen' },
  back: { type: 'back' },
  ping: { type: 'ping' },
  settle: { type: 'settle' },
  start: { type: 'start', passStar: false },
  again: { type: 'again' },
  arrange: {
    type: 'arrange',
    plan: {
      seats: 4,
      preset: 'standard',
      sets: ['base'],
      modules: [1],
      options: { 'late-reshuffle': true },
      bot: 'deputy',
    },
    clock: { answer: 45, bank: 180 },
    isPublic: false,
  },
  bot: { type: 'bot', seat: 3, bot: 'deputy' },
  free: { type: 'free', seat: 3 },
  kick: { type: 'kick', guest: 'nobody-here' },
  pardon: { type: 'pardon', guest: 'nobody-here' },
  pause: { type: 'pause', on: false },
  host: { type: 'host', guest: 'nobody-here' },
};

const NEW_TABLE: NewTable = {
  game: 'card',
  plan: {
    seats: 4,
    preset: 'standard',
    sets: ['base'],
    modules: [1],
    options: { 'late-reshuffle': true },
    bot: 'deputy',
  },
  clock: { answer: 45, bank: 180 },
  isPublic: true,
};

/** As JSON, because some of it can't be said in any other way. */
const WRONG: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '19',
    '20',
    '1000001',
    '9007199254740993',
    '1e308',
    '1e999',
    '-1e999',
  ],
  ...[
    '""',
    '" "',
    '"0"',
    '"ping"',
    '"__proto__"',
    '"constructor"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
  ],
  ...[
    '"\\u202e"',
    '"\\u2028"',
    '"\\r\\n"',
    '"<script>"',
    '"../../etc/passwd"',
    '"%00"',
    `"${'x'.repeat(41)}"`,
    `"${'y'.repeat(401)}"`,
  ],
  ...[
    `"${'𐐷'.repeat(300)}"`,
    '[]',
    '[[]]',
    '[null]',
    '{}',
    '{"type":"ping"}',
    '{"__proto__":{"on":true}}',
    '{"length":1}',
  ],
  ...[`[${'0,'.repeat(300)}0]`, `${'['.repeat(500)}${']'.repeat(500)}`, `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`],
];

const EXTRA: readonly string[] = [
  '"extra":1',
  '"__proto__":{"type":"ping"}',
  '"constructor":{}',
  '"toString":null',
  '"type ":"x"',
  '"":""',
];

const MARK = '<here>';

/** All of them, as texts. */
export function mutantsOf(sample: object): string[] {
  const whole = JSON.stringify(sample);
  return [
    whole,
    ...placesIn(sample).flatMap((path) => changedAt(sample, path)),
    ...objectsIn(sample).flatMap((path) => extendedAt(sample, path)),
  ];
}

export const messageMutants = (): string[] => Object.values(SAMPLES).flatMap(mutantsOf);
export const sampleTexts = (): string[] => Object.values(SAMPLES).map((sample) => JSON.stringify(sample));
export const tableMutants = (): string[] => mutantsOf(NEW_TABLE);

type Path = readonly string[];

/** Every field and entry, however deep. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [[...path, key], ...placesIn(part, [...path, key])]);

const objectsIn = (value: object): Path[] => [[], ...placesIn(value)].filter((path) => isObject(at(value, path)));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

/** Without it, and with everything that is wrong in its place. */
function changedAt(sample: object, path: Path): string[] {
  const marked = JSON.stringify(put(sample, path, MARK));
  return [
    JSON.stringify(put(sample, path, undefined)),
    ...WRONG.map((wrong) => marked.replace(JSON.stringify(MARK), () => wrong)),
  ];
}

function extendedAt(sample: object, path: Path): string[] {
  const marked = JSON.stringify(put(sample, [...path, MARK], 0));
  return EXTRA.map((field) => marked.replace(`${JSON.stringify(MARK)}:0`, () => field));
}

function put(sample: object, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(sample) ? [...sample] : { ...sample }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : put(copy[key] as object, rest, value);
  return copy;
}
