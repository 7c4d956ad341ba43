// Tests of `posse arena`, of bots from files and programs, and of `posse think`.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectUserError, file, MAIN, posse, printed } from '../testing/posse-command.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../../docs/bots/${name}`, import.meta.url));
const FIRST = example('first-bot.ts');
const PROGRAM = `exec:"${process.execPath}" "${example('first-bot.mjs')}"`;
const LEAGUE = ['arena', '--ladder', 'random,gunslinger', '--seed', 's'];
const PAIRS = 24;
/** The number of pairs in a league that can't end within the test. */
const ENDLESS = 100_000;

interface Report {
  readonly duels: readonly {
    readonly sides: readonly {
      readonly side: string;
      readonly games: number;
      readonly after: number;
      readonly difference: number;
    }[];
    readonly mean: { readonly difference: number; readonly errors: number };
    readonly decisions: number;
  }[];
  readonly ratings: readonly {
    readonly bot: string;
    readonly rating: number;
    readonly error: number;
    readonly faults: number;
  }[];
}

const reported = async (args: readonly string[]): Promise<Report> => JSON.parse(await printed([...args, '--json']));
/** The part of a report that does not depend on the speed of the machine. */
const lasting = ({ duels, ratings }: Report) => ({
  ratings,
  duels: duels.map(({ sides, mean, decisions }) => ({ sides, mean, decisions })),
});

