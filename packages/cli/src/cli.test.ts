// Tests of the commands, their flags, and the messages about mistakes.
// Runs apart: house sets stay in the catalogue.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectUserError, file, printed } from './testing/posse-command.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/house-cards/${name}.ts`, import.meta.url));
const EXAMPLES = ['moonshine', 'one-eyed-jane', 'dust-storm', 'stick-up'].map(example);
const FAN_CARDS = fileURLToPath(new URL('../../../docs/house-cards/fan-cards.json', import.meta.url));
const withFiles = (files: readonly string[]): string[] => files.flatMap((path) => ['--with', path]);

describe('posse simulate', () => {
  test('posse simulate prints a table of wins, lengths and speed', async () => {
    const text = await printed(['simulate', '--games', '20', '--seats', '4', '--bots', 'random', '--seed', 's']);
    expect(text).toMatch(/^20 games, 4 seats, random bots, seed s$/m);
    for (const role of ['Sheriff', 'Outlaw', 'Renegade'])
      expect(text).toMatch(new RegExp(`^${role} +\\d+\\.\\d % +\\d+\\.\\d to \\d+\\.\\d +20$`, 'm'));
    expect(text).toMatch(/turns, [\d.]+ decisions a game/);
    expect(text).toMatch(/games\/s, [\d,]+ decisions\/s/);
  });
});

describe('posse replay', () => {
  const saved = file('saved.json');

  test('posse replay tells a saved game to its end', async () => {
    await printed(['simulate', '--games', '2', '--seed', 's', '--save', saved]);
    const { answers } = JSON.parse(readFileSync(saved, 'utf8'));
    const all = await printed(['replay', saved]);
    expect(all).toMatch(/wins?\n/);
    expect(all).toContain(`\n${String(answers.length - 1).padStart(4)}  `);
    expect(all).not.toContain('undefined');
    const part = await printed(['replay', saved, '--from', '100', '--seat', '2']);
    expect(part).toMatch(/^ 100 {2}/m);
    expect(part).not.toMatch(/^ {2}99 /m);
    expect(part).toContain('Your turn');
  });

  test('posse replay tells a game with every set in another language', async () => {
    const path = file('everything.json');
    await printed(['simulate', '--games', '1', '--seed', 'e', '--preset', 'everything', '--save', path]);
    const all = await printed(['replay', path, '--language', 'de']);
    expect(all).toContain('Neues Ereignis: ');
    expect(all).toContain('Fehlschuss');
    expect(all).not.toMatch(/undefined|\[object|null/);
  });

  test('posse replay needs the files of the house cards that a game was played with', async () => {
    const path = file('house.json');
    await printed(['simulate', '--games', '1', '--seed', 'h', '--save', path, ...withFiles(EXAMPLES)]);
    expect(await printed(['replay', path, ...withFiles(EXAMPLES)])).toMatch(/wins?\n/);
    await expectUserError(['replay', path], /played with house-moonshine, house-one-eyed-jane.*--with/);
    await expectUserError(['replay', saved, ...withFiles(EXAMPLES)], /played without house cards/);
  });

  test('posse replay replays a game with a pack without the file of the pack, which the replay holds', async () => {
    const path = file('pack.json');
    await printed(['simulate', '--games', '1', '--seed', 'p', '--save', path, '--with', FAN_CARDS]);
    expect(await printed(['replay', path])).toMatch(/wins?\n/);
  });

  test('posse simulate refuses a pack with its card and the reason, and a file that is no JSON', async () => {
    const [bad, broken] = [file('bad.json'), file('broken.json')];
    const play = [{ do: 'draw', n: 7 }];
    writeFileSync(
      bad,
      JSON.stringify({
        posse: 1,
        kinds: { flood: { border: 'brown', copies: '7♥', play } },
        face: { name: 'Flood', things: { flood: { name: 'Flood' } } },
      }),
    );
    writeFileSync(broken, '{ "posse": ');
    await expectUserError(
      ['simulate', '--games', '1', '--with', bad],
      /card "flood", play, sentence 1, n: .* from 1 to 4, not 7/,
    );
    await expectUserError(['check', broken], /broken\.json is no JSON/);
  });

  const damaged: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['no JSON', (text) => text.slice(0, 500), /not JSON/],
    ['another format', (text) => text.replace('posse-replay', 'chess'), /"format"/],
    ['another version', (text) => text.replace('"version": 1', '"version": 9'), /"version"/],
    ['a broken setup', (text) => text.replace('"seats": 5', '"seats": "five"'), /"setup.seats"/],
    ['too many seats', (text) => text.replace('"seats": 5', '"seats": 50'), /50 players/],
    ['a broken answer', (text) => text.replace('"cost":[]', '"cost":7'), /answer 0 is damaged/],
    ['an illegal answer', (text) => text.replace('"kind":"end"', '"kind":"pass"'), /damaged at step \d+/],
    ['another seed', (text) => text.replace('"seed": "s/1"', '"seed": "t"'), /damaged at step \d+/],
    [
      'too many answers',
      (text) => text.replace(/(\{.*\})\n {2}\]/, '$1,\n$1\n]'),
      /damaged at step \d+: The game is over/,
    ],
  ];
  test.each(damaged)('posse replay explains the damage in a file: %s', async (_, damage, message) => {
    const path = file('damaged.json');
    writeFileSync(path, damage(readFileSync(saved, 'utf8')));
    await expectUserError(['replay', path], message);
  });
});

