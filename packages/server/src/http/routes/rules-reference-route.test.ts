// Tests of the rules reference over HTTP.

import { cardGame, OURS, PLAIN, setupFrom } from '@posse/card';
import { FACES, CHARACTERS as PEOPLE, SPECIALS } from '@posse/dice';
import type { CardRules, DiceRules } from '@posse/protocol';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';

const fetched = async <T>(url: string): Promise<T> => (await (await fakeServer()).ask(url)).json();

test('the index of the rules API links to the rules of both games', async () => {
  const { ask } = await fakeServer();
  const { games, languages } = (await ask('/api/rules')).json();
  expect(languages).toEqual(['en', 'it', 'de']);
  for (const { id, rules } of games) expect((await ask(rules)).json().game).toBe(id);
});

test('the rules API lists every card of every set with its copies', async () => {
  const { cards, sets } = await fetched<CardRules>('/api/rules/card');
  expect(cards.map(({ key }) => key)).toEqual(Object.keys(OURS.kinds));
  const copies = cards.flatMap((kind) => kind.copies);
  expect(copies).toHaveLength(OURS.cards.length);
  for (const { id } of sets)
    expect(copies.filter(({ set }) => set === id)).toHaveLength(OURS.cards.filter(({ set }) => set === id).length);
  for (const { set } of cards) expect(sets.map(({ id }) => id)).toContain(set);
});

test('the rules API shows each card as it is printed', async () => {
  const { cards } = await fetched<CardRules>('/api/rules/card');
  const volcanic = cards.find(({ key }) => key === 'volcanic');
  expect(volcanic).toMatchObject({ border: 'blue', book: false, weapon: true, set: 'base' });
  expect(volcanic?.copies).toContainEqual({ suit: 'spades', rank: '10', set: 'base' });
  expect(cards.find(({ key }) => key === 'bang')?.copies).toContainEqual({ suit: 'spades', rank: 'A', set: 'base' });
});

test('the rules API has the engine’s characters, events, options and tables', async () => {
  const rules = await fetched<CardRules>('/api/rules/card');
  expect(rules.characters.map(({ id }) => id)).toEqual(Object.keys(OURS.characters).filter((id) => id !== PLAIN));
  expect(rules.events.map(({ id }) => id)).toEqual(Object.keys(OURS.events));
  expect(rules.options.map(({ id }) => id)).toEqual(OURS.options.map(({ id }) => id));
  expect(rules.numbers).toMatchObject([
    { id: 'characters-to-choose', from: 1, to: 8, byDefault: 1, withSet: { tournament: 2 } },
    { id: 'events', from: 1, to: 28, byDefault: 12, withSet: {} },
  ]);
  expect(rules.tables.map(({ seats }) => seats)).toEqual(Object.keys(OURS.tables).map(Number));
  for (const { seats, roles } of rules.tables) expect(roles).toHaveLength(seats);
  expect(rules.bots).toEqual(['greenhorn', 'gunslinger', 'deputy', 'marshal', 'legend', 'random']);
});

test('a table planned from the rules API can be dealt', async () => {
  const { presets, tables } = await fetched<CardRules>('/api/rules/card');
  for (const { id, seats } of presets) expect(setupFrom({ seats, preset: id }).seats).toBe(seats);
  for (const { seats, set } of tables)
    expect(cardGame.deal({ seats, sets: [...new Set(['base', set])] }, 'seed').players).toHaveLength(seats);
});

test('the rules API lists the dice game’s dice, faces, characters, special roles and modules', async () => {
  const rules = await fetched<DiceRules>('/api/rules/dice');
  expect(rules.dice.map(({ id, faces }) => [id, faces])).toEqual(Object.entries(FACES));
  const faces = rules.faces.map(({ id }) => id);
  for (const face of rules.dice.flatMap((die) => die.faces)) expect(faces).toContain(face);
  expect(rules.characters.map(({ id }) => id)).toEqual(Object.keys(PEOPLE).filter((id) => id !== PLAIN));
  const ofTheBox = Object.values(PEOPLE).filter(({ id, modules }) => id !== PLAIN && modules.length === 0);
  expect(rules.characters.filter(({ modules }) => modules.length === 0)).toHaveLength(ofTheBox.length);
  expect(rules.specials.map(({ id }) => id)).toEqual(Object.keys(SPECIALS));
  expect(rules.modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(rules.tables.find(({ seats }) => seats === 3)).toMatchObject({ openRoles: true, leader: 'deputy' });
  expect(rules.bots).toEqual(['greenhorn', 'gunslinger', 'deputy', 'marshal', 'legend', 'random']);
});

test('every entry of the rules API has a name and a sentence in three languages', async () => {
  for (const game of ['card', 'dice']) {
    const texts = JSON.stringify(await fetched(`/api/rules/${game}`));
    expect(texts).not.toContain('"name":""');
    expect(texts).not.toContain('"text":""');
  }
});

test('a client that has the current rules is not sent them again', async () => {
  const { ask } = await fakeServer();
  for (const url of ['/api/rules', '/api/rules/card', '/api/rules/dice', '/api/openapi.json']) {
    const { headers } = await ask(url);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await ask({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});
