// Mutates the fields of messages and requests: missing, wrong, out of range, extra.

import type { NewTable } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';

/** A sample of each type of message, with all fields. */
const SAMPLES: readonly object[] = Object.values(MESSAGE_DOCS).map(({ sample }) => sample);

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

/** Wrong values as JSON, because some of them can't be written in any other way. */
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

/** All mutations of a sample, as texts. */
export function mutationsOf(sample: object): string[] {
  const whole = JSON.stringify(sample);
  return [
    whole,
    ...placesIn(sample).flatMap((path) => changedAt(sample, path)),
    ...objectsIn(sample).flatMap((path) => extendedAt(sample, path)),
  ];
}

export const mutatedMessages = (): string[] => SAMPLES.flatMap(mutationsOf);
export const sampleTexts = (): string[] => SAMPLES.map((sample) => JSON.stringify(sample));
export const mutatedTables = (): string[] => mutationsOf(NEW_TABLE);

type Path = readonly string[];

/** The paths of all fields and entries, at any depth. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [[...path, key], ...placesIn(part, [...path, key])]);

const objectsIn = (value: object): Path[] => [[], ...placesIn(value)].filter((path) => isObject(at(value, path)));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

/** The sample without this field, and with each wrong value in it. */
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
