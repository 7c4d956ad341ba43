// Tests of setup rulings that no scenario can express.

import { BadSave, BadSetup, type Json, LANGUAGES, type Seat, seatsOf, type Translated } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, FACES, PLAIN, SPECIALS } from '../entry-registry.ts';
import { diceGame } from '../game.ts';
import type { State } from '../state.ts';
import { tokensInPile } from '../table/arrow-tokens.ts';
import * as texts from '../texts/game-texts.ts';
import { OPTIONS } from './options.ts';
import { nextGame, setupFrom, type Wishes } from './setup.ts';

const dealt = (wishes: Wishes, count = 30): State[] =>
  Array.from({ length: count }, (_, number) => diceGame.deal(wishes, `deal ${number}`));

test.each([
  [3, 'deputy,outlaw,renegade'],
  [4, 'outlaw,outlaw,renegade,sheriff'],
  [5, 'deputy,outlaw,outlaw,renegade,sheriff'],
  [6, 'deputy,outlaw,outlaw,outlaw,renegade,sheriff'],
  [7, 'deputy,deputy,outlaw,outlaw,outlaw,renegade,sheriff'],
  [8, 'deputy,deputy,outlaw,outlaw,outlaw,renegade,renegade,sheriff'],
])('DR-001, DR-002: the roles for %i players are those of the rulebook', (seats, roles) => {
  for (const t of dealt({ seats }))
    expect(
      t.players
        .map(({ role }) => role)
        .sort()
        .join(),
    ).toBe(roles);
});

test('DR-002, DR-003: only the Sheriff is public, but among three everybody is', () => {
  for (const seats of [3, 6])
    for (const t of dealt({ seats, modules: [3] }))
      for (const viewer of [...seatsOf(seats), 'spectator' as const])
        for (const [place, { role, special }] of diceGame.view(t, viewer).players.entries()) {
          const isKnown = seats === 3 || place === viewer || t.players[place]?.role === 'sheriff';
          expect(role !== null).toBe(isKnown);
          if (!isKnown) expect(special).toBeNull();
        }
});

test('DR-007: no two players have the same character', () => {
  for (const t of dealt({ seats: 8, preset: 'everything' }))
    expect(new Set(t.players.map(({ character }) => character)).size).toBe(8);
});

test('DR-153, DR-156: special roles fit their kind, and none is dealt twice', () => {
  for (const seats of [4, 5, 6, 7, 8])
    for (const t of dealt({ seats, modules: [3] })) {
      const specials = t.players.map(({ special }) => special);
      expect(new Set(specials).size).toBe(seats);
      for (const { role, special } of t.players) expect(SPECIALS[special ?? '']?.role).toBe(role);
    }
});

test('DR-154: if base cards are mixed in, some roles are plain in some games', () => {
  const plain = dealt({ seats: 7, modules: [3], options: { 'mixed-roles': true } }, 60).map(
    (t) => t.players.filter(({ special }) => special === null).length,
  );
  expect(Math.max(...plain)).toBeGreaterThan(2);
  expect(new Set(plain).size).toBeGreaterThan(2);
});

test('DR-193: Il Buono is not dealt among three', () => {
  for (const t of dealt({ seats: 3, modules: [3] }, 60))
    expect(t.players.some(({ special }) => special === 'buono')).toBe(false);
});

test('DR-194: characters whose module is off are not dealt', () => {
  const seen = (modules: readonly number[]) =>
    new Set(dealt({ seats: 8, modules }, 120).flatMap((t) => t.players.map(({ character }) => character)));
  expect(seen([]).has('bill-noface')).toBe(false);
  const four = seen([4]);
  for (const id of ['jose-delgado', 'tequila-joe', 'apache-kid']) expect(four.has(id)).toBe(false);
  for (const id of ['bill-noface', 'elena-fuente', 'vera-custer', 'doc-holyday', 'molly-stark'])
    expect(four.has(id)).toBe(true);
  expect(seen([1, 4]).has('jose-delgado')).toBe(true);
  expect(seen([2, 4]).has('apache-kid')).toBe(true);
});

test('DR-227: the ghost needs five players', () => {
  expect(() => setupFrom({ seats: 4, modules: [5] })).toThrow(/needs five players or more, not 4/);
  expect(setupFrom({ seats: 4, preset: 'everything' }).modules).toEqual([1, 2, 3, 4]);
  expect(setupFrom({ seats: 5, preset: 'everything' }).modules).toEqual([1, 2, 3, 4, 5]);
});

test('DR-295: a game with everything has 24 characters and ten tokens', () => {
  expect(Object.keys(CHARACTERS).filter((id) => id !== PLAIN).length).toBe(24);
  for (const t of dealt({ seats: 8, preset: 'everything' }, 3)) expect(tokensInPile(t)).toBe(10);
  for (const t of dealt({ seats: 4, modules: [2], options: { 'nine-tokens': true } }, 3))
    expect(tokensInPile(t)).toBe(9);
});

