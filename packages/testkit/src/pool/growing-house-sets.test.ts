// Tests of house sets that grow while games with them are stored.
// Runs apart: house sets stay in the catalogue.

import { addHouseSet, cardGame, removeSet } from '@posse/card';
import { below, LargerPool, partingOf, randomFrom, samePlain } from '@posse/engine';
import { afterEach, expect, test } from 'vitest';

const TEXT = { name: 'Elixir', text: 'Something new.' };
const LETTERS = ['a', 'b', 'c', 'd'];

/** Adds a house set with this many characters, cards (two copies each) and events. */
function add(id: string, entries: number): void {
  const listed = <T>(kind: string, made: T) =>
    Object.fromEntries(LETTERS.slice(0, entries).map((letter) => [`${id}-${kind}-${letter}`, made]));
  const set = {
    id: `house-${id}`,
    kinds: listed('card', { border: 'brown' }),
    deck: listed('card', '7♥ 8♠'),
    characters: listed('person', { bullets: 4, power: {} }),
    events: listed('event', { power: {} }),
    texts: {
      set: TEXT,
      cards: listed('card', TEXT),
      characters: listed('person', TEXT),
      events: listed('event', TEXT),
    },
  };
  addHouseSet(set, `${id}.ts`);
}

const grown = (...sets: readonly (readonly [id: string, entries: number])[]): void => {
  for (const id of ['red', 'blue']) removeSet(`house-${id}`);
  for (const [id, entries] of sets) add(id, entries);
};
afterEach(() => grown());

const WISHES = { seats: 5, sets: ['base', 'high-noon', 'house-red', 'house-blue'] };

function played(setup: object) {
  const [seed, random] = ['house pool', randomFrom('house pool')];
  const t = cardGame.deal(cardGame.storedWishes(setup), seed);
  const answers = [];
  for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
    const answer = asked.options[below(random, asked.options.length)];
    if (answer === undefined) throw new Error('Nobody can answer.');
    answers.push(answer);
    cardGame.advance(t, answer);
  }
  return { setup, seed, answers, winners: t.winners };
}

test('a stored game is unchanged when entries are appended to a house set', () => {
  grown(['red', 1], ['blue', 2]);
  const setup = cardGame.withPool(WISHES);
  expect(setup.pool).toMatchObject({
    'house-red': { characters: 1, kinds: 1, copies: 2, events: 1 },
    'house-blue': { characters: 2, kinds: 2, copies: 4, events: 2 },
  });
  const game = played(setup);
  const before = cardGame.save(cardGame.deal(setup, 'x'));
  grown(['blue', 4], ['red', 3]);
  expect(partingOf(cardGame, game)).toBeNull();
  expect(samePlain(cardGame.save(cardGame.restore(before)), before)).toBe(true);
  expect(cardGame.restore(before).catalogue.characters).not.toHaveProperty('red-person-b');
  expect(cardGame.deal(WISHES, 'x').catalogue.characters).toHaveProperty('red-person-b');
});

test('a game that was stored before pools is dealt from all entries of its house sets', () => {
  grown(['red', 2], ['blue', 1]);
  const t = cardGame.deal(cardGame.storedWishes(WISHES), 'x');
  expect(Object.keys(t.catalogue.characters)).toEqual(expect.arrayContaining(['red-person-b', 'blue-person-a']));
  expect(partingOf(cardGame, played(WISHES))).toBeNull();
});

test('a house set that has lost entries is asked for in one sentence', () => {
  grown(['red', 2], ['blue', 1]);
  const setup = cardGame.withPool(WISHES);
  const saved = cardGame.save(cardGame.deal(setup, 'x'));
  grown(['red', 1], ['blue', 1]);
  const sentence = /the set "house-red" had 2 characters, and here it has 1\. Give a file that has everything/;
  expect(() => cardGame.deal(setup, 'x')).toThrow(LargerPool);
  expect(() => cardGame.deal(setup, 'x')).toThrow(sentence);
  expect(() => cardGame.restore(saved)).toThrow(sentence);
});
