// Tests that every option meets at least four other things in the rulings.
// For example: "With this option on, what if …?"

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OURS } from '@posse/card';
import { OPTIONS as DICE_OPTIONS } from '@posse/dice';
import { describe, expect, test } from 'vitest';
import { crossingsOf, scenariosOf } from './option-crossings.ts';

const ENOUGH = 4;
const RULINGS = fileURLToPath(new URL('../../../../rulings/', import.meta.url));

const rulingsOf = (game: string) =>
  readdirSync(join(RULINGS, game)).flatMap((file) => scenariosOf(readFileSync(join(RULINGS, game, file), 'utf8')));

describe.each([
  { game: 'card', options: OURS.options },
  { game: 'dice', options: DICE_OPTIONS },
])('in the rulings of the $game game', ({ game, options }) => {
  const scenarios = rulingsOf(game);

  test('every option meets four other things', () => {
    const few = options
      .map(({ id }) => ({ id, crossings: crossingsOf(id, scenarios) }))
      .filter(({ crossings }) => crossings < ENOUGH);
    expect(few).toEqual([]);
  });

  test('no two rulings on an option have the same name in the rulings of a game', () => {
    const titles = scenarios.filter((one) => one.options.length > 0).map(({ title }) => title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });
});

describe('a crossing of an option', () => {
  const scenario = (lines: string) => `Scenario: One\nGiven the card game\nAnd option one by one is on\n${lines}\n`;
  const table = (...rows: string[]) => `And the table\n| seat | character | in play |\n${rows.join('\n')}`;
  const count = (...scenarios: string[]) =>
    crossingsOf('one-by-one', scenariosOf(`@strict\nFeature: All\n${scenarios.map(scenario).join('')}`));

  test('a crossing does not count if every ruling on the option has it', () => {
    expect(count(table('| A | - | |'), table('| A | - | |'))).toBe(0);
    expect(count('Given the event in force is Lasso', 'Given the event in force is Lasso')).toBe(0);
  });

  test('a crossing of an option counts once for each thing, however often it is met', () => {
    const suzy = table('| A | Suzy Lafayette | |');
    expect(count(suzy, suzy, suzy, table('| A | - | |'))).toBe(1);
    expect(count(suzy, table('| A | Suzy Lafayette | Barrel |'), table('| A | - | |'))).toBe(2);
  });

  test('a crossing of an option is with an option, a number of seats, an event, a card or a death', () => {
    expect(
      count(
        'And option late reshuffle is on',
        'And option characters to choose is 2',
        'And option card after effect is off',
        table('| A | - | |', '| B | - | |'),
        'And the next event is Lasso',
        'When A plays BANG! 7♦ on B',
        'And the draw pile is empty',
        'And B is eliminated',
      ),
    ).toBe(7);
  });

  test('a crossing counts only in a strict ruling, with the option on', () => {
    expect(scenariosOf(`Feature: Loose\n${scenario('')}`)).toEqual([]);
    expect(crossingsOf('late-reshuffle', scenariosOf(`@strict\nFeature: All\n${scenario('')}`))).toBe(0);
  });
});