describe('bad wishes are refused in one sentence', () => {
  test.each([
    [{ seats: 2 }, /no roles for 2 players: take 3, 4, 5, 6, 7, 8/],
    [{ seats: 5, modules: [6] }, /no module "6": take one of 1, 2, 3, 4, 5/],
    [{ seats: 5, preset: 'silly' }, /no preset "silly"/],
    [{ seats: 5, options: { nonsense: true } as object }, /no option "nonsense"/],
    [{ seats: 4, sheriff: 9 as Seat }, /seats are 0 to 3/],
    [{ seats: 4, diedAs: ['slab-the-killer'] }, /1 characters are given for 4 seats/],
    [
      { seats: 4, characters: [null, 'suzy-lafayette', null, null], diedAs: [null, 'suzy-lafayette', null, null] },
      /Seat 1 was eliminated as "suzy-lafayette" and must draw a new character/,
    ],
  ])('a setup refuses the wishes %o in one sentence', (wishes, message) => {
    expect(() => setupFrom(wishes)).toThrow(BadSetup);
    expect(() => setupFrom(wishes)).toThrow(message);
  });
});

describe('several games in a row', () => {
  const finished = (wishes: Wishes, seed: string): State => {
    const t = diceGame.deal(wishes, seed);
    for (let asked = diceGame.pending(t); asked !== null; asked = diceGame.pending(t))
      diceGame.advance(t, asked.options[(t.step * 7) % asked.options.length] as (typeof asked.options)[number]);
    return t;
  };

  test.each<Wishes>([{ seats: 3 }, { seats: 8 }, { seats: 8, preset: 'everything' }, { seats: 6, modules: [5] }])(
    'R-SER-02: nobody gets the character that they died with in the last game: %o',
    (wishes) => {
      const over = finished(wishes, 'died as');
      const dead = seatsOf(wishes.seats).filter((who) => !over.players[who]?.alive);
      expect(dead).not.toEqual([]);
      const drawn = new Set<string>();
      for (const next of dealt(nextGame(over), 80))
        for (const who of dead) {
          expect(next.players[who]?.character).not.toBe(over.players[who]?.character);
          drawn.add(next.players[who]?.character ?? '');
        }
      expect(drawn.size, 'others may get it').toBeGreaterThan(10);
    },
  );

  test('R-SER-01: a survivor keeps the character, or may draw it again', () => {
    const over = finished({ seats: 5 }, 'kept');
    const [survivor] = seatsOf(5).filter((who) => over.players[who]?.alive);
    const { character } = over.players[survivor as Seat] as State['players'][number];
    for (const next of dealt(nextGame(over, { keep: [survivor as Seat] })))
      expect(next.players.map((player) => player.character).indexOf(character)).toBe(survivor);
    expect(dealt(nextGame(over), 200).some(({ players }) => players[survivor as Seat]?.character === character)).toBe(
      true,
    );
  });

  test('a player of the dice game can’t be dealt the character they died with in the last game, but those of earlier games again', () => {
    const second = finished(nextGame(finished({ seats: 5 }, 'once')), 'twice');
    expect(nextGame(second).diedAs).toEqual(second.players.map(({ character, alive }) => (alive ? null : character)));
  });
});

test('a broken save of the dice game is refused, and the error names the part', () => {
  const saved = JSON.parse(JSON.stringify(diceGame.save(diceGame.deal({ seats: 4 }, 'save'))));
  expect(diceGame.save(diceGame.restore(saved as Json))).toEqual(saved);
  delete saved.state.pile;
  expect(() => diceGame.restore(saved as Json)).toThrow(BadSave);
  expect(() => diceGame.restore(saved as Json)).toThrow(/"state.pile" should be a number/);
  expect(() => diceGame.restore({ format: 'posse-card', version: 1, state: {} })).toThrow(/should be "posse-dice"/);
});

test('every text of the dice game exists in every language', () => {
  const ids = [
    [texts.CHARACTER_TEXTS, Object.keys(CHARACTERS).filter((id) => id !== PLAIN)],
    [texts.SPECIAL_TEXTS, Object.keys(SPECIALS)],
    [texts.FACE_TEXTS, Object.values(FACES).flat()],
    [texts.MODULE_TEXTS, ['1', '2', '3', '4', '5']],
    [texts.OPTION_TEXTS, OPTIONS.map(({ id }) => id)],
    [texts.PRESET_TEXTS, ['standard', 'everything']],
  ] as readonly (readonly [Readonly<Record<string, Translated>>, readonly string[]])[];
  for (const [table, keys] of ids)
    for (const key of keys)
      for (const language of LANGUAGES) {
        expect(table[key]?.[language].name, `${key} in ${language}`).toMatch(/\S/);
        expect(table[key]?.[language].text, `${key} in ${language}`).toMatch(/\S/);
      }
});

test('the module of characters counts its own, and names those that need another module', () => {
  const brought = Object.values(CHARACTERS).filter(({ modules }) => modules.includes(4));
  const choosy = brought.filter(({ modules }) => modules.length > 1);
  expect([brought.length, choosy.length]).toEqual([8, 3]);
  const said = texts.MODULE_TEXTS['4'];
  for (const language of LANGUAGES)
    for (const { id } of brought) {
      const name = texts.CHARACTER_TEXTS[id]?.[language].name ?? '';
      expect(said?.[language].text.includes(name), `${id} in ${language}`).toBe(choosy.some((one) => one.id === id));
    }
  expect(said?.en.text).toBe(
    'Eight more characters, José Delgado and Tequila Joe only with the Loudmouth and the Coward, and Apache Kid only with the Chief’s arrow.',
  );
});
