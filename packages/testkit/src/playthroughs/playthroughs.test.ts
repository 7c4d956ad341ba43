// Tests that the recorded playthroughs are the same on every machine.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardGame, OURS } from '@posse/card';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardWording } from './card-wording.ts';
import { playthrough } from './game-as-text.ts';
import { compare, FOLDER, renew, strays } from './game-files.ts';
import { GAMES, type Written } from './recorded-games.ts';
import { difference, RENEW } from './text-difference.ts';

test.each(GAMES)('the playthrough $name takes the same course as its file says', (game) => {
  const changed = compare(FOLDER, game);
  if (changed !== null) expect.fail(changed);
});

test('the folder of playthroughs has no other files', () => {
  expect(strays(FOLDER, GAMES)).toEqual([]);
});

test('the playthroughs include every set and every module, and are short enough to read', () => {
  const texts = GAMES.map((game) => game.text().split('\n'));
  const played = texts.map(([head = '']) => head.split('; ')[1]?.replace('modules ', '').split(', ') ?? []);
  expect([...new Set(played.flat())]).toEqual(expect.arrayContaining([...OURS.sets.map(({ id }) => id), ...'12345']));
  for (const text of texts) expect(text.length, `${text[0]}: take another seed in recorded-games.ts`).toBeLessThan(600);
});

describe('a changed rule', () => {
  const wishes = { seats: 5 };
  const told = playthrough(cardWording, wishes, 'rules');

  test('a changed rule shows in a line', () => {
    // Healing gives one life point less than its fact says.
    const { game } = cardWording;
    const apply: typeof game.apply = (state, answer) => {
      const before = state.players.map(({ life }) => life);
      const facts = game.apply(state, answer);
      for (const [place, player] of state.players.entries()) if (player.life > (before[place] ?? 0)) player.life--;
      return facts;
    };
    const other = playthrough({ ...cardWording, game: { ...game, apply } }, wishes, 'rules');
    expect(difference('x', told, other)).toMatch(/^x, line \d+: /);
  });

  test('a changed rule shows in the hash if no word changes', () => {
    const save: typeof cardGame.save = (state) => cardGame.save({ ...state, newDeck: !state.newDeck });
    const other = playthrough({ ...cardWording, game: { ...cardGame, save } }, wishes, 'rules');
    const withoutSums = (text: string): string => text.replaceAll(/sum [0-9a-f]{10}/g, 'sum');
    expect(withoutSums(other)).toBe(withoutSums(told));
    expect(difference('x', told, other)).toMatch(/^x, line \d+: /);
  });
});

describe('the first different line', () => {
  const written = ['a', 'b', 'c', 'd', 'C passes [shot]: C has 3 life', 'e', 'f', 'g', 'h', ''].join('\n');

  test('the first different line is shown in its context, with the command that accepts it', () => {
    expect(difference('game.txt', written, written.replace('has 3 life', 'has 2 life'))?.split('\n')).toEqual([
      'game.txt, line 5: the game goes another way than it is written ("-" is written, "+" was played):',
      '  b',
      '  c',
      '  d',
      '- C passes [shot]: C has 3 life',
      '- e',
      '- f',
      '+ C passes [shot]: C has 2 life',
      '+ e',
      '+ f',
      `If that is what the change is meant to do: ${RENEW}, and look at the difference.`,
    ]);
  });

  test.each([
    ['the first', written.replace('a', 'z'), 1],
    ['a line more at the end', `${written}more\n`, 10],
    ['a line less', written.replace('g\nh\n', 'g\n'), 9],
    ['nothing at all', '', 1],
  ])('the first different line is found in case of %s', (_, played, line) => {
    expect(difference('game.txt', written, played)).toContain(`game.txt, line ${line}:`);
  });

  test('equal texts have no different line, whatever their line endings', () => {
    expect(difference('game.txt', written, written)).toBeNull();
    expect(difference('game.txt', written.replaceAll('\n', '\r\n'), written)).toBeNull();
  });
});

describe('the files of playthroughs', () => {
  const games: Written[] = [
    { name: 'one', text: () => 'A plays Beer 6♥\n' },
    { name: 'two', text: () => 'B passes [shot]\n' },
  ];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'playthroughs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('the files of playthroughs are written, compared, and written anew if they differ', () => {
    expect(renew(folder, games)).toEqual(['one.txt', 'two.txt']);
    expect(games.map((game) => compare(folder, game))).toEqual([null, null]);
    writeFileSync(join(folder, 'two.txt'), 'B plays Missed! 7♠ [shot]\n');
    expect(games.map((game) => compare(folder, game))).toEqual([null, expect.stringContaining('+ B passes [shot]')]);
    expect(renew(folder, games)).toEqual(['two.txt']);
    expect(readFileSync(join(folder, 'two.txt'), 'utf8')).toBe('B passes [shot]\n');
    expect(renew(folder, games)).toEqual([]);
  });

  test('the files of playthroughs are reported if a line of a real game was changed', () => {
    const game = GAMES[0] as Written;
    renew(folder, [game]);
    const file = join(folder, `${game.name}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const place = lines.findIndex((line) => line.includes('plays Missed!'));
    lines[place] = (lines[place] ?? '').replace('plays Missed!', 'plays Beer');
    writeFileSync(file, lines.join('\n'));
    const found = compare(folder, game);
    expect(found).toContain(`${game.name}.txt, line ${place + 1}:`);
    expect(found).toContain(`\n- ${lines[place]}\n`);
    expect(found).toContain(RENEW);
  });

  test('a file of a playthrough is reported if it is missing, and removed if it is one too many', () => {
    renew(folder, games);
    rmSync(join(folder, 'one.txt'));
    writeFileSync(join(folder, 'old.txt'), '');
    expect(compare(folder, games[0] as Written)).toContain('one.txt, line 1:');
    expect(strays(folder, games)).toEqual(['old.txt']);
    expect(renew(folder, games)).toEqual(['one.txt', 'old.txt']);
    expect(readdirSync(folder)).toEqual(['one.txt', 'two.txt']);
  });
});
