// Tests of strict rulings.
// Each scenario is run twice, with the tag @strict and without it.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingsCommand } from './rulings-command.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strict-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface RulingCase {
  readonly title: string;
  readonly game?: string;
  readonly table?: readonly string[];
  readonly lines: readonly string[];
  /** The expected failure; null if it passes. */
  readonly says: string | null;
}

/** Runs the scenarios in one file. The result of each is its failure, or null. */
async function outcomes(
  feature: string,
  tag: string,
  told: readonly RulingCase[],
): Promise<Map<string, string | null>> {
  const text = told.flatMap(({ title, game = 'the card game', table = FOUR, lines }) => [
    ...(tag === '' ? [] : [tag]),
    `Scenario: ${title}`,
    `Given ${game}`,
    'And the table',
    ...table,
    ...lines,
  ]);
  writeFileSync(join(folder, 'all.feature'), [feature, ...text, ''].join('\n'));
  const { out: stdout } = await rulingsCommand(['all.feature'], folder);
  const failures = new Map(stdout.split('✗ ').map((block) => [block.split('\n')[0] ?? '', block]));
  const passed = told.length - failures.size + 1;
  expect(stdout).toContain(`${passed} passed, ${failures.size - 1} failed`);
  return new Map(told.map(({ title }) => [title, failures.get(title) ?? null]));
}

async function expectOutcomes(feature: string, tag: string, told: readonly RulingCase[]): Promise<void> {
  const found = await outcomes(feature, tag, told);
  for (const { title, says } of told)
    if (says === null) expect(found.get(title), title).toBeNull();
    else expect(found.get(title), title).toContain(says);
}

// A player with cards is asked, even if none of them helps.
const FOUR = [
  '| seat | life | hand |',
  '| A | 5 | BANG! |',
  '| B | | Panic! |',
  '| C | | Panic! |',
  '| D | | Panic! |',
];
const DYING = FOUR.with(2, '| B | 1 | Beer |');
const SHOT = 'When A plays BANG! on B';
const DICE = ['| seat | role |', '| A | sheriff |', '| B | outlaw |', '| C | outlaw: Il Baro |', '| D | renegade |'];

/** Scenarios that fail only if they are strict. */
const CARELESS: readonly RulingCase[] = [
  { title: 'a pass at the end', lines: [SHOT, 'Then B has 3 life'], says: 'after the last step\n    A strict ruling' },
  { title: 'a pass, named', lines: [SHOT, 'Then B has 3 life'], says: 'No line mentions:\n      B: pass (shot)\n' },
  { title: 'a pass before another answer', table: DYING, lines: [SHOT, 'And B plays Beer'], says: 'B plays Beer\n' },
  {
    title: 'one pass of two',
    table: DYING,
    lines: [SHOT, 'And B passes', 'Then B is eliminated'],
    says: 'B is eliminated',
  },
  {
    title: 'one pass of three',
    table: FOUR.with(1, '| A | | Indians! |'),
    lines: ['When A plays Indians!', 'And B passes', 'And D passes', 'Then C has 3 life'],
    says: 'C: pass (indians)',
  },
  {
    title: 'a card for nobody',
    lines: ['Given the draw pile is Beer 6♥, Duel Q♦', SHOT, 'And B passes', 'Then B has 3 life'],
    says: 'Nothing uses what lies on the draw pile: Beer 6♥, Duel Q♦.',
  },
  {
    title: 'a card too many',
    table: FOUR.with(1, '| A | | Stagecoach |'),
    lines: ['Given the draw pile is Beer, Beer, Duel Q♦', 'When A plays Stagecoach', "Then A's hand is Beer, Beer"],
    says: 'Nothing uses what lies on the draw pile: Duel Q♦.',
  },
  {
    title: 'a pile in another order',
    lines: ['Given the discard pile is Beer, Duel', 'Then the discard pile is Duel, Beer'],
    says: 'actual:   Beer 6♥, Duel Q♦',
  },
  {
    title: 'the only target',
    game: 'the dice game',
    table: DICE.with(3, '| C | outlaw |').slice(0, 5),
    lines: ['Given B is eliminated', 'And D is eliminated', 'When A rolls 1, 1, beer, beer, gatling', 'And A stops'],
    says: 'A: shoot C with 1 (aiming)',
  },
];