describe('posse play', () => {
  test('posse play plays to the end of a game, and saves it', async () => {
    const save = file('played.json');
    const text = await printed(
      ['play', '--seats', '4', '--seed', 'x', '--name', 'Ann', '--save', save],
      '1\n'.repeat(2000),
    );
    expect(text).toContain('(Ann)');
    expect(text).toMatch(/^You (win alone|win with|lose to)/m);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain('\u001b');
    expect(await printed(['replay', save])).toMatch(/won/);
  });

  test('posse play shows help, cards and beliefs, refuses nonsense, and can be left', async () => {
    const text = await printed(['play', '--seed', 'x'], 'h\n? 1\n? beer\n? xyzzy\nb\nhello\n0\n999\n\nq\n');
    expect(text).toContain('NUMBER');
    expect(text).toContain('Beer: ');
    expect(text).toContain('Nothing found about “xyzzy”');
    expect(text).toMatch(/^seat +who +Sheriff +Deputy +Outlaw +Renegade$/m);
    expect(text).toMatch(/^1 .* \(you\) .* 100 %/m);
    expect(text).toContain('“hello” is not an option');
    expect(text).toContain('You leave the table.');
  });

  test('posse play ends with its input, and saves the answers so far', async () => {
    const save = file('left.json');
    expect(await printed(['play', '--seed', 'x', '--save', save], '1\n')).toContain('You leave the table.');
    expect(await printed(['replay', save])).toMatch(/The game ended without a winner after \d+ answers\./);
  });
});

