// Tests that commands have colours at a terminal, and only there.

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { file, posse, posseAtTerminal } from '../testing/posse-command.ts';

const ESCAPE = '\u001b[';
const proof = join(import.meta.dirname, '../../../testkit/corpus/0.3.0/proofs/card-over.json');

const commands: readonly (readonly [string, readonly string[]])[] = [
  ['help', ['help']],
  ['the help of a command', ['verify', '--help']],
  ['doctor', ['doctor', '--port', '0', '--host', '127.0.0.1', '--data', file('no-data')]],
  ['simulate', ['simulate', '--games', '2', '--seed', 's', '--jobs', '1']],
  ['verify', ['verify', proof]],
];

/** A text without its figures, because times and free space differ between two runs. */
const withoutFigures = (text: string): string => text.replaceAll(/[\d.,:]+/g, '#');

describe.each(commands)('posse %s', (_, args) => {
  test('a command has colours at a terminal, and prints the same text without them elsewhere', async () => {
    const [terminal, pipe] = [await posseAtTerminal(args), await posse(args)];
    expect(terminal.stdout).toContain(ESCAPE);
    expect(pipe.stdout).not.toContain('\u001b');
    expect(withoutFigures(stripVTControlCharacters(terminal.stdout))).toBe(withoutFigures(pipe.stdout));
    expect(terminal.status).toBe(pipe.status);
  });

  test('a command has no colours at a terminal with NO_COLOR', async () => {
    expect((await posseAtTerminal(args, { NO_COLOR: '1' })).stdout).not.toContain('\u001b');
  });
});

test.each([
  ['doctor', ['doctor', '--port', '0', '--host', '127.0.0.1', '--data', file('no-data')]],
  ['simulate', ['simulate', '--games', '2', '--seed', 's', '--jobs', '1']],
  ['verify', ['verify', proof]],
] as const)('posse %s --json has no colours, even if they are forced', async (_, args) => {
  const { stdout } = await posseAtTerminal([...args, '--json'], { FORCE_COLOR: '3' });
  expect(stdout).not.toContain('\u001b');
  expect(typeof JSON.parse(stdout)).toBe('object');
});

test('posse verify marks what it found by colour', async () => {
  const { stdout } = await posseAtTerminal(['verify', proof]);
  expect(stdout).toContain('\u001b[32myes\u001b[39m  ');
  expect(stdout).toContain('\u001b[32mThe deal was fair.\u001b[39m');
});

test('a terminal that does not know its width gets lines of 80 columns', async () => {
  expect((await posseAtTerminal(['help'], {}, 0)).stdout).toBe((await posseAtTerminal(['help'])).stdout);
});