const CAREFUL: readonly RulingCase[] = [
  { title: 'every pass is said', lines: [SHOT, 'And B passes', 'Then B has 3 life'], says: null },
  {
    title: 'said after the check',
    lines: [SHOT, 'Then B has 3 life', 'When B passes', 'Then nobody is asked'],
    says: null,
  },
  {
    title: 'pass and beer',
    table: DYING,
    lines: [SHOT, 'And B passes', 'And B plays Beer', 'Then B has 1 life'],
    says: null,
  },
  {
    title: 'pass and pass',
    table: DYING,
    lines: [SHOT, 'And B passes', 'And B passes', 'Then B is eliminated'],
    says: null,
  },
  {
    title: 'in any order',
    table: FOUR.with(1, '| A | | Indians! |'),
    lines: ['When A plays Indians!', 'And D passes', 'And C passes', 'And B passes', 'Then C has 3 life'],
    says: null,
  },
  {
    title: 'a card drawn face down is used',
    table: FOUR.with(1, '| A | | Stagecoach |'),
    lines: ['Given the draw pile is Beer, Beer', 'When A plays Stagecoach', "Then A's hand is Beer, Beer"],
    says: null,
  },
  {
    title: 'a card turned over is used',
    table: ['| seat | in play |', '| A | |', '| B | Jail |', '| C | |', '| D | |'],
    lines: [
      'Given the draw pile is 7♠',
      "When B's turn is about to start",
      "And B's turn starts",
      "Then it is C's turn",
    ],
    says: null,
  },
  {
    title: 'a card that a line looks at is used',
    lines: ['Given the draw pile is Beer, Duel', 'Then the top of the draw pile is Beer, Duel'],
    says: null,
  },
  {
    title: 'who has no role to show need not pass',
    game: 'the dice game with modules 3',
    table: DICE,
    lines: ['When A rolls 1, 1, 1, 1, 1', 'And A stops', 'Then C is asked', 'When C passes', 'Then A is asked'],
    says: null,
  },
  {
    title: 'and may all the same',
    game: 'the dice game with modules 3',
    table: DICE,
    lines: ['When A rolls 1, 1, 1, 1, 1', 'And A stops', 'And B passes', 'And C passes', 'And D passes'],
    says: null,
  },
];

describe('a ruling that leaves out only answers, or uses less than it prepares', () => {
  const passing = CARELESS.map((one) => ({ ...one, says: null }));

  test('an incomplete ruling passes if it is not strict', async () => {
    await expectOutcomes('Feature: All', '', [...passing, ...CAREFUL]);
  });
  test('an incomplete ruling fails in a strict scenario', async () => {
    await expectOutcomes('Feature: All', '@strict', [...CARELESS, ...CAREFUL]);
  });
  test('an incomplete ruling fails in a strict file', async () => {
    await expectOutcomes('@strict\nFeature: All', '', [...CARELESS, ...CAREFUL]);
  });
});

