import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/posse.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

function posse(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** What was printed, once it is sure that nothing went wrong. */
function printed(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = posse(args, input);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

describe('simulate', () => {
  test('prints a table', () => {
    const text = printed(['simulate', '--games', '20', '--seats', '4', '--bots', 'random', '--seed', 's']);
    expect(text).toMatch(/^20 games, 4 seats, random bots, seed s$/m);
    for (const role of ['Sheriff', 'Outlaw', 'Renegade'])
      expect(text).toMatch(new RegExp(`^${role} +\\d+\\.\\d % +± \\d+\\.\\d % +20$`, 'm'));
    expect(text).toMatch(/turns, [\d.]+ decisions a game/);
    expect(text).toMatch(/games\/s, [\d,]+ decisions\/s/);
  });

  test('compares bots', () => {
    const text = printed(['simulate', '--games', '40', '--bots', 'greedy,random']);
    expect(text).toMatch(/^Sheriff +greedy/m);
    expect(text).toMatch(/^Sheriff +random/m);
  });

  test('prints one JSON object, the same for the same seed', () => {
    const args = ['simulate', '--games', '30', '--json', '--seed', 's', '--option', 'beginner-deck'];
    const [one, again] = [1, 2].map(() => JSON.parse(printed(args)));
    expect(one).toMatchObject({ games: 30, seed: 's', setup: { seats: 5, options: { 'beginner-deck': true } } });
    expect(one.wins.outlaw.games).toBe(30);
    expect([one.wins, one.turns, one.decisions]).toEqual([again.wins, again.turns, again.decisions]);
  });
});

describe('replay', () => {
  const saved = file('saved.json');

  test('tells a saved game to its end', () => {
    printed(['simulate', '--games', '2', '--seed', 's', '--save', saved]);
    const { answers } = JSON.parse(readFileSync(saved, 'utf8'));
    const all = printed(['replay', saved]);
    expect(all).toMatch(/wins?\.\n/);
    expect(all).toContain(`\n${String(answers.length - 1).padStart(4)}  `);
    expect(all).not.toContain('undefined');
    const part = printed(['replay', saved, '--from', '100', '--seat', '2']);
    expect(part).toMatch(/^ 100 {2}/m);
    expect(part).not.toMatch(/^ {2}99 /m);
    expect(part).toContain('Your turn');
  });

  const damaged: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['no JSON', (text) => text.slice(0, 500), /not JSON/],
    ['another format', (text) => text.replace('posse-replay', 'chess'), /"format"/],
    ['another version', (text) => text.replace('"version": 1', '"version": 9'), /"version"/],
    ['a broken setup', (text) => text.replace('"seats": 5', '"seats": "five"'), /"setup.seats"/],
    ['too many seats', (text) => text.replace('"seats": 5', '"seats": 50'), /50 players/],
    ['a broken answer', (text) => text.replace('"cost":[]', '"cost":7'), /answer 0 is damaged/],
    ['an illegal answer', (text) => text.replace('"kind":"end"', '"kind":"pass"'), /damaged at step \d+/],
    ['another seed', (text) => text.replace('"seed": "s/1"', '"seed": "t"'), /damaged at step \d+/],
    [
      'too many answers',
      (text) => text.replace(/(\{.*\})\n {2}\]/, '$1,\n$1\n]'),
      /damaged at step \d+: The game is over/,
    ],
  ];
  test.each(damaged)('says what is wrong with a file: %s', (_, damage, message) => {
    const path = file('damaged.json');
    writeFileSync(path, damage(readFileSync(saved, 'utf8')));
    expectMistake(['replay', path], message);
  });
});

describe('play', () => {
  test('goes to the end of a game', () => {
    const save = file('played.json');
    const text = printed(['play', '--seats', '4', '--seed', 'x', '--name', 'Ann', '--save', save], '1\n'.repeat(2000));
    expect(text).toContain('(Ann)');
    expect(text).toMatch(/You (win|lose)\.\n/);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain('\u001b');
    expect(printed(['replay', save])).toMatch(/won/);
  });

  test('shows help, cards and nonsense, and can be left', () => {
    const text = printed(['play', '--seed', 'x'], 'h\n? 1\n? beer\n? xyzzy\nhello\n0\n999\n\nq\n');
    expect(text).toContain('NUMBER');
    expect(text).toContain('Beer: ');
    expect(text).toContain('nothing to tell about "xyzzy"');
    expect(text).toContain('"hello" is none of it');
    expect(text).toContain('You leave the table.');
  });

  test('ends with its input, and saves what was played', () => {
    const save = file('left.json');
    expect(printed(['play', '--seed', 'x', '--save', save], '1\n')).toContain('You leave the table.');
    expect(printed(['replay', save])).toMatch(/The game was left after \d+ answers\./);
  });
});

function expectMistake(args: readonly string[], message: RegExp): void {
  const { status, stdout, stderr } = posse(args);
  expect(stdout.includes('    at ') || stderr.includes('    at ')).toBe(false);
  expect(stderr).toMatch(/^posse: .*\.\n$/);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
}

const mistakes: readonly (readonly [string, RegExp])[] = [
  ['shoot', /"shoot".*play, simulate, replay/],
  ['simulate --loud', /--loud.*--games/],
  ['simulate --seats 9', /4 to 7.*"9"/],
  ['simulate --games many', /whole number.*"many"/],
  ['simulate --games -1', /whole number.*"-1"/],
  ['simulate --games', /--games needs a value/],
  ['simulate --json=yes', /--json takes no value/],
  ['simulate --bots greedy,wise', /"wise".*greedy, random/],
  ['simulate --sets moon', /"moon".*base/],
  ['simulate --preset moon', /"moon".*standard/],
  ['simulate --option moon', /"moon".*beginner-deck/],
  ['simulate --option beginner-deck=maybe', /NAME=off/],
  ['simulate --save /nowhere/at/all', /can't be written/],
  ['play well', /"well"/],
  ['play --bot wise', /"wise"/],
  ['replay', /needs one FILE/],
  ['replay /nowhere/at/all', /can't be read/],
];
test.each(mistakes)('posse %s: one sentence', (line, message) => expectMistake(line.split(' '), message));

test('help and version', () => {
  for (const args of [['--help'], [], ['help']]) expect(printed(args)).toContain('simulate');
  for (const command of ['play', 'simulate', 'replay']) expect(printed([command, '--help'])).toContain('--se');
  expect(printed(['--version'])).toMatch(/^posse \d+\.\d+\.\d+\n$/);
});
