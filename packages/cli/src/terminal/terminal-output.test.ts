// Tests that text from strangers never controls the terminal.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, posse } from '../testing/posse-command.ts';
import { safeText } from './terminal-output.ts';

const CLEAR = '\u001b[2J\u001b[H';
const LIE = `${CLEAR}\nyes  all checks\r\n\nThe deal was fair.\u009b8m\u202e\u2066\u2028\u0007`;
/** Does the output have only printable characters and our own line breaks? */
const isSafe = (output: string): boolean => !/[^\P{C}\n\u200c\u200d]|[\p{Zl}\p{Zp}]/u.test(output);

test.each([
  ['\u001b[2J', '\\u001b[2J'],
  ['a\nb\r\tc', 'a\\u000ab\\u000d\\u0009c'],
  ['\u009b8m\u007f', '\\u009b8m\\u007f'],
  ['\u202eyes\u202c\u2066\u2069\u061c\u200e\u200f', '\\u202eyes\\u202c\\u2066\\u2069\\u061c\\u200e\\u200f'],
  ['\u2028\u2029\ufeff\u00ad\u200b', '\\u2028\\u2029\\ufeff\\u00ad\\u200b'],
  ['\u{e0041}\ud800', '\\u{e0041}\\ud800'],
  ['Zoë 👩‍🌾 می‌خواهم A♥ …', 'Zoë 👩‍🌾 می‌خواهم A♥ …'],
])('the text %j is printed as %s', (text, safe) => expect(safeText(text)).toBe(safe));

const corpus = join(import.meta.dirname, '../../../testkit/corpus/0.3.0');
const read = (path: string) => JSON.parse(readFileSync(join(corpus, path), 'utf8'));
const proof = read('proofs/dice-over-after-a-start-that-was-given-up.json');
const replay = read('replays/card.json');

/** Yields copies of a value in which one text, or one key, is replaced by the lie. */
function* forgeries(value: unknown, put: (changed: unknown) => unknown): Generator<unknown> {
  if (typeof value === 'string') yield put(LIE);
  else if (Array.isArray(value)) yield* forgeries(value[0], (changed) => put([changed, ...value.slice(1)]));
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      yield* forgeries(part, (changed) => put({ ...value, [key]: changed }));
      yield put({ ...value, [LIE]: part });
    }
}

test.each([
  ['verify', proof],
  ['replay', replay],
  ['think', replay],
] as const)(
  'posse %s prints no control characters from a file, whichever text in it is forged',
  async (command, whole) => {
    const path = file(`forged-${command}.json`);
    const forged = [...forgeries(whole, (changed) => changed)];
    expect(forged.length).toBeGreaterThan(10);
    for (const one of forged) {
      writeFileSync(path, JSON.stringify(one));
      const { stdout, stderr } = await posse([command, path]);
      expect([stdout, stderr].filter((output) => !isSafe(output))).toEqual([]);
      expect(stdout + stderr).not.toMatch(/^yes {2}all checks/m);
    }
  },
);

test('a forged name cannot say that the deal was fair', async () => {
  const path = file('forged-name.json');
  const [start] = proof.givenUp;
  const forged = { ...proof, secret: 'x', givenUp: [{ ...start, missing: [{ seat: 0, name: LIE }] }] };
  writeFileSync(path, JSON.stringify(forged));
  const { status, stdout } = await posse(['verify', path]);
  expect(status).toBe(1);
  expect(stdout).toContain('\\u001b[2J');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('This game cannot be trusted: see the lines marked NO.');
});

test.each([
  ['commitment', { ...proof, commitment: 'abc' }, '"commitment": is not a hash of 64 hexadecimal digits'],
  ['id', { ...proof, id: LIE }, '"id": is not an id of letters and digits'],
  ['lucks', { ...proof, lucks: Array(21).fill(proof.lucks[0]) }, '"lucks": has more than 20 entries'],
  ['givenUp', { ...proof, givenUp: Array(10_000).fill(proof.givenUp[0]) }, '"givenUp": has more than 20 entries'],
])('a proof with an unusable %s is refused with a sentence', async (_, forged, sentence) => {
  const path = file('unusable.json');
  writeFileSync(path, JSON.stringify(forged));
  const { status, stderr } = await posse(['verify', path]);
  expect([status, stderr]).toEqual([2, `posse: ${path} is not a valid proof: ${sentence}.\n`]);
});

/** The paths of all fields of a proof, and of the objects in it; of its answers only the first. */
function* fieldsOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  for (const key of Array.isArray(value) ? keys.slice(0, 1) : keys) {
    yield [...path, key];
    yield* fieldsOf((value as Record<string, unknown>)[key], [...path, key]);
  }
}

function withField(value: unknown, [first = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[first] = rest.length === 0 ? to : withField(copy[first], rest, to);
  return copy;
}

test('a proof with anything in any field is judged or refused, in safe lines', async () => {
  const path = file('odd-field.json');
  const odd: string[] = [];
  const cards = read('proofs/card-over.json');
  for (const field of fieldsOf(cards))
    for (const to of [LIE, null, -1, [], {}]) {
      writeFileSync(path, JSON.stringify(withField(cards, field, to)));
      const { status, stdout, stderr } = await posse(['verify', path]);
      const isJudged = status !== null && status < 5 && (stdout + stderr).trim() !== '';
      if (!isJudged || !isSafe(stdout + stderr)) odd.push(`${field.join('.')}: ${JSON.stringify(to)}`);
    }
  expect(odd).toEqual([]);
});

test('a file that is nested too deeply is refused with a sentence', async () => {
  const path = file('deep.json');
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  for (const [command, found] of [
    ['verify', proof],
    ['replay', replay],
  ] as const) {
    const inside =
      command === 'verify' ? { ...found, replay: { ...found.replay, setup: 'deep' } } : { ...found, setup: 'deep' };
    writeFileSync(path, JSON.stringify(inside).replace('"deep"', deep));
    const { status, stderr } = await posse([command, path]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^posse: [^\n]+\n$/)]);
  }
});

test('an error that quotes the command line is one safe line', async () => {
  for (const typed of [[LIE], ['serve', `--${LIE}`], ['replay', LIE], ['verify', `${LIE}.json`], ['play', '-b', LIE]]) {
    const { stderr } = await posse(typed);
    expect(stderr).toMatch(/^posse: [^\n]+\n$/);
    expect(isSafe(stderr)).toBe(true);
  }
});

/**
 * Sources that may write to the terminal directly: the progress bar and the prompt move the cursor, and a completion is
 * a script.
 */
const WRITERS = [
  'commands/completion.ts',
  'main.ts',
  'terminal/line-input.ts',
  'terminal/terminal-output.ts',
  'terminal/progress-bar.ts',
];

test('no other module of the program writes to the terminal', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name),
  );
  const writing = /console\.|(?:process\.|^)std(?:out|err)\.write|\{[^}]*\bstd(?:out|err)\b[^}]*\} = process/m;
  const writers = sources.filter((name) => writing.test(readFileSync(join(folder, name), 'utf8')));
  expect(writers.filter((name) => !WRITERS.includes(name))).toEqual([]);
});