describe('the words of checks', () => {
  const identity = 'the card game with High Noon';
  const becoming = ['Given the event in force is New Identity', "And A's turn is about to start"];
  const gatling = FOUR.with(1, '| A | | Gatling |');

  const ALL: readonly RulingCase[] = [
    { title: 'nobody is asked', lines: ['Then nobody is asked', 'And A is asked'], says: null },
    {
      title: 'nobody is asked before a turn',
      lines: ["Given A's turn is about to start", 'Then nobody is asked'],
      says: null,
    },
    {
      title: 'somebody is asked',
      table: FOUR.with(2, '| B | | Missed! |'),
      lines: [SHOT, 'Then nobody is asked'],
      says: 'expected: nobody is asked\n    actual:   B is asked (shot) and may',
    },
    {
      title: 'a spare character',
      game: identity,
      lines: [
        "Given B's spare character is Rose Doolan",
        "And A's spare character is Willy the Kid",
        ...becoming,
        "Then A's spare character is Willy the Kid",
        "And B's spare character is Rose Doolan",
        "When A's turn starts",
        'And A chooses yes',
        'Then A has 2 life',
      ],
      says: null,
    },
    {
      title: 'another spare character',
      game: identity,
      lines: ["Given A's spare character is Willy the Kid", "Then A's spare character is Rose Doolan"],
      says: 'actual:   Willy the Kid',
    },
    {
      title: 'an unknown spare character',
      lines: ["Given A's spare character is Nobody", 'Then A is asked'],
      says: 'There is no character "Nobody"',
    },
    {
      title: 'a spare character that somebody has',
      lines: ["Given A's spare character is Rose Doolan", "And B's spare character is Rose Doolan", 'Then A is asked'],
      says: 'Somebody has Rose Doolan already.',
    },
    {
      title: 'two spare characters',
      lines: [
        "Given A's spare character is Rose Doolan",
        "And A's spare character is Suzy Lafayette",
        'Then A is asked',
      ],
      says: 'A has only one spare character.',
    },
    {
      title: 'an option that is a number, switched on',
      lines: ['Given option events is on', 'Then A is asked'],
      says: 'The option "events" is a number from 1 to 28, not on.',
    },
    {
      title: 'a number out of its range',
      lines: ['Given option characters to choose is 9', 'Then A is asked'],
      says: 'The option "characters to choose" is a number from 1 to 8, not 9.',
    },
    {
      title: 'a switch with a number',
      lines: ['Given option beginner deck is 3', 'Then A is asked'],
      says: 'The option "beginner deck" is on or off, not 3.',
    },
    {
      title: 'characters on offer to who has cards already',
      game: 'the card game with tournament',
      lines: ['Given A is offered Rose Doolan, Paul Regret', 'Then A is asked'],
      says: 'Hands are dealt when all have chosen: leave them empty in the table.',
    },
    {
      title: 'too many characters on offer',
      game: 'the card game with tournament',
      lines: ['Given A is offered Rose Doolan, Paul Regret, El Gringo', 'Then A is asked'],
      says: 'A is offered 3 characters, but the table plays with 2.',
    },
    {
      title: 'a spare character of nobody',
      lines: ["Given Z's spare character is Rose Doolan", 'Then A is asked'],
      says: 'There is no seat Z',
    },
    {
      title: 'an empty draw pile',
      lines: ['Given the draw pile is empty', 'Then the draw pile is empty', 'And the draw pile has 0 cards'],
      says: null,
    },
    {
      title: 'an empty draw pile is made anew',
      table: FOUR.with(1, '| A | | Stagecoach |'),
      lines: [
        'Given the draw pile is empty',
        'And the discard pile is Beer, Duel, Jail',
        'When A plays Stagecoach',
        'Then A has 2 cards in hand',
      ],
      says: null,
    },
    {
      title: 'a draw pile that is not empty',
      lines: ['Given the draw pile is only Beer', 'Then the draw pile is empty'],
      says: 'expected: cards in the draw pile: 0\n    actual:   cards in the draw pile: 1',
    },
    {
      title: 'cards on the pile in order',
      table: gatling.with(2, '| B | | Missed! 10♣ |').with(3, '| C | | Missed! J♣ |'),
      lines: [
        'When A plays Gatling',
        'And B plays Missed!',
        'And C plays Missed!',
        'And D passes',
        'Then the top of the discard pile is Missed! J♣, Missed! 10♣, Gatling',
      ],
      says: null,
    },
    {
      title: 'cards on the pile in another order',
      lines: ['Given the discard pile is Beer 6♥, Duel Q♦, Jail', 'Then the top of the discard pile is Duel, Beer'],
      says: 'expected: Duel, Beer on top of the discard pile\n    actual:   Beer 6♥, Duel Q♦ on top of the discard pile',
    },
    {
      title: 'more cards than there are',
      lines: ['Given the discard pile is Beer', 'Then the top of the discard pile is Beer, Duel'],
      says: 'actual:   Beer 6♥ on top',
    },
  ];

  test.each(['Feature: All', '@strict\nFeature: All'])(
    'the words of checks have the same result in every ruling: %s',
    async (feature) => {
      await expectOutcomes(feature, '', ALL);
    },
  );
});

test('all rulings of the project are strict, except where only chance decides', () => {
  const ours = fileURLToPath(new URL('../../../../rulings/', import.meta.url));
  const files = ['card', 'dice'].flatMap((game) =>
    readdirSync(join(ours, game))
      .filter((name) => name.endsWith('.feature'))
      .map((name) => join(game, name)),
  );
  const loose = files.filter((file) => !readFileSync(join(ours, file), 'utf8').startsWith('@strict'));
  expect(files.length).toBeGreaterThan(20);
  expect(loose).toEqual([join('card', 'by-chance.feature')]);
});
