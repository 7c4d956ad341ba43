// Tests that games of 0.3.0 are unchanged when every set has one more entry.
// Runs apart: modules load larger sets.

import { readFileSync } from 'node:fs';
import type { Wishes } from '@posse/card';
import type { GameId, Proof } from '@posse/protocol';
import { describe, expect, test } from 'vitest';

// All modules that know the sets must be loaded after the sets have grown.
await import('./append-hook.ts');
const { partingOf, randomFrom, below, seat, seatsOf, LargerPool } = await import('@posse/engine');
const { cardGame, catalogueOf, OURS, POOL_OF_0_3_0, nextGame, setupFrom, textsFor } = await import('@posse/card');
const { CHARACTERS, diceGame } = await import('@posse/dice');
const { isFairlyDealt } = await import('@posse/protocol');
const { playGame, cardWithBots, diceWithBots, botNamed, randomBot } = await import('@posse/bots');

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../games/0.3.0/${name}.json`, import.meta.url), 'utf8'));
const gameOf = (id: GameId) => (id === 'card' ? cardGame : diceGame) as typeof cardGame;

/** A saved state without the count of cards drawn in phase 1, which 0.3.0 did not store. */
const positionOf = (saved: unknown): unknown =>
  JSON.parse(JSON.stringify(saved, (key, value) => (key === 'drawn' ? undefined : value)));

const PROOFS = ['proof-card-base', 'proof-card-preset', 'proof-card-all', 'proof-dice-base', 'proof-dice-all'];
const APPENDED = /appended-/;

test('every set has one more entry of each kind than in 0.3.0', () => {
  for (const { id } of OURS.sets)
    expect(catalogueOf({ sets: [] }).characters).toHaveProperty([`appended-${id}`], expect.anything());
  expect(Object.keys(CHARACTERS).filter((id) => APPENDED.test(id))).toHaveLength(2);
});

describe('sentences about a set', () => {
  const sets = OURS.sets.map(({ id }) => id);
  const said = (options: Wishes['options'] = {}, pool: Wishes['pool'] = undefined) => {
    const texts = textsFor(setupFrom({ seats: 5, sets, options, ...(pool && { pool }) })).sets;
    return ['base', 'dodge-city', 'promos'].map((id) => texts[id]?.en.text);
  };

  test('the sentences about a set name and count appended entries', () => {
    expect(said()).toEqual([
      '83 cards and seventeen characters: everything for your first gunfight.',
      '43 cards, some with a green border, sixteen characters, and games for three or eight.',
      'Four more characters: Uncle Will, Johnny Kisch, Claus "The Saint" and Appended.',
    ]);
    expect(OURS.texts.sets['high-noon']?.de.text).toMatch(/^Sechzehn Ereignisse, /);
    expect(OURS.texts.sets.fistful?.it.text).toMatch(/^Sedici eventi, /);
  });

  test('the sentences about a set mention appended entries with options that leave something out', () => {
    expect(said({ 'beginner-deck': true, 'base-characters-only': true })).toEqual([
      'Seventeen characters and 72 of 83 cards: without those with the book.',
      '40 of 43 cards, without those with the book, and games for three or eight; its characters are not dealt.',
      'Four more characters, who are not dealt at this table: Uncle Will, Johnny Kisch, Claus "The Saint" and Appended.',
    ]);
  });

  test('the sentences about a set do not mention appended entries in a game of 0.3.0', () => {
    expect(said({}, POOL_OF_0_3_0)).toEqual([
      'Eighty cards and sixteen characters: everything for your first gunfight.',
      'Forty cards, some with a green border, fifteen characters, and games for three or eight.',
      'Three more characters: Uncle Will, Johnny Kisch and Claus "The Saint".',
    ]);
  });
});

describe.each(PROOFS)('the game in %s', (name) => {
  const proof = read(name) as Proof;
  const { replay } = proof;
  const game = gameOf(replay.game);
  const kept = replay as never;

  test('a game of 0.3.0 was committed to without a pool, and its proof still holds', () => {
    expect(replay.setup).not.toHaveProperty('pool');
    expect(isFairlyDealt(proof)).toBe(true);
  });

  test('a game of 0.3.0 ends as it ended in 0.3.0', () => expect(partingOf(game, kept)).toBeNull());

  test('a game of 0.3.0 would go differently if it were dealt from the sets of today', () => {
    const setup = game.withPool(replay.setup as unknown as Wishes);
    expect(partingOf(game, { ...replay, setup } as never)).not.toBeNull();
  });
});

describe.each(['saved-card', 'saved-dice'])('the file %s of posse simulate', (name) => {
  const replay = read(name);
  test('a saved file of posse simulate ends as it ended in 0.3.0', () =>
    expect(partingOf(gameOf(replay.game), replay)).toBeNull());
});

describe.each(['card', 'dice'] as const)('a snapshot of the %s game', (id) => {
  const { game: record, answers, snapshot } = read(`stored-${id}-all`);
  const game = gameOf(id);

  test('a snapshot is the position that its answers lead to, and continues in the same way', () => {
    const restored = game.restore(JSON.parse(snapshot.state).match.state);
    const again = game.deal(game.storedWishes(record.setup), record.seed);
    for (const { number, answer } of answers) {
      if (number === snapshot.number) expect(positionOf(game.save(restored))).toEqual(positionOf(game.save(again)));
      if (number >= snapshot.number) game.advance(restored, JSON.parse(answer));
      game.advance(again, JSON.parse(answer));
    }
    expect(positionOf(game.save(restored))).toEqual(positionOf(game.save(again)));
    expect(positionOf(game.views(restored).open)).toEqual(positionOf(game.views(again).open));
  });
});

describe('a game that is dealt from the pool of 0.3.0', () => {
  const EVERYTHING = OURS.sets.map(({ id }) => id);
  const wishes = [
    { seats: 7, preset: 'everything' },
    { seats: 5, sets: EVERYTHING },
    { seats: 4, sets: ['base', 'dodge-city', 'high-noon'], options: { 'random-new-identity': true } },
  ];

  test.each(wishes)('a game from the pool of 0.3.0 never contains a later entry: %j', (setup) => {
    const old = cardGame.storedWishes(setup);
    for (let number = 0; number < 12; number++) {
      const random = randomFrom(`old pool ${number}`);
      const t = cardGame.deal(old, `old pool ${number}`);
      expect(t.catalogue.cards).toHaveLength(120);
      for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
        if (t.step % 25 === 0) {
          const view = cardGame.view(t, seat(t.step % t.players.length));
          const world = cardGame.redeal(view, random);
          expect(catalogueOf(view.setup)).toBe(t.catalogue);
          expect(world.catalogue).toBe(t.catalogue);
          expect(JSON.stringify([cardGame.save(world), cardGame.save(t), view])).not.toMatch(APPENDED);
        }
        expect(JSON.stringify(asked.options)).not.toMatch(APPENDED);
        cardGame.advance(t, asked.options[below(random, asked.options.length)] as never);
      }
    }
  });

  test.each([{ seats: 4 }, { seats: 8, preset: 'everything' }])(
    'a dice game from the pool of 0.3.0 never contains a later entry: %j',
    (setup) => {
      const old = diceGame.storedWishes(setup);
      for (let number = 0; number < 20; number++) {
        const random = randomFrom(`old pool ${number}`);
        const t = diceGame.deal(old, `old pool ${number}`);
        for (let question = diceGame.pending(t); question !== null; question = diceGame.pending(t)) {
          const world = diceGame.redeal(diceGame.view(t, question.asked), random);
          expect(JSON.stringify([diceGame.save(world), question.options])).not.toMatch(APPENDED);
          diceGame.advance(t, question.options[below(random, question.options.length)] as never);
        }
        expect(JSON.stringify(diceGame.save(t))).not.toMatch(APPENDED);
      }
    },
  );

  test.each([cardWithBots, diceWithBots])(
    'a game that is dealt from the pool of 0.3.0 is played to its end by the bot $id',
    ({ id, clues, bots }) => {
      const setup = gameOf(id as GameId).storedWishes({ seats: 5, preset: 'everything' });
      const bot = botNamed(bots as never, 'deputy') ?? randomBot;
      const { answers, winners } = playGame(clues as never, setup as never, 'old pool', () => bot as never);
      expect(winners).not.toBeNull();
      const kept = { setup: { seats: 5, preset: 'everything' }, seed: 'old pool', answers, winners };
      expect(partingOf(gameOf(id as GameId), kept as never)).toBeNull();
    },
  );

  test('a game from the pool of 0.3.0 shares one catalogue with all others, however its setup is parsed', () => {
    const copies = seatsOf(3).map(() => JSON.parse(JSON.stringify(POOL_OF_0_3_0)));
    const found = new Set(copies.map((pool) => catalogueOf({ sets: ['base'], pool })));
    expect(found.size).toBe(1);
    expect(found.has(OURS)).toBe(false);
    expect(
      catalogueOf({ sets: ['base'], pool: JSON.parse(JSON.stringify(cardGame.withPool({ seats: 4 }).pool)) }),
    ).toBe(OURS);
  });

  test('a game from the pool of 0.3.0 is followed by a game from the pool of today', () => {
    const random = randomFrom('next');
    const t = cardGame.deal(cardGame.storedWishes({ seats: 4, preset: 'everything' }), 'next');
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t))
      cardGame.advance(t, asked.options[below(random, asked.options.length)] as never);
    const next = cardGame.withPool(nextGame(t));
    expect(next.pool).toEqual(cardGame.withPool({ seats: 4 }).pool);
    expect(cardGame.deal(next, 'next').catalogue).toBe(OURS);
  });
});

describe('a new game', () => {
  test.each(['card', 'dice'] as const)(
    'a new game may contain appended entries, and is stored with its pool: %s',
    (id) => {
      const game = gameOf(id);
      const stored = game.withPool({ seats: 5, preset: 'everything' });
      const dealt = Array.from({ length: 40 }, (_, number) =>
        JSON.stringify(game.save(game.deal(stored, `${number}`))),
      );
      expect(dealt.some((one) => APPENDED.test(one))).toBe(true);
      expect(game.storedWishes(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    },
  );

  test('a new game can not be dealt by a program that has fewer entries', () => {
    const { pool } = cardGame.withPool({ seats: 4 });
    const larger = { ...pool, base: { ...pool?.base, characters: 99 } };
    expect(() => cardGame.deal({ seats: 4, pool: larger }, 'x')).toThrow(LargerPool);
    expect(() => cardGame.deal({ seats: 4, pool: larger }, 'x')).toThrow(
      /^This game was dealt when the set "base" had 99 characters, and here it has \d+\. Take a newer Posse\.$/,
    );
    expect(() => partingOf(cardGame, { setup: { seats: 4, pool: larger }, seed: 'x', answers: [] })).toThrow(
      LargerPool,
    );
  });

  test.each([
    [
      { ...POOL_OF_0_3_0, base: { ...POOL_OF_0_3_0.base, copies: 3 } },
      /hold 80 copies or more of the set "base", not 3/,
    ],
    [{ ...POOL_OF_0_3_0, base: { ...POOL_OF_0_3_0.base, kinds: 22.5 } }, /hold 22 kinds or more/],
    [{ ...POOL_OF_0_3_0, base: null }, /a number of characters, kinds, copies, events for the set "base"/],
    [null, /should give the number of entries for each set/],
    [{}, /The set "base" is always needed/],
  ])('a new game is refused with a pool that no game ever had: %j', (pool, sentence) => {
    expect(() => cardGame.deal({ seats: 4, pool } as never, 'x')).toThrow(sentence);
  });

  test('a new game leaves out of its preset what the pool does not name', () => {
    const { promos: _, ...older } = POOL_OF_0_3_0;
    const t = cardGame.deal({ seats: 5, preset: 'everything', pool: older }, 'x');
    expect(t.setup.sets).toEqual(['base', 'dodge-city', 'high-noon', 'fistful']);
    expect(t.catalogue.sets.map(({ id }) => id)).not.toContain('promos');
    expect(() => cardGame.deal({ seats: 5, sets: ['base', 'promos'], pool: older }, 'x')).toThrow(
      'The set "promos" is not in the pool that the game was dealt from.',
    );
  });
});
