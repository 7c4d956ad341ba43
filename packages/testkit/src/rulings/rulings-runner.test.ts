// Tests of the runner of rulings, with small features in a temporary folder.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingsCommand, type Said } from './rulings-command.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<Said> => rulingsCommand(args, folder);

const FOUR = ['| seat | life | hand |', '| A | 5 | BANG! |', '| B | | |', '| C | | |', '| D | | |'];

/** Runs one scenario: its table is in lines 5 to 9, the rest from line 10 on. */
function runLines(lines: readonly string[], table = FOUR) {
  const text = ['Feature: A test', 'Scenario: One', 'Given the card game', 'And the table', ...table, ...lines, ''];
  writeFileSync(join(folder, 'one.feature'), text.join('\n'));
  return run('one.feature');
}

describe('a run of rulings', () => {
  test('a run of rulings prints nothing about rulings that pass', async () => {
    const { code, out, err } = await runLines([
      'When A plays BANG! on B',
      'Then B has 3 life',
      'And A may not play BANG! on B',
    ]);
    expect(out).toBe('1 passed, 0 failed\n');
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('a run of rulings shows where and how a ruling fails', async () => {
    const { code, out } = await runLines(['When A plays BANG! on B', 'Then B has 4 life']);
    expect(out.split('\n')).toEqual([
      '✗ One',
      '  one.feature:2',
      '  one.feature:11  Then B has 4 life',
      '    expected: life of B: 4',
      '    actual:   life of B: 3',
      '',
      '0 passed, 1 failed',
      '',
    ]);
    expect(code).toBe(1);
  });

  test('a run of rulings explains why an action is not legal, and lists the legal ones', async () => {
    const { out } = await runLines(['When A plays BANG! on C']);
    expect(out).toContain('one.feature:10  When A plays BANG! on C');
    expect(out).toContain('not allowed: out-of-reach (card BANG!, distance 2, reach 1)');
    expect(out).toContain('play BANG! A♠ on B');
    expect(out).toContain('end the turn');
  });

  test('a run of rulings names the line of a step that is not in the vocabulary', async () => {
    const { code, out } = await runLines(['When A sings']);
    expect(out).toContain('one.feature:10  When A sings');
    expect(out).toContain('line 10: The vocabulary of the rulings has no such step.');
    expect(code).toBe(1);
  });

  test('a run of rulings counts every example of an outline, finds files in folders and accepts tags', async () => {
    mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
    const table = ['| seat |', '| A |', '| B |', '| C |', '| D |'];
    const text = ['@x', 'Scenario Outline: Life of <who>', 'Given the card game', 'And the table', ...table];
    const examples = [
      'Then <who> has <life> life',
      'Examples:',
      '| who | life |',
      '| A | 5 |',
      '| B | 5 |',
      '| C | 4 |',
    ];
    const plain = ['@y', 'Scenario: Plain', 'Given the card game', 'And the table', ...table, 'Then A is asked'];
    writeFileSync(
      join(folder, 'deep', 'er', 'two.feature'),
      ['Feature: Two', ...text, ...examples, ...plain].join('\n'),
    );
    const { code, out } = await run('deep');
    expect(out).toContain('deep/er/two.feature:3, example in line 15');
    expect(out).toMatch(/\n3 passed, 1 failed\n$/);
    expect(code).toBe(1);
    expect((await run('deep', '--tags', '@y')).out).toBe('1 passed, 0 failed\n');
  });

  test('a run of rulings applies backgrounds and tags of a rule to its scenarios, and refuses a rule without any', async () => {
    const sentence = ['en: Given, when and then.', 'about: bang'];
    const table = ['And the table', ...FOUR, 'And the draw pile is Beer'];
    const strict = ['@strict @x', 'Rule: One', ...sentence, 'Background:', 'Given the card game', ...table];
    const text = [
      'Feature: Rules',
      ...strict,
      ...['Scenario: Plain', ...sentence, 'Then A has 5 life', 'Scenario: Wrong', 'Then A has 4 life'],
      ...[
        '@y',
        'Rule: Empty',
        ...sentence,
        'proof: none',
        'Rule: Loose',
        'Scenario: Other',
        'Given the card game',
        ...table,
      ],
      'Then A has 5 life',
    ];
    writeFileSync(join(folder, 'rules.feature'), text.join('\n'));
    const { out } = await run('rules.feature');
    expect(out).toContain('✗ Plain\n  rules.feature:15\n  after the last step');
    expect(out).toContain('✗ Wrong\n  rules.feature:19\n  rules.feature:20  Then A has 4 life');
    expect(out).toMatch(/\n1 passed, 2 failed\n$/);
    expect((await run('rules.feature', '--tags', 'not @x')).out).toBe('1 passed, 0 failed\n');
    expect((await run('rules.feature', '--tags', '@y')).err).toBe('No scenario has the tags "@y".\n');
  });

  test('a run of rulings reads the other files when one can’t be read', async () => {
    writeFileSync(
      join(folder, 'broken.feature'),
      'Feature: Broken\nScenario: One\nGiven the card game\nThan A is asked\n',
    );
    await runLines(['Then A has 5 life']);
    const { code, out } = await run('broken.feature', 'one.feature');
    expect(out).toContain('✗ broken.feature:4');
    expect(out).toContain('(4:1)');
    expect(out).toMatch(/\n1 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });

  test('a run of rulings fails a scenario without steps', async () => {
    writeFileSync(join(folder, 'bare.feature'), 'Feature: Bare\nScenario: One\nGive A a card\n');
    const { code, out } = await run('bare.feature');
    expect(out).toBe('✗ One\n  bare.feature:2\n    This scenario has no steps.\n\n0 passed, 1 failed\n');
    expect(code).toBe(1);
  });

  test('a run of rulings needs an existing path that has rulings', async () => {
    expect(await run('nowhere')).toEqual({ code: 2, out: '', err: 'There is no file or folder "nowhere".\n' });
    mkdirSync(join(folder, 'empty'));
    expect(await run('empty')).toEqual({ code: 2, out: '', err: 'There is no .feature file in "empty".\n' });
  });
});

describe('an impossible table is an error that names its line', () => {
  test.each([
    ['| A | 6 | BANG! |', 'line 6: 6 life is more than the maximum of 5.'],
    ['| A | 5 | Bang |', 'line 6: There is no card "Bang" in the sets at hand.'],
    ['| X | 5 | |', 'line 6: There is no seat X at this table of 4.'],
    ['| A | 5 | Gatling, Gatling |', 'line 6: No "Gatling" is left: there is 1 in the sets in use'],
    ['| A | 5 | Beer 2♠ |', 'line 6: There is no "Beer 2♠" in the sets in use.'],
    ['| A | five | |', 'line 6: Life is written as 3 or 3/5, not as "five".'],
  ])('an impossible row of a table is an error that names its line, because of %s', async (row, message) => {
    const { code, out } = await runLines(['Then A is asked'], FOUR.with(1, row));
    expect(out).toContain(message);
    expect(code).toBe(1);
  });

  test.each([
    ['| seat | role | hand |', '| A | mayor | |', 'line 6: There is no role "mayor"'],
    ['| seat | character | hand |', '| A | Nobody | |', 'line 6: There is no character "Nobody"'],
    ['| seat | hat | hand |', '| A | | |', 'line 5: There is no column "hat"'],
  ])('an impossible column of a table is an error that names its line, because of %s', async (header, row, message) => {
    expect((await runLines(['Then A is asked'], FOUR.with(0, header).with(1, row))).out).toContain(message);
  });
});

describe('a choice with one answer', () => {
  // B can only pass against the shot; then comes the question that matters.
  const dying = FOUR.with(2, '| B | 1 | Beer |');
  const shot = 'When A plays BANG! on B';

  test.each([
    ['need not be spelt out', ['And B plays Beer', 'Then B has 1 life']],
    ['may be spelt out', ['And B passes', 'Then B is asked for a beer', 'When B plays Beer', 'Then B has 1 life']],
    ['is not what a later line means', ['Then B is asked for a beer', 'When B passes', 'Then B is eliminated']],
    ['may be followed by the same answer', ['And B passes', 'And B passes', 'Then B is eliminated']],
  ])('an only answer %s', async (_title, lines) => {
    expect((await runLines([shot, ...lines], dying)).out).toBe('1 passed, 0 failed\n');
  });

  test('a choice with one answer includes discards that the game makes by itself', async () => {
    const lines = [shot, 'And B passes', 'And B discards Beer', 'Then the top of the discard pile is Beer'];
    expect((await runLines(lines, dying)).out).toBe('1 passed, 0 failed\n');
    expect((await runLines(lines.with(2, 'And B discards Duel'), dying)).code).toBe(1);
  });
});

describe('rulings of the dice game', () => {
  const PLAIN = ['| seat | role |', '| A | sheriff |', '| B | outlaw |', '| C | outlaw |', '| D | renegade |'];
  const FIVE = [...PLAIN, '| E | deputy |'];

  interface RulingCase {
    readonly modules?: string;
    readonly table?: readonly string[];
    readonly lines: readonly string[];
  }

  /** Runs each of these scenarios in a file of its own, all in one run. */
  function runDice(...all: readonly RulingCase[]) {
    rmSync(join(folder, 'dice'), { recursive: true, force: true });
    mkdirSync(join(folder, 'dice'));
    for (const [place, { modules, table = PLAIN, lines }] of all.entries()) {
      const game = `Given the dice game${modules === undefined ? '' : ` with modules ${modules}`}`;
      const text = ['Feature: A test', `Scenario: Number ${place}`, game, 'And the table', ...table, ...lines, ''];
      writeFileSync(join(folder, 'dice', `${place}.feature`), text.join('\n'));
    }
    return run('dice');
  }

  test('rulings of the dice game roll what the lines say, ask and pass', async () => {
    const { code, out } = await runDice(
      {
        lines: [
          'When A rolls arrow, 1, 2, beer, gatling',
          'And A rerolls 5, 1 getting beer, dynamite',
          'Then the dice show dynamite, 1, 2, beer, beer',
          'And A may reroll 3, 5',
          'And A may not reroll 1, 5',
        ],
      },
      // A roll is the only answer, and waits for its line.
      { lines: ['Then A is asked', 'And A may roll', 'And A may not stop', 'And B may not roll'] },
      // The ghost can only stop.
      {
        modules: '5',
        table: FIVE,
        lines: [
          'Given E is the ghost',
          "And it is E's turn",
          'When E rolls dynamite, dynamite',
          'Then E may assign dynamite, dynamite to A',
          'And E may not assign dynamite, beer to A',
        ],
      },
      // Everybody is asked for a special role; players without it pass by themselves.
      {
        modules: '3',
        table: PLAIN.with(3, '| C | outlaw: Il Baro |'),
        lines: [
          'When A rolls 1, 1, 1, 1, 1',
          'And A stops',
          'Then C is asked',
          'When C reveals the role',
          'Then A is asked',
          'When A rolls 2, 2, 2, 2, 2',
          'Then C has 3 life',
        ],
      },
    );
    expect(out).toBe('4 passed, 0 failed\n');
    expect(code).toBe(0);
  });

  test('rulings of the dice game name the line of an impossible action, and explain it', async () => {
    const lines = ['Then A is asked'];
    const withFirst = (header: string, first: string) => [header, first, '| B | |', '| C | |', '| D | |'];
    const told: (RulingCase & { readonly says: string })[] = [
      { lines: ['When A rolls 1, 1, 2'], says: '5 dice are thrown, and the line names 3: 1, 1, 2.' },
      { lines: ['When A rolls 1, 1, 2, 2, 1x2'], says: 'The plain die has no face "1x2".' },
      { lines: ['When A rolls 1, 1, 2, 2, hat'], says: 'There is no face "hat"' },
      { lines: ['When A rolls'], says: 'The line does not say what the dice show.' },
      { lines: ['When A rolls 1, 1, 2, 2, 2', 'And A stops', 'And A shoots C with 1'], says: 'shoot C with 2' },
      { lines: ["Then A's hand is empty"], says: 'This line has no place in the dice game.' },
      { lines: ['When A plays BANG! on B'], says: 'In the dice game nobody can play' },
      { lines: ['Given the arrow pile has 10', ...lines], says: 'line 10: There are only 9 arrows that nobody holds.' },
      { lines: ['Given the arrow pile has 0', ...lines], says: 'line 10: The pile is never empty' },
      { lines: ['Given B is the ghost', ...lines], says: 'line 10: A ghost needs module 5.' },
      { lines: ['Given B holds the ghost tokens beer', ...lines], says: 'line 10: Ghost tokens need module 5.' },
      { modules: '5', lines, says: 'line 4: The ghost (module 5) needs five players or more, not 4.' },
      {
        modules: '3',
        table: PLAIN.with(1, '| A | sheriff: Il Baro |'),
        lines,
        says: 'line 6: Il Baro is no sheriff but outlaw.',
      },
      {
        modules: '3',
        table: PLAIN.with(1, '| A | sheriff: The Sheriff |'),
        lines,
        says: 'line 6: There is no special role "The Sheriff"',
      },
      { table: PLAIN.with(2, '| B | outlaw: Il Baro |'), lines, says: 'line 7: "Il Baro" is a special role' },
      { table: PLAIN.with(0, '| seat | hand |'), lines, says: 'line 5: There is no column "hand": take seat, role' },
      { table: withFirst('| seat | arrows |', '| A | many |'), lines, says: 'line 6: Arrows are written as' },
      { table: withFirst('| seat | arrows |', '| A | 10 |'), lines, says: 'line 4: There are only 9 arrows' },
      {
        table: withFirst('| seat | arrows |', '| A | chief |'),
        lines,
        says: "line 6: The Chief's arrow needs module 2.",
      },
      {
        table: withFirst('| seat | character |', '| A | Vera Custer |'),
        lines,
        says: 'line 6: Vera Custer needs module 4.',
      },
    ];
    const { code, out } = await runDice(...told);
    for (const { says } of told) expect(out).toContain(says);
    expect(out).toContain('dice/4.feature:12  And A shoots C with 1');
    expect(out).toMatch(/\n0 passed, 20 failed\n$/);
    expect(code).toBe(1);
  });

  test('rulings of the dice game name their game in the first line', async () => {
    writeFileSync(join(folder, 'none.feature'), 'Feature: None\nScenario: One\nGiven the table\n| seat |\n| A |\n');
    expect((await run('none.feature')).out).toContain('A ruling says first which game it is');
    expect((await runLines(['When A rolls 1, 1, 1, 1, 1'])).out).toContain('In the card game nobody can roll');
  });
});