describe('posse check', () => {
  const card = (play: string): string =>
    `export default { id: 'house-odd', kinds: { odd: { border: 'brown', play: (t, me) => ${play} } }, deck: { odd: '2♥ 3♥ 4♥' },
      texts: { set: { name: 'Odd', text: 'Odd.' }, cards: { odd: { name: 'Odd', text: 'Odd.' } } } };`;
  test('every command refuses a malformed file of house cards in one sentence', async () => {
    const path = file('red.ts');
    writeFileSync(path, card('[]').replace('brown', 'red'));
    for (const args of [
      ['check', path],
      ['simulate', '--with', path],
      ['play', '--with', path],
      ['options', '--with', path],
    ])
      await expectUserError(args, /red\.ts: "kinds\.odd\.border" should be brown, blue or green, not "red"/);
    writeFileSync(file('plain.ts'), card('[]'));
    await expectUserError(['check', file('plain.ts'), '--deputies', '10'], /Only packs have a balance report/);
    writeFileSync(file('healer.json'), '{"posse":1,"kinds":{"odd":{"border":"brown","play":[]}}}');
    await expectUserError(['check', file('healer.json')], /healer\.json: The card "odd", play: it is empty/);
    writeFileSync(file('enum.ts'), 'enum Odd { odd }\nexport default Odd;');
    await expectUserError(['check', file('enum.ts')], /enum\.ts can't be loaded/);
  });
});

describe('the dice game', () => {
  const dice = ['--game', 'dice'];

  test('the dice game is simulated as one JSON object, the same for the same seed', async () => {
    const args = ['simulate', ...dice, '--games', '20', '--json', '--seed', 's', '--modules', '3'];
    const [one, again] = [await printed(args), await printed(args)].map((text) => JSON.parse(text));
    expect(one).toMatchObject({ game: 'dice', games: 20, seed: 's', setup: { seats: 5, modules: [3] } });
    expect([one.wins, one.turns, one.decisions]).toEqual([again.wins, again.turns, again.decisions]);
  });

  test('the dice game is replayed from a file, which says which game it is', async () => {
    const path = file('dice.json');
    await printed(['simulate', ...dice, '--games', '1', '--seed', 's', '--preset', 'everything', '--save', path]);
    expect(JSON.parse(readFileSync(path, 'utf8')).game).toBe('dice');
    const all = await printed(['replay', path, '--language', 'de']);
    expect(all).toMatch(/gewinn(t|en)\n/);
    expect(all).toContain('Dynamit');
    expect(all).not.toMatch(/undefined|\[object|null|NaN/);
    expect(await printed(['replay', path, ...dice, '--from', '9', '--seat', '2'])).toContain('Your turn');
    await expectUserError(['replay', path, '--game', 'card'], /"game" should be "card"/);
    await expectUserError(['replay', path, ...withFiles(EXAMPLES)], /House cards belong to the card game/);
    const damaged = file('damaged-dice.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(damaged, text.replace('"dice":[]', '"dice":7'));
    await expectUserError(['replay', damaged], /answer 0 is damaged/);
    writeFileSync(damaged, text.replace('"kind":"stop"', '"kind":"pass"'));
    await expectUserError(['replay', damaged], /damaged at step \d+/);
    writeFileSync(damaged, text.replace('"game": "dice"', '"game": "chess"'));
    await expectUserError(['replay', damaged], /"game" should be "card" or "dice"/);
  });

  test('posse play asks for dice by their positions, and skips questions with nothing to show', async () => {
    // L'Orso is the first player and has nothing to show.
    const flags = ['--seed', 'a', '--modules', '3'];
    const input = 'h\n? 1\n? beer\n9\n1 1 1\n1,2 3\ns\n';
    const text = await printed(['play', ...dice, ...flags], input);
    expect(text).toContain('rolls these dice again');
    expect(text).toContain('Beer: ');
    expect(text).toContain('“9” is not an option: type the dice to roll again');
    expect(text).toMatch(/You roll again: /);
    expect(text).toContain('You leave the table.');
    expect(text).not.toContain('Show your role?');
  });

  test('the dice game has a list of its modules, presets and options', async () => {
    const text = await printed(['options', ...dice]);
    for (const id of ['The ghost', 'everything', 'nine-tokens']) expect(text).toContain(id);
    expect(text).not.toContain('dodge-city');
  });
});

test('posse options lists sets, presets and options, including those of house cards', async () => {
  const text = await printed(['options', '--with', example('dust-storm')]);
  for (const id of ['dodge-city', 'everything', 'beginner-deck', 'without-ghost-town', 'without-dust-storm'])
    expect(text).toContain(id);
  expect(text.replace(/\s+/g, ' ')).toContain('Games of 3 or 8 players need it.');
  expect(text.replace(/\s+/g, ' ')).toContain('Games of 4 to 7 players need it.');
  expect(text.replace(/\s+/g, ' ')).toMatch(/characters-to-choose .* 1 to 8 \(1; 2 with tournament\)/);
});

const mistakes: readonly (readonly [string, RegExp])[] = [
  ['shoot', /"shoot".*play, simulate, arena, seat, replay/],
  ['simulate --loud', /--loud.*--games/],
  ['simulate --seats 9', /3 to 8.*"9"/],
  ['simulate --seats 8', /A game of 8 needs the set "dodge-city"/],
  ['simulate --with /nowhere/at/all', /can't be read/],
  ['play --language fr', /en, it, de, not "fr"/],
  ['check', /at least one FILE/],
  ['simulate --games many', /whole number.*"many"/],
  ['simulate --games -1', /whole number.*"-1"/],
  ['simulate --games', /--games needs a value/],
  ['simulate --json=yes', /--json takes no value/],
  ['simulate --bots deputy,wise', /"wise".*greenhorn, gunslinger, deputy, marshal, legend, random/],
  ['simulate --sets moon', /"moon".*base/],
  ['simulate --preset moon', /"moon".*standard/],
  ['simulate --option moon', /"moon".*posse options/],
  ['simulate --option beginner-deck=maybe', /beginner-deck=off/],
  ['simulate --option events', /events=1 to events=28, not "events"/],
  ['simulate --option characters-to-choose=3 --seats 6', /6 players with 3 characters.*at most 5 seats/],
  ['simulate --save /nowhere/at/all', /can't be written/],
  ['simulate --game chess', /"chess".*card, dice/],
  ['simulate --game dice --seats 9', /3 to 8.*"9"/],
  ['simulate --game dice --modules 1,6', /"6".*1, 2, 3, 4, 5/],
  ['simulate --game dice --modules 5 --seats 4', /ghost.*five players/],
  ['simulate --game dice --preset tournament', /"tournament".*standard, everything/],
  ['simulate --game dice --option beginner-deck', /"beginner-deck".*posse options/],
  ['simulate --game dice --sets dodge-city', /no sets.*--modules/],
  ['play --game dice --with some.ts', /House cards belong to the card game/],
  ['options --game dice --with some.ts', /House cards belong to the card game/],
  ['check --game dice some.ts', /House cards belong to the card game/],
  ['simulate --modules 1', /no modules.*--sets/],
  ['play well', /"well"/],
  ['play --bot wise', /"wise"/],
  ['play --bot exec:', /command of a program/],
  ['play --bot nowhere.ts', /nowhere\.ts can't be read/],
  ['arena --ladder deputy', /at least two bots/],
  ['arena --ladder deputy,random,deputy', /"deputy" is in the list twice/],
  ['arena --ladder random,deputy --round-robin random,deputy', /exclude each other: give only one/],
  ['arena --ladder random,wise', /"wise".*legend/],
  ['arena --pairs 0', /--pairs takes a whole number/],
  ['arena --think 0', /--think takes a whole number from 1/],
  ['arena --patience soon', /--patience takes a whole number/],
  ['arena --game chess', /"chess"/],
  ['think', /needs one FILE/],
  ['think /nowhere/at/all', /can't be read/],
  ['replay', /needs one FILE/],
  ['serve --name https://posse.example', /--name takes a name such as posse\.example/],
  ['serve --bus nats://localhost:4222', /give --store \(POSSE_STORE\) too/],
  ['replay /nowhere/at/all', /can't be read/],
];
test.each(mistakes)('posse %s is refused with one sentence', (line, message) =>
  expectUserError(line.split(' '), message),
);

test('help and version are printed', async () => {
  for (const args of [['--help'], [], ['help']]) expect(await printed(args)).toContain('simulate');
  for (const command of ['play', 'simulate', 'replay', 'check'])
    expect(await printed([command, '--help'])).toContain('--se');
  expect(await printed(['--version'])).toMatch(/^posse \d+\.\d+\.\d+\n$/);
});