describe('a league between bots', async () => {
  const whole = await reported([...LEAGUE, '--pairs', `${PAIRS}`, '--jobs', '1']);

  test('posse arena prints a table for each comparison, thinking times and ratings', async () => {
    const text = await printed([
      'arena',
      '--ladder',
      'random,gunslinger',
      '--pairs',
      '9',
      '--seats',
      '4',
      '--sets',
      'high-noon',
    ]);
    expect(text).toMatch(/^card game, 4 seats, 9 pairs a side, seed \w+\nwith high-noon\n/);
    expect(text).toContain('one gunslinger among random');
    for (const side of ['Sheriff’s side', 'Outlaw', 'Renegade'])
      expect(text).toMatch(new RegExp(`^${side} +9 +[\\d.]+ % +[\\d.]+ % +[+−][\\d.]+ +± [\\d.]+ +[+−][\\d.]+$`, 'm'));
    expect(text).toMatch(/^mean +27 +[+−]/m);
    expect(text).toMatch(/^gunslinger: [\d,]+ decisions, [\d.]+ ms each, the longest [\d.]+ ms$/m);
    expect(text).toMatch(/^gunslinger +1[5-9]\d\d +± \d+\nrandom +1[0-4]\d\d +± \d+$/m);
    expect(text).toMatch(/^36 games in/m);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('a league between bots has the same result with any number of threads', async () => {
    expect(whole.duels[0]?.mean.errors).toBeGreaterThan(3);
    expect(lasting(await reported([...LEAGUE, '--pairs', `${PAIRS}`, '--jobs', '2']))).toEqual(lasting(whole));
  });

  test('posse arena resumes after it was stopped, and has the same result', async () => {
    const save = file('stopped.jsonl');
    const args = (pairs: number) => [...LEAGUE, '--pairs', `${pairs}`, '--jobs', '1', '--save', save];
    const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args(ENDLESS), '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, told] = ['', ''];
    child.stdout.on('data', (data) => {
      told += data;
    });
    child.stderr.on('data', (data) => {
      said += data;
    });
    const saved = (): string[] => (existsSync(save) ? readFileSync(save, 'utf8').split('\n') : []);
    while (saved().length < 4) await sleep(20);
    child.kill('SIGINT');
    const [status] = await once(child, 'close');
    expect(status).toBe(130);
    expect(said).toContain('Stopped. Run the same command again to resume from');
    // The games so far are printed all the same.
    expect(JSON.parse(told).duels[0].sides[0].games).toBeGreaterThan(0);
    // Pretend that a shorter league was stopped after its first games.
    const [head = '', ...lines] = saved();
    expect(head).toContain(`"pairs":${ENDLESS}`);
    writeFileSync(save, [head.replace(`${ENDLESS}`, `${PAIRS}`), ...lines.slice(0, 2), ''].join('\n'));
    // Without --seed, the seed comes from the file.
    expect(
      lasting(await reported(['arena', '--ladder', 'random,gunslinger', '--pairs', `${PAIRS}`, '--save', save])),
    ).toEqual(lasting(whole));
    expect(lasting(await reported(args(PAIRS)))).toEqual(lasting(whole));
    await expectUserError(
      ['arena', '--ladder', 'random,deputy', '--pairs', `${PAIRS}`, '--save', save],
      /another league: the list of bots/,
    );
  });

  test('posse arena rates all bots of a round robin, in the dice game too', async () => {
    const args = [
      'arena',
      '--game',
      'dice',
      '--round-robin',
      'random,gunslinger,greenhorn',
      '--pairs',
      '12',
      '--seed',
      'r',
    ];
    const { duels, ratings } = await reported([...args, '--seats', '3']);
    expect(duels.length).toBe(6);
    expect(duels[0]?.sides.map(({ side }) => side)).toEqual(['deputy', 'outlaw', 'renegade']);
    expect(ratings.map(({ bot }) => bot)).toEqual(['random', 'gunslinger', 'greenhorn']);
    expect(ratings.every(({ error }) => error > 0)).toBe(true);
  });
});

describe('a custom bot', () => {
  test.each([
    ['a file, card game', ['--bot', FIRST, '--preset', 'everything', '--seats', '5']],
    ['a file, dice game', ['--bot', FIRST, '--game', 'dice']],
    ['a program, card game', ['--bot', PROGRAM, '--jobs', '2']],
    ['a program, dice game', ['--bot', PROGRAM, '--game', 'dice']],
  ])('a custom bot is better than random: the example as %s', async (_, flags) => {
    const { duels } = await reported(['arena', '--seed', 'own', '--pairs', '24', ...flags]);
    expect(duels[0]?.mean.difference).toBeGreaterThan(0.1);
  });

  test('a custom bot can simulate, play and think', async () => {
    const save = file('own.json');
    await printed([
      'simulate',
      '--games',
      '2',
      '--bots',
      'random',
      '--bot',
      FIRST,
      '--bot',
      PROGRAM,
      '--seed',
      's',
      '--save',
      save,
    ]);
    const thought = await printed(['think', save, '--step', '20', '--bot', PROGRAM]);
    expect(thought).toMatch(/worth [\d.-]+\s+to\s+me/);
    const played = await printed(['play', '--seats', '4', '--seed', 'x', '--bot', FIRST], '1\n'.repeat(2000));
    expect(played).toMatch(/^You (win|lose)\b/m);
  });

  /** The output of a league in which this bot fails. */
  const faulty = async (bot: string, ...args: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await posse(['arena', '--bot', bot, '--seed', 's', ...args]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^posse: .* in seat \d.* It loses that game, and a gunslinger plays on\.$/m);
    return stdout;
  };
  const FAULTY = {
    'throws an error': 'view.step > 30 ? view.no.such : view.options[0]',
    'answers illegally': 'view.step > 30 ? { kind: "fly" } : view.options[0]',
    'never answers': 'view.step > 30 ? hang() : view.options[0]',
  };
  test.each(Object.entries(FAULTY))(
    'a custom bot loses a game in which it %s, and the league goes on',
    async (name, answer) => {
      const path = file(`${name.replaceAll(' ', '-')}.ts`);
      writeFileSync(path, `function hang() { for (;;); }\nexport default { id: "odd", answer: (view) => ${answer} };`);
      const { duels, ratings }: Report = JSON.parse(await faulty(path, '--pairs', '1', '--patience', '1', '--json'));
      expect(ratings.map(({ faults }) => faults)).toEqual([0, 3]);
      expect(duels[0]?.sides.map(({ games, after }) => [games, after])).toEqual([
        [1, 0],
        [1, 0],
        [1, 0],
      ]);
    },
  );

  test('a custom bot plays no more games after twenty faults, and the table counts them', async () => {
    const path = file('always.ts');
    writeFileSync(path, 'export default { id: "odd", answer: () => null };');
    const text = await faulty(path, '--pairs', '40', '--jobs', '1');
    expect(text).toMatch(/^mean +24 /m);
    expect(text).toMatch(/^bot +rating +std\. error +faults$/m);
    expect(text).toMatch(/always\.ts +\d+ +± \d+ +24, out$/m);
  });

  test('a custom bot loses a game in which it thinks for longer than --per-game allows', async () => {
    const path = file('slow.ts');
    const slow = 'const end = performance.now() + 300; while (performance.now() < end); return view.options[0];';
    writeFileSync(path, `export default { id: "odd", answer: (view) => { ${slow} } };`);
    const { ratings }: Report = JSON.parse(await faulty(path, '--pairs', '1', '--per-game', '1', '--json'));
    expect(ratings[1]?.faults).toBeGreaterThan(0);
  });

  test('a custom bot is refused with a message if its program does not exist', async () => {
    await expectUserError(['arena', '--bot', 'exec:nowhere', '--pairs', '1'], /could not be started/);
  });
});

describe('posse think', () => {
  test.each(['card', 'dice'])('posse think prints beliefs, scores and a reason for a saved %s game', async (game) => {
    const save = file(`${game}.json`);
    await printed(['simulate', '--game', game, '--games', '1', '--seed', 's', '--save', save]);
    const text = await printed(['think', save, '--step', '25']);
    expect(text).toMatch(/^Step 25, seat \d, /);
    expect(text).toMatch(/^seat +who +Sheriff +Deputy +Outlaw +Renegade$/m);
    expect(text).toMatch(/^answer +by instinct$/m);
    expect(text).toMatch(/chosen/);
    expect(text).toMatch(/^deputy: \S/m);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    await expectUserError(['think', save, '--step', '9999'], /--step takes a whole number from 0 to/);
  });
});
