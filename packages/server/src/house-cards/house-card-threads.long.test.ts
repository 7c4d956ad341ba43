// Tests of house cards in threads of bots, and at a running server.
// Runs apart: house sets stay in the catalogue.

import { houseSets } from '@posse/card';
import { randomFrom, type Seat } from '@posse/engine';
import type { CardRules, HouseList, Problem } from '@posse/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BotThreads } from '../bot-threads/bot-threads.ts';
import { answerTo } from '../games/bot-questions.ts';
import { newMatch } from '../games/match.ts';
import { elixirFile, houseFile } from '../testing/house-files.ts';
import { TestServer } from '../testing/test-server.ts';
import { addHouseFiles, putAway } from './house-card-loader.ts';

const RED = elixirFile('house-red', 'draw(me, 2)');
const BLUE = elixirFile('house-blue', 'hurt(me, 1, null)');
/** A house set whose id sorts before all others in the catalogue. */
const OTHER = houseFile(
  'other.ts',
  `import { houseSet } from '@posse/card/house';
const text = { name: 'Lodger', text: 'Lives here.' };
export default houseSet({ id: 'house-other', deck: { beer: 'A♥' }, characters: { lodger: { bullets: 4, power: {} } }, texts: { set: text, characters: { lodger: text } } });
`,
);

describe('two tables with a card of one name', () => {
  beforeEach(() => addHouseFiles([RED, BLUE]));
  afterEach(() => putAway(houseSets()));

  test('a legend in its thread tells two house cards of one name apart, in whichever order it got their sets', async () => {
    const threads = new BotThreads({ limit: 60_000, most: 1, house: [BLUE, OTHER, RED] });
    try {
      for (const set of ['house-red', 'house-blue']) {
        const match = newMatch('card', { seats: 4, sets: ['base', set] }, set);
        const question = () => match.question('legend', match.asked as Seat, randomFrom(set));
        const { place } = await threads.think(question(), { table: 'TABLE', signal: new AbortController().signal });
        expect(place).toBe(answerTo(question()));
      }
    } finally {
      await threads.stop();
    }
  });
});

describe('a server with house cards', () => {
  const testServer = new TestServer();
  afterEach(() => testServer.close());
  afterAll(() => testServer.remove());

  const get = (path: string) => fetch(`${testServer.address}${path}`);
  const wish = { game: 'card' as const, plan: { seats: 4, sets: ['base', 'house-red'] } };

  test('a server lists its house cards, also in the rules, and serves them to a page as modules', async () => {
    await testServer.open({ house: [RED, BLUE] });
    const reply = await get('/house/sets.json');
    expect([reply.headers.get('cache-control'), reply.headers.get('content-type')]).toEqual([
      'public, no-cache',
      'application/json; charset=utf-8',
    ]);
    const { sets } = (await reply.json()) as HouseList;
    expect(sets.map(({ id }) => id)).toEqual(['house-red', 'house-blue']);
    for (const { module } of sets) {
      const { headers } = await get(module);
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect((await get('/house/none.js')).status).toBe(404);
    const rules = (await (await get('/api/rules/card')).json()) as CardRules;
    const elixirs = rules.cards.filter(({ key }) => key === 'elixir');
    expect(elixirs.map(({ set, copies }) => [set, copies.length])).toEqual([
      ['house-red', 10],
      ['house-blue', 10],
    ]);
  });

  test('a server keeps a table whose house set is missing, and opens it again when the set is back', async () => {
    await testServer.open({ house: [RED] });
    const { code } = await testServer.create(wish);
    await testServer.close();
    expect(houseSets()).toEqual([]);
    await testServer.open();
    const reply = await get(`/api/tables/${code}`);
    const problem = (await reply.json()) as Problem;
    expect([reply.status, problem.code, problem.set]).toEqual([503, 'missing-set', 'house-red']);
    const call = await testServer.call().say({ type: 'join', version: 2, table: code });
    expect(await call.hears('error')).toMatchObject({ code: 'missing-set', set: 'house-red', about: 'join' });
    expect(await call.ended).toBe('1008 missing-set');
    await testServer.close();
    await testServer.open({ house: [BLUE, RED] });
    expect(await (await get(`/api/tables/${code}`)).json()).toMatchObject({ code, plan: wish.plan });
  });

  test.each([
    ['a file that is not there', '/nowhere/at/all.ts', /can't be read \(no such file or folder\)/],
    ['no set', houseFile('none.ts', 'export default 7;'), /none\.ts: it should have a house set/],
    ['the same set twice', RED, /"id" is "house-red", and a set of that name is already there/],
  ])('a server refuses to start with house cards in %s', async (_, file, message) => {
    await expect(testServer.open({ house: [RED, file] })).rejects.toThrow(message);
    expect(houseSets()).toEqual([]);
  });
});
