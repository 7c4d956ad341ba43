// Tests of shell completion.
// The tests run bash itself; of zsh and fish they read only the scripts.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { letterOf } from '../command-description.ts';
import { allCommands } from '../command-list.ts';
import { file, printed } from '../testing/posse-command.ts';

const commands = await allCommands();

/** The completions that bash offers for the last of these words. */
function offered(script: string, ...words: readonly string[]): string[] {
  const line = [
    script,
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_posse',
    `printf '%s\\n' "\${COMPREPLY[@]}"`,
  ].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], { encoding: 'utf8', cwd: dirname(file('a')) });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

test('bash completes commands, flags and their values', async () => {
  const script = await printed(['completion', 'bash']);
  writeFileSync(file('a house card.ts'), '');
  expect(offered(script, 'posse', '')).toEqual([...commands.map(({ name }) => name), 'help', '--help', '--version']);
  expect(offered(script, 'posse', 'se')).toEqual(['serve', 'seat']);
  expect(offered(script, 'posse', 'help', 'p')).toEqual(['play']);
  expect(offered(script, 'posse', 'serve', '--po')).toEqual(['--port']);
  expect(offered(script, 'posse', 'serve', '-')).toEqual(expect.arrayContaining(['-p', '--port', '-h', '--help']));
  expect(offered(script, 'posse', 'play', '--game', '')).toEqual(['card', 'dice']);
  expect(offered(script, 'posse', 'play', '-l', 'd')).toEqual(['de']);
  expect(offered(script, 'posse', 'play', '-s', '')).toEqual([]);
  expect(offered(script, 'posse', 'serve', '--with', 'a h')).toEqual(['a house card.ts']);
  expect(offered(script, 'posse', 'check', 'a h')).toEqual(['a house card.ts']);
  expect(offered(script, 'posse', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
});

test('fish completes files only for flags that take a file', async () => {
  const lines = (await printed(['completion', 'fish'])).split('\n');
  const told = (flag: string) => lines.find((line) => line.includes(`from serve' -l ${flag} `));
  expect(told('port')).toMatch(/-s p -x -d 'the port'$/);
  expect(told('with')).toMatch(/-s w -r -F -d /);
  expect(told('data')).toContain("-x -a '(__fish_complete_directories)'");
});

test.each([
  ['zsh', (flag: string) => [`--${flag}`], (letter: string) => `{-${letter},`],
  ['fish', (flag: string) => [`-l ${flag} `], (letter: string) => `-s ${letter} `],
] as const)('the script of %s has every command and every flag', async (shell, long, short) => {
  const script = await printed(['completion', shell]);
  for (const { name, flags } of commands) {
    const lines = script.split('\n');
    const told =
      shell === 'fish'
        ? lines.filter((line) => line.includes(`from ${name}'`)).join('\n')
        : script.slice(script.indexOf(`    ${name})\n`)).split(';;')[0];
    for (const flag of Object.keys(flags)) {
      expect(told).toContain(long(flag)[0]);
      const letter = letterOf(flag);
      if (letter !== null) expect(told).toContain(short(letter));
    }
    expect(script).toContain(name);
  }
});
