// Tests of the program in its own process, and of many games.
// Runs apart: house sets stay in the catalogue.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Ended, file, MAIN, posse, printed, program } from './testing/posse-command.ts';

const BIN = fileURLToPath(new URL('../bin/posse.cjs', import.meta.url));
const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/house-cards/${name}.ts`, import.meta.url));
const EXAMPLES = ['moonshine', 'one-eyed-jane', 'dust-storm', 'stick-up'].map(example);
const withFiles = (files: readonly string[]): string[] => files.flatMap((path) => ['--with', path]);

describe('posse simulate', () => {
  test('posse simulate prints the games so far when it is interrupted', async () => {
    const bot = file('counts.mjs');
    const source = `let [games, last] = [0, -1];
      export default { id: 'counts', answer({ step, options }) {
        if (step < last) console.error('game', ++games);
        last = step;
        return options[0];
      } };`;
    writeFileSync(bot, source);
    const args = [
      'simulate',
      '--games',
      '1000000',
      '--jobs',
      '1',
      '--bots',
      bot,
      '--json',
      '--save',
      file('last.json'),
    ];
    const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
      // A second signal would end it at once.
      if (!child.killed && /^game 25$/m.test(stderr)) child.kill('SIGINT');
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(130);
    expect(JSON.parse(stdout).games).toBeGreaterThanOrEqual(20);
    expect(stderr).toMatch(/^posse: Stopped after [\d,]+ of 1,000,000 games\.$/m);
    expect(JSON.parse(readFileSync(file('last.json'), 'utf8')).answers.length).toBeGreaterThan(0);
  });

  test('posse simulate compares two bots', async () => {
    const text = await printed(['simulate', '--games', '40', '--bots', 'gunslinger,random']);
    expect(text).toMatch(/^Sheriff +gunslinger/m);
    expect(text).toMatch(/^Sheriff +random/m);
  });

  test('posse simulate plays with three and eight players, and with every set', async () => {
    const three = await printed(['simulate', '--games', '20', '--seats', '3', '--sets', 'dodge-city']);
    expect(three).toContain('with dodge-city\n');
    for (const role of ['Deputy', 'Outlaw', 'Renegade']) expect(three).toMatch(new RegExp(`^${role} `, 'm'));
    expect(three).not.toContain('Sheriff');
    const eight = await printed(['simulate', '--games', '20', '--seats', '8', '--preset', 'everything']);
    expect(eight).toMatch(/^20 games, 8 seats/);
    expect(await printed(['simulate', '--games', '5', '--preset', 'everything'])).toMatch(/^5 games, 7 seats/);
    const without = ['--sets', 'high-noon', '--option', 'without-ghost-town', '--option', 'beginner-deck=off'];
    expect(await printed(['simulate', '--games', '5', ...without])).toContain('with high-noon, without-ghost-town');
  });

  test('posse simulate prints one JSON object, the same for the same seed', async () => {
    const args = ['simulate', '--games', '30', '--json', '--seed', 's', '--option', 'beginner-deck'];
    const [one, again] = [await printed(args), program(args).stdout].map((text) => JSON.parse(text));
    expect(one).toMatchObject({ games: 30, seed: 's', setup: { seats: 5, options: { 'beginner-deck': true } } });
    expect(one.wins.outlaw.games).toBe(30);
    expect([one.wins, one.turns, one.decisions]).toEqual([again.wins, again.turns, again.decisions]);
  });

  test('posse simulate has the same result and saves the same game in one thread and in several', async () => {
    const played = async (jobs: string) => {
      const path = file(`jobs-${jobs}.json`);
      const args = ['simulate', '--games', '47', '--json', '--seed', 's', '--bots', 'deputy,random', '--save', path];
      const {
        seconds: _,
        gamesPerSecond: __,
        decisionsPerSecond: ___,
        jobs: used,
        ...rest
      } = JSON.parse(await printed([...args, '--jobs', jobs, ...withFiles(EXAMPLES)]));
      return { used, found: rest, saved: readFileSync(path, 'utf8') };
    };
    const [one, three] = [await played('1'), await played('3')];
    expect([one.used, three.used]).toEqual([1, 3]);
    expect(three.found).toEqual(one.found);
    expect(three.saved).toBe(one.saved);
  });

  test('posse simulate reports why a thread cannot play', async () => {
    const text = program(['simulate', '--jobs', '2', '--bot', 'exec:false', '--games', '20']);
    expect(text.status).not.toBe(0);
    expect(text.stderr).toContain('exec:false');
  });
});

describe('posse play', () => {
  const tables: readonly (readonly [string, readonly string[]])[] = [
    ['everything', ['--preset', 'everything']],
    ['a tournament', ['--preset', 'tournament']],
    ['three players', ['--seats', '3', '--sets', 'dodge-city,fistful']],
    ['eight players and house cards', ['--seats', '8', '--sets', 'dodge-city,tournament', ...withFiles(EXAMPLES)]],
  ];
  test.each(tables)('posse play plays to the end of a game with %s', async (_, flags) => {
    for (const seed of ['x', 'y', 'z']) {
      const text = await printed(['play', '--seed', seed, ...flags], '2\n1\n'.repeat(2000));
      expect(text).toMatch(/^You (win alone|win with|lose to)/m);
      expect(text).not.toMatch(/undefined|\[object|null/);
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    }
  });
});

describe('posse check', () => {
  test('posse check accepts the examples: well-formed, all used, and every property holds', async () => {
    const text = await printed(['check', '--games', '24', ...EXAMPLES]);
    for (const name of ['Moonshine', 'One-Eyed Jane', 'Dust Storm', 'Stick-Up'])
      expect(text).toMatch(new RegExp(`${name} +\\d+ (times|games)`));
    expect(text).toMatch(/[\d,]+ games, [\d,]+ decisions: every property holds\./);
  });

  test('reports what a pack does to the game, and saves a game in which it mattered', async () => {
    const pack = file('volley.json');
    const volley = { border: 'brown', play: [{ do: 'hurt', who: 'others', n: 1 }], copies: '7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥' };
    const face = { name: 'Volleys', things: { volley: { name: 'Great Volley' } } };
    writeFileSync(pack, JSON.stringify({ posse: 1, kinds: { volley }, face }));
    const saved = file('mattered.json');
    const few = ['--games', '4', '--deputies', '40'];
    const text = await printed(['check', pack, ...few, '--save', saved]);
    expect(text).toMatch(/4 games, [\d,]+ decisions: every property holds\./);
    expect(text).toMatch(/^the law wins +\d+\.\d % +\d+\.\d % +[+−]\d+\.\d ± \d+\.\d$/m);
    expect(text).toMatch(/^card +Great Volley +\d+\.\d times a game, in \d+ % of the games$/m);
    expect(text).toMatch(/^(Even|Noticeable|Strong): /m);
    const [, answer, seat] = /at answer\s+(\d+),\s+seat\s+(\d+)\s+used\s+Great\s+Volley/.exec(text) ?? [];
    expect(await printed(['replay', saved, '--from', String(answer), '--seat', String(seat)])).toContain(
      'Great Volley',
    );
    const found = JSON.parse(await printed(['check', pack, ...few, '--json']));
    expect(found).toMatchObject({ games: 4, problem: null, neverUsed: [] });
    expect(found.balance).toMatchObject({ games: 40, example: { seat: Number(seat) - 1, step: Number(answer) } });
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  const card = (play: string): string =>
    `export default { id: 'house-odd', kinds: { odd: { border: 'brown', play: (t, me) => ${play} } }, deck: { odd: '2♥ 3♥ 4♥' },
      texts: { set: { name: 'Odd', text: 'Odd.' }, cards: { odd: { name: 'Odd', text: 'Odd.' } } } };`;
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['a card vanishes', card('(t.players[me].hand.pop(), [])'), /card vanishes.*functions of the table/],
    ['no frames', card('undefined'), /"kinds\.odd\.play" should return a list of frames/],
    ['an unknown frame', card("[{ op: 'fly' }]"), /"kinds\.odd\.play" returns \{"op":"fly"\}, which is not a frame/],
    ['a function in a frame', card("[{ op: 'draw', who: me, count: 1, f: () => 1 }]"), /can't be saved \("draw\.f"\)/],
    ['chance from outside', card('Math.random() < 2 ? [] : []'), /below\(t\.random/],
    ['an error', card('t.nothing.at.all'), /"kinds\.odd\.play" throws TypeError.*\(line 1\)/],
    ['never used', card('[]').replace("'brown',", "'brown', notNow: () => 'never',"), /never used.*card Odd/],
  ];
  test.each(broken)('posse check explains a fault: %s', async (name, source, message) => {
    // A module is loaded once, so each source needs its own file.
    const path = file(`${name.replaceAll(' ', '-')}.js`);
    writeFileSync(path, source);
    const { status, stdout, stderr } = await posse(['check', '--games', '12', path]);
    expect(stderr).toBe('');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(message);
    expect(status).toBe(1);
  });
});

describe('the dice game', () => {
  const dice = ['--game', 'dice'];

  test('the dice game is simulated with any modules and seats', async () => {
    const text = await printed(['simulate', ...dice, '--modules', '1,2,5', '--games', '20', '--seed', 's']);
    expect(text).toMatch(/^20 games, 5 seats, deputy bots, seed s\nwith module 1, module 2, module 5\n/);
    for (const role of ['Sheriff', 'Deputy', 'Outlaw', 'Renegade'])
      expect(text).toMatch(new RegExp(`^${role} +\\d+\\.\\d % +\\d+\\.\\d to \\d+\\.\\d +20$`, 'm'));
    const three = await printed(['simulate', ...dice, '--games', '20', '--seats', '3', '--bots', 'gunslinger,random']);
    expect(three).toMatch(/^Renegade +random/m);
    expect(three).not.toContain('Sheriff');
    const eight = ['--seats', '8', '--preset', 'everything', '--option', 'mixed-roles'];
    expect(await printed(['simulate', ...dice, '--games', '5', ...eight])).toContain('module 5, mixed-roles');
  });

  const tables: readonly (readonly [string, readonly string[]])[] = [
    ['the base game', ['--seats', '4', '--name', 'a name that is much too long']],
    ['three players', ['--seats', '3', '--modules', '1,2,3,4']],
    ['everything', ['--seats', '8', '--preset', 'everything']],
    ['everything in German', ['--seats', '5', '--preset', 'everything', '--language', 'de']],
  ];
  test.each(tables)('the dice game is played to its end: %s', async (_, flags) => {
    const save = file('played-dice.json');
    const text = await printed(
      ['play', ...dice, '--seed', 'x', '--save', save, ...flags],
      '2\n1 2\n1\ns\n'.repeat(2000),
    );
    expect(text).toMatch(/^(You (win alone|win with|lose to)|Du (gewinnst|verlierst gegen))/m);
    expect(text).not.toMatch(/undefined|\[object|null|NaN|\bChoose$/m);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(await printed(['replay', save])).toMatch(/won/);
  });
});

describe('the program in its own process', () => {
  test('the program starts by a stub that any version of Node understands', () => {
    const { stdout } = spawnSync(process.execPath, [BIN, '--version'], { encoding: 'utf8' });
    expect(stdout).toMatch(/^posse \d+\.\d+\.\d+\n$/);
  });

  const played = ['play', '--seats', '4', '--seed', 'x'];
  const commands: readonly (readonly [string, readonly string[], string, string])[] = [
    ['help', ['--help'], '', 'C'],
    ['a mistake', ['simulate', '--loud'], '', 'C'],
    ['a game to its end', played, '1\n'.repeat(2000), 'C'],
    ['a game that is left, in the language of the machine', played, '1\n', 'de_DE.UTF-8'],
    ['house cards', ['check', '--games', '2', example('stick-up')], '', 'C'],
  ];
  test.each(commands)(
    'the built program prints the same as the command within the tests: %s',
    async (_, args, input, locale) => {
      // Prompts may be missing if all input is there before the first question.
      const said = ({ stdout, ...rest }: Ended) => ({ ...rest, lines: stdout.replaceAll(/^> $/gm, '').split('\n') });
      expect(said(program(args, input, locale))).toEqual(said(await posse(args, input, locale)));
    },
  );
});
