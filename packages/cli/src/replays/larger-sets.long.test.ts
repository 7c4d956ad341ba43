// Tests of saved games and proofs in a program whose sets have grown.
// Runs apart: modules load larger sets.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// All modules that know the sets must be loaded after the sets have grown.
await import(new URL('../../../testkit/src/pool/append-hook.ts', import.meta.url).href);
const { expectUserError, file, posse, printed, program } = await import('../testing/posse-command.ts');

const kept = (name: string): string =>
  fileURLToPath(new URL(`../../../testkit/games/0.3.0/${name}.json`, import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe.each(['saved-card', 'saved-dice'])('the file %s of 0.3.0', (name) => {
  test.each([[['replay']], [['think', '--step', '30']]])(
    'posse replay tells a saved game of 0.3.0 as a program without the newer entries would: %j',
    async ([command = '', ...flags]) => {
      const args = [command, kept(name), ...flags];
      const { status, stdout } = program(args);
      expect(status).toBe(0);
      expect(await printed(args)).toBe(stdout);
    },
  );
});

test.each(['card-base', 'card-preset', 'card-all', 'dice-base', 'dice-all'])(
  'the proof %s of 0.3.0 holds',
  async (name) => {
    const { status, stdout, stderr } = await posse(['verify', kept(`proof-${name}`)]);
    expect([stdout, stderr, status]).toEqual([expect.stringContaining('The deal was fair.'), '', 0]);
  },
);

const simulated = (game: string, path: string, flags: readonly string[] = []): readonly string[] => [
  ...['simulate', '-g', game, '-n', '1', '--seed', 's1', '--bots', 'random'],
  ...[...flags, '--save', path],
];

test.each([
  ['card', ['--sets', 'dodge-city,high-noon,fistful,promos,tournament']],
  ['dice', ['--preset', 'everything']],
])('a saved %s game records its pool, and is told in the same way when the sets have grown', async (game, flags) => {
  const [path, now] = [file(`before-${game}.json`), file(`now-${game}.json`)];
  expect(program(simulated(game, path, flags)).status).toBe(0);
  expect(await printed(['replay', path])).toBe(program(['replay', path]).stdout);
  await printed(simulated(game, now, flags));
  expect(read(now).setup.pool.base.characters).toBe(read(path).setup.pool.base.characters + 1);
  await printed(['replay', now]);
});

test('a game with entries that a program lacks is refused there in one sentence', async () => {
  const path = file('after.json');
  await printed(simulated('card', path));
  expect(program(['replay', path])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^posse: This game was dealt when the set "base" had \d+ characters, and here it has \d+\. Take a newer Posse\.\n$/,
    ),
  });
});

test.each([
  ['no object', 3],
  ['no numbers', { base: { characters: 'many' } }],
  ['too few', { base: { characters: 3, kinds: 22, copies: 80 } }],
])('a damaged pool is reported in one sentence: %s', async (_, pool) => {
  const path = file('damaged.json');
  const saved = read(kept('saved-card'));
  writeFileSync(path, JSON.stringify({ ...saved, setup: { ...saved.setup, pool } }));
  await expectUserError(['replay', path], /pool/);
});
