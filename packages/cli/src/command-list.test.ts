// Tests that help, examples and flags of all commands are consistent.

import { describe, expect, test } from 'vitest';
import { type Command, letterOf, readArgs } from './command-description.ts';
import { allCommands, commandNamed } from './command-list.ts';
import { nearest } from './name-suggestions.ts';
import { settingNotices } from './setting-notices.ts';
import { expectUserError, printed } from './testing/posse-command.ts';

const commands = await allCommands();
const serve = await commandNamed('serve');

/** The arguments of an example, without variables before the program and redirections after it. */
const wordsIn = (line: string): string[] =>
  (/posse (.*?)(?:$| >|\))/.exec(line)?.[1]?.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));

describe.each(commands.map((command) => [command.name, command] as const))(
  'the command %s',
  (name, command: Command) => {
    test('every command has examples that can be typed', () => {
      expect(command.examples.length).toBeGreaterThan(0);
      for (const [typed] of command.examples) {
        const [first, ...rest] = wordsIn(typed);
        expect(first, typed).toBe(name);
        expect(() => readArgs(command, rest), typed).not.toThrow();
      }
    });

    test('every command has a help with every flag and every example, on a narrow screen', async () => {
      const help = await printed(['help', name]);
      expect(await printed([name, '--help'])).toBe(help);
      expect(await printed([name, '-h'])).toBe(help);
      for (const flag of Object.keys(command.flags)) expect(help).toMatch(new RegExp(`^ +(-.,)? *--${flag}( |$)`, 'm'));
      for (const [typed] of command.examples) expect(help).toContain(typed);
      expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    });

    test('no command has two flags with the same letter', () => {
      const letters = [...Object.keys(command.flags), 'help'].flatMap((flag) => letterOf(flag) ?? []);
      expect(new Set(letters).size).toBe(letters.length);
    });
  },
);

test('the overview has a line for each command, on a narrow screen', async () => {
  const help = await printed(['help']);
  for (const { name, summary } of commands)
    expect(help).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 10)}`, 'm'));
  expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('short flags mean the same as the long ones', () => {
  const args = readArgs(serve, ['-p', '3000', '-w', 'a.ts', '-wb.ts', '-dgames']);
  expect([args.whole('port', 0, 9999), args.texts('with'), args.text('data')]).toEqual([
    3000,
    ['a.ts', 'b.ts'],
    'games',
  ]);
});

test('the help of serve shows its settings with their defaults', async () => {
  const help = (await printed(['help', 'serve'])).replaceAll(/\s+/g, ' ');
  for (const text of [
    'PORT, or 8080',
    'POSSE_MAX_TABLES=N the maximum number of tables (5000)',
    'POSSE_PAUSE=MS-MS',
    '(700-2200)',
  ])
    expect(help).toContain(text);
});

test('a mistyped setting is reported, with the nearest one', () => {
  expect(settingNotices({ POSSE_TRUST_PROXI: '1', POSSE_FOO: '', POSSE_DATA: 'x', HOME: '/' })).toEqual([
    'There is no setting POSSE_TRUST_PROXI. Did you mean POSSE_TRUST_PROXY? It is ignored.',
    'There is no setting POSSE_FOO. It is ignored.',
  ]);
});

test('an old name of a setting is reported with its new one', () => {
  expect(settingNotices({ POSSE_MOST_TABLES: '1', POSSE_MOST_FROM_ONE: '2', POSSE_MAX_FROM_ONE: '3' })).toEqual([
    'POSSE_MOST_TABLES is now called POSSE_MAX_TABLES: rename it. The old name works until the next release.',
    'POSSE_MOST_FROM_ONE is ignored, because POSSE_MAX_FROM_ONE is set: remove POSSE_MOST_FROM_ONE.',
  ]);
});

test('posse -v and --version say the same', async () => {
  expect(await printed(['-v'])).toMatch(/^posse \d+\.\d+\.\d+\n$/);
  expect(await printed(['--version'])).toBe(await printed(['-v']));
});

const mistakes: readonly (readonly [string, RegExp])[] = [
  ['sevre', /"sevre"\. Did you mean serve\? Choose one of serve, play/],
  ['sim', /"sim"\. Did you mean simulate\?/],
  ['help plya', /"plya"\. Did you mean play\?/],
  ['xyzzy', /"xyzzy": choose one of serve, play/],
  ['serve --prot 1', /no flag --prot\. Did you mean --port\? serve takes --port/],
  ['serve --hlep', /Did you mean --help\?/],
  ['serve --xyzzy', /no flag --xyzzy: serve takes --port/],
  ['serve -x', /no flag -x: serve takes/],
  ['serve -p', /-p needs a value: -p N/],
  ['serve -p many', /--port takes a whole number/],
  ['simulate --option begginer-deck', /"begginer-deck"\. Did you mean beginner-deck\?/],
  ['completion', /needs one SHELL/],
  ['completion csh', /no completion for "csh": choose one of bash, zsh, fish/],
];
test.each(mistakes)('posse %s is refused with one sentence', (line, message) =>
  expectUserError(line.split(' '), message),
);

test('the nearest name is suggested for a typing error, and none for another word', () => {
  const known = ['serve', 'play', 'replay', 'verify'];
  expect(['srve', 'seve', 'servee', 'sevre', 'sirve'].map((name) => nearest(name, known))).toEqual(
    Array(5).fill('serve'),
  );
  expect(['pl', 're', 've'].map((name) => nearest(name, known))).toEqual(['play', 'replay', 'verify']);
  expect(['x', 'shoot', 'p'].map((name) => nearest(name, known))).toEqual([null, null, null]);
});
