// Tests a data folder of 0.3.0 with today's server.
// Everybody comes back, sees the same, and plays on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIdOf, isFairlyDealt, type Proof, proof, transcriptHashOf } from '@posse/protocol';
import type { Server } from '@posse/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenNames, lostNames, newNames } from '../frozen/frozen-list.ts';
import { serverNames } from '../frozen/live-names.ts';
import { copyData, corpusTables } from './corpus.ts';
import { Person, playOn, until } from './corpus-person.ts';
import { openServer } from './make/corpus-server.ts';
import { comeBack, type Shown, shownTo } from './shown-to-people.ts';

const { tables, shown, adminToken, withdrawn } = corpusTables();
const folder = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
let server: Server;
beforeAll(async () => {
  copyData(folder);
  server = await openServer(folder, { revealTimeout: 600_000 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The expected fate of each stored table. If a test below fails and you have raised RULES, a game may have to move from
 * "same" to "older-rules". If you have not, a stored name was changed: see docs/frozen.md.
 */
const BECOMES: Readonly<Record<string, 'same' | 'older-rules' | 'older-rules-over'>> = {
  'card, base, paused after its first snapshot': 'same',
  'card, all sets, before its first snapshot': 'same',
  'dice, all modules, running': 'same',
  'card, a player left and a guest is banned': 'same',
  'card, over': 'same',
  'dice, over, after a start that was given up': 'same',
  'card, before its first deal': 'same',
  'card, running, goes another way by later rules': 'older-rules',
  'dice, over, goes another way by later rules': 'older-rules-over',
  'card, over, of the first rules and without promises': 'older-rules-over',
  'card, over, without promises': 'same',
  'card, in the middle of its start': 'same',
};

test('every table of the corpus is tested', () => {
  expect(tables.map(({ what }) => what).sort()).toEqual(Object.keys(BECOMES).sort());
});

/** Fields of a card view that later rules do not need: Abandoned Mine is counted differently since rules 3. */
const RETIRED = ['pile'];

function withoutRetired(before: Shown | undefined): object {
  if (before === undefined) throw new Error('The corpus does not have the state that this person was shown.');
  if (before.game === null || before.table.game !== 'card') return before;
  const view = Object.fromEntries(Object.entries(before.game.view).filter(([field]) => !RETIRED.includes(field)));
  return { ...before, game: { ...before.game, view } };
}

const proofOf = async (id: string): Promise<Proof> =>
  proof.parse(await (await fetch(`${server.address}/api/games/${id}/proof`)).json());

const stopAll = (people: readonly Person[]): void => {
  for (const { client } of people) client.stop();
};

describe.each(tables)('the table "$what" of 0.3.0', (table) => {
  const before = shown[table.code] ?? [];
  const becomes = BECOMES[table.what];

  test('a table of 0.3.0 is shown to everybody as 0.3.0 showed it, or reports older rules', async () => {
    const people = await comeBack(server.address, table, false);
    for (const [place, person] of people.entries()) {
      const now = shownTo(person);
      expect(now.seat).toBe(before[place]?.seat);
      if (becomes === 'same') expect(now).toMatchObject(withoutRetired(before[place]));
      else {
        expect(now.table).toMatchObject({ phase: 'gathering', gameId: null });
        expect(now.lines.at(-1)?.notice).toBe(becomes);
      }
    }
    stopAll(people);
  });
});

const running = tables.filter(
  ({ what, code }) => shown[code]?.[0]?.table.phase === 'playing' && BECOMES[what] === 'same',
);

test.each(running)('the table "$what" plays its game to the end, and its proof holds', async (table) => {
  const people = await comeBack(server.address, table, true);
  const [host] = people as [Person];
  if (host.client.table?.paused) host.client.pause(false);
  await playOn(people);
  const proven = await proofOf(host.client.game?.id ?? '');
  expect(isFairlyDealt(proven)).toBe(true);
  expect(proven.replay).toMatchObject({ rules: 2, winners: expect.any(Array) });
  expect(people.flatMap(({ refused }) => refused)).toEqual([]);
  stopAll(people);
});

test('a start of 0.3.0 that still lacks a contribution deals the game to which it was committed', async () => {
  const table = tables.find(({ what }) => what === 'card, in the middle of its start');
  const start = shown[table?.code ?? '']?.[0]?.table.start ?? null;
  if (table === undefined || start === null) throw new Error('The corpus has no table during a start.');
  const people = await comeBack(server.address, table, true);
  await until(people, () => people.every(({ client }) => client.game !== null), 'the game is dealt');
  expect(people.map(({ client }) => client.game?.id)).toEqual(people.map(() => gameIdOf(transcriptHashOf(start))));
  stopAll(people);
});

test('a guest who was banned in 0.3.0 stays banned', async () => {
  const table = tables.find(({ banned }) => banned.length > 0);
  const [known] = table?.banned ?? [];
  if (table === undefined || known === undefined) throw new Error('The corpus has no banned guest.');
  const guest = await new Person(server.address, table.code, known).isThere();
  expect(guest.client.stoppedBecause).toMatchObject({ code: 'sent-away' });
});

test('the admin token of 0.3.0 still opens the overview, and another does not', async () => {
  const overview = (token: string) =>
    fetch(`${server.address}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } });
  expect((await overview(adminToken)).status).toBe(200);
  expect((await overview(`${adminToken}x`)).status).toBe(401);
});

test('a session that was withdrawn in 0.3.0 stays withdrawn', async () => {
  const reply = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${withdrawn}` },
    body: JSON.stringify({ game: 'card', plan: { seats: 4 } }),
  });
  expect(await reply.json()).toMatchObject({ code: 'bad-pass' });
});

test('a session of 0.3.0 is valid as a cookie too', async () => {
  const [table] = tables;
  const pass = table?.people[0]?.pass;
  const reply = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `posse=${pass}` },
    body: JSON.stringify({ game: 'card', plan: { seats: 4 } }),
  });
  expect(await reply.json()).toMatchObject({ pass: null, table: { host: pass?.split('.')[0] } });
});

test('paths, cookies and files of the data folder have the names of 0.3.0', async () => {
  const names = await serverNames(server.address, folder);
  expect(lostNames(frozenNames(), names)).toEqual([]);
  expect(newNames(frozenNames(), names)).toEqual([]);
});
