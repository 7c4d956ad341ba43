// Tests of the admin service, for one server and for a cluster of two.

import { adminOverview } from '@posse/protocol';
import type { Claim } from '@posse/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import { IN_PLACE } from '../games/bot-questions.ts';
import type { SharedNodes } from '../infrastructure/infrastructure-interface.ts';
import { Registry } from '../tables/lifecycle/table-registry.ts';
import { fakeGuests } from '../testing/fake-guests.ts';
import { Guest } from '../testing/recording-guest.ts';
import { Rig } from '../testing/test-tables.ts';
import { until } from '../testing/wait-until.ts';
import { AdminService, type AdminServiceParts } from './admin-service.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const MEASURED = {
  version: '1.2.3',
  since: 5,
  connections: 2,
  processor: 0.25,
  memory: 1000,
  delay: 1.5,
  store: null,
  requests: 10,
  answers: 20,
};

const deskOf = (changes: Partial<AdminServiceParts> = {}): AdminService =>
  new AdminService({
    tables: rig.tables,
    store: rig.store,
    guests: fakeGuests(),
    measure: async () => MEASURED,
    refusals: () => rig.metrics.refusals(),
    backup: null,
    name: 'one',
    shared: null,
    ...changes,
  });

/** The hash by which the overview identifies the guest of this name. */
async function markOf(desk: AdminService, name: string): Promise<string> {
  const people = (await desk.overview('')).tables.flatMap((table) => table.people);
  return people.find((person) => person.name === name)?.mark ?? '';
}

/** All strings in a value, at any depth. */
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

test('the operator sees the tables with the people at them, and can search for a table or a person', async () => {
  const desk = deskOf();
  const { code, host } = await rig.gather(2, 'card', { seats: 4 }, { isPublic: true });
  await host.does({ type: 'bot', seat: 3 });
  const watcher = await rig.come('w', code, { name: 'Wanda' });
  const empty = await rig.create('dice');
  expect(await host.does({ type: 'kick', guest: 'nobody' })).toBe('no-such-guest');
  const seen = await desk.overview('');
  expect(adminOverview.parse(seen)).toEqual(seen);
  expect(seen.tables.map((table) => table.code)).toEqual([code, empty]);
  expect(seen.tables[0]).toMatchObject({
    game: 'card',
    phase: 'gathering',
    isPublic: true,
    seats: 4,
    bots: 1,
    watchers: 1,
    answers: 0,
    node: 'one',
    people: [
      { name: 'HOST', seat: 0, isHere: true, isHost: true },
      { name: 'BOB', seat: 1, isHere: true, isHost: false },
      { name: 'Wanda', seat: null, isHere: true, isHost: false },
    ],
  });
  expect(seen).toMatchObject({ isTown: false, open: 2, more: 0, nodes: [{ name: 'one', tables: 2, ...MEASURED }] });
  expect(seen.refusals).toContainEqual({ code: 'no-such-guest', count: 1 });
  const codes = async (search: string) => (await desk.overview(search)).tables.map((table) => table.code);
  expect(await codes(' wAnd')).toEqual([code]);
  expect(await codes(empty.toLowerCase())).toEqual([empty]);
  expect(await codes('nobody is called so')).toEqual([]);
  watcher.hangUp();
  await host.isHeard();
  expect(await codes('wand')).toEqual([]);
});

test('the operator finds a table that has left memory by its code, and can close it', async () => {
  const desk = deskOf();
  const code = await rig.create('dice');
  await rig.tables.maintenance.run(rig.time.now() + 61_000);
  expect(rig.tables.here(code)).toBeNull();
  expect((await desk.overview('')).tables).toEqual([]);
  expect((await desk.overview(code)).tables).toMatchObject([{ code, node: null, answers: null, phase: 'gathering' }]);
  expect(rig.tables.here(code)).toBeNull();
  expect(await desk.run(code.toLowerCase(), { do: 'close', why: '' })).toEqual({ tables: 1, silent: [] });
  expect(await rig.tables.info(code)).toBeNull();
  await expect(desk.run(code, { do: 'close', why: '' })).rejects.toMatchObject({ code: 'no-such-table' });
});

test('the operator sees the packs of a table with who reported them, and bars one for all tables', async () => {
  const desk = deskOf();
  const { code, host, other } = await rig.gather();
  const pack = {
    posse: 1,
    kinds: { tornado: { border: 'brown', play: [{ do: 'draw', n: 1 }], copies: '7♥' } },
    face: { name: 'Storms', author: 'Ann', things: { tornado: { name: 'Tornado' } } },
  };
  await host.does({ type: 'add-pack', text: JSON.stringify(pack), part: 0, last: true });
  const shown = async () => (await desk.overview('')).tables[0]?.packs;
  const hash = (await shown())?.[0]?.pack ?? '';
  await other.does({ type: 'report-pack', pack: hash });
  expect(await shown()).toEqual([{ pack: hash, name: 'Storms', author: 'Ann', reports: 1 }]);
  expect(await desk.bar(hash, true)).toEqual({ barred: [hash] });
  expect((await desk.overview('')).barred).toEqual([hash]);
  expect(await host.does({ type: 'start' })).toBe('barred-pack');
  await rig.restart();
  expect((await deskOf().overview(code)).tables[0]?.packs).toEqual([
    { pack: hash, name: 'Storms', author: 'Ann', reports: 0 },
  ]);
  expect(await deskOf().bar(hash, false)).toEqual({ barred: [] });
});

test('the operator’s overview shows nothing secret: no hand, role, contribution, token, chat or guest', async () => {
  const { code, guests, host } = await rig.deal(4, 'card', { seats: 4, gallery: true });
  const watcher = await rig.come('the-watchers-id', code, { name: 'Wanda' });
  await watcher.does({ type: 'say', channel: 'gallery', text: 'Bob holds two beers' });
  const table = rig.tables.here(code);
  const game = await rig.store.game(table?.record.gameId ?? '');
  const state = [...guests.map(({ view }) => view.players), table?.table.game?.match.save()];
  const known = new Set([code, 'HOST', 'BOB', 'CLEO', 'DAN', 'Wanda', 'card', 'table', 'gathering', 'one', '1.2.3']);
  const secrets = stringsIn([
    { ...table?.record, code: '' },
    game,
    state,
    table?.table.chat.last,
    guests.map(({ token, id }) => [token, id]),
    watcher.id,
  ]).filter((secret) => secret !== '' && !known.has(secret));
  expect(secrets).toEqual(expect.arrayContaining(['Bob holds two beers', 'sheriff', 'outlaw', host.token]));
  expect(secrets.length).toBeGreaterThan(50);
  const shown = stringsIn(await deskOf().overview(''));
  expect(shown).toContain('Wanda');
  for (const secret of secrets) {
    expect(shown).not.toContain(secret);
    if (secret.length >= 12) expect(shown.some((text) => text.includes(secret))).toBe(false);
  }
});

test('an announcement of the operator goes to all tables with people, or to one table, and stays in its chat', async () => {
  const desk = deskOf();
  const here = await rig.gather(1);
  const there = await rig.gather(2, 'dice');
  await rig.create();
  expect(await desk.announce('Back at nine.')).toEqual({ tables: 2, silent: [] });
  expect(await desk.run(here.code, { do: 'announce', text: 'Only you.' })).toEqual({ tables: 1, silent: [] });
  const told = ({ heard }: Guest) =>
    heard.flatMap((one) => (one.type === 'line' && one.line.notice === 'announced' ? [one.line.text] : []));
  expect(told(here.host)).toEqual(['Back at nine.', 'Only you.']);
  expect(told(there.other)).toEqual(['Back at nine.']);
  const late = await rig.come('late', there.code);
  expect(late.last('welcome').lines).toMatchObject([
    { notice: 'announced', text: 'Back at nine.', seat: null, name: '' },
  ]);
});

test('a table that the operator closes tells everybody why, and its game ends without winners', async () => {
  const { code, guests } = await rig.deal(4, 'dice');
  const id = rig.tables.here(code)?.record.gameId ?? '';
  await deskOf().run(code, { do: 'close', why: 'ö'.repeat(80) });
  expect(guests.map(({ dismissed }) => dismissed)).toEqual(guests.map(() => `shut: ${'ö'.repeat(57)}`));
  expect(await rig.store.outcome(id)).toMatchObject({ winners: null });
  expect(await rig.tables.info(code)).toBeNull();
  expect(rig.tables.count).toBe(0);
});

test('a table stays open, and tells nobody otherwise, if the store could not save that the operator closed it', async () => {
  const { code, host } = await rig.gather();
  rig.store.failing = 1;
  await expect(deskOf().run(code, { do: 'close', why: '' })).rejects.toMatchObject({ code: 'not-stored' });
  expect(host.dismissed).toBe('moved');

  expect(await rig.tables.info(code)).not.toBeNull();
});

test('the operator can remove anybody from a table, the host too, and the removed guest does not come back', async () => {
  const desk = deskOf();
  const { code, host, other } = await rig.deal(2);
  await desk.run(code, { do: 'send-away', person: await markOf(desk, 'HOST') });
  await other.isHeard();
  expect(host.dismissed).toBe('sent-away');
  expect(other.notices).toContain('HOST: sent-away');
  expect(other.info.host).toBe('bob');
  expect((await rig.come('host', code)).dismissed).toBe('sent-away');
  // The bots of two seats, and one for Bob.
  expect((await desk.overview('')).tables[0]).toMatchObject({ phase: 'playing', bots: 3 });
  const { people } = (await desk.overview('')).tables[0] ?? { people: [] };
  expect(people.map(({ name }) => name)).toEqual(['BOB']);
  const bob = await markOf(desk, 'BOB');
  // At another table the mark stands for nobody, though Bob is there too.
  const elsewhere = await rig.gather();
  const odd = desk.run(elsewhere.code, { do: 'send-away', person: bob });
  await expect(odd).rejects.toMatchObject({ code: 'no-such-guest' });
});

test('a backup ordered by the operator names pg_dump where servers share a store, and is made elsewhere', async () => {
  expect(() => deskOf().backup()).toThrow('pg_dump');
  const backup = { file: 'posse-20260131T235959.db', bytes: 7 };
  expect(await deskOf({ backup: async () => backup }).backup()).toEqual(backup);
});

/** Another server that shares the tables, as this one reaches it. */
class FakeOther {
  readonly name: string;
  isCutOff = false;
  answer: (question: unknown) => Promise<unknown> = async () => null;

  constructor(name: string) {
    this.name = name;
  }
}

const sharedBy = (servers: readonly FakeOther[]): SharedNodes => ({
  nodes: servers.map(({ name }) => name),
  async ask(node, question) {
    const server = servers.find(({ name }) => name === node);
    return server === undefined || server.isCutOff ? null : structuredClone(await server.answer(question));
  },
});

/** Two servers on one store. Each table is at the server to which its people came first. */
async function twoServers() {
  const nodes = [new FakeOther('one'), new FakeOther('two')];
  const owners = new Map<string, string>();
  const servers = nodes.map((node) => {
    const claim = async (code: string): Promise<Claim> => {
      const owner = owners.get(code) ?? node.name;
      owners.set(code, owner);
      if (owner !== node.name) return { kind: 'theirs', node: owner };
      return (await rig.store.openTable(code)) === null ? { kind: 'none' } : { kind: 'ours' };
    };
    const release = async (codes: readonly string[]): Promise<void> => {
      for (const code of codes) owners.delete(code);
    };
    const bus = new LocalBus();
    const { store, config, metrics, time } = rig;
    const log = { error: () => undefined, warn: () => undefined };
    const shared = { claim, release, isSound: () => true };
    const tables = new Registry({ store, bus, config, metrics, log, time, thinker: IN_PLACE, owners: shared });
    bus.serve(tables);
    const desk = deskOf({ tables, name: node.name, shared: sharedBy(nodes) });
    node.answer = (question) => desk.answer(question);
    return { node, bus, tables, desk };
  });
  const [one, two] = servers as [(typeof servers)[number], (typeof servers)[number]];
  const come = async ({ bus }: typeof one, code: string, name: string): Promise<Guest> =>
    new Guest(bus, name.toLowerCase(), code, { name }).isHeard();
  return { one, two, come, stop: () => Promise.all([one.tables.stop(), two.tables.stop()]) };
}

test('the admin service of every cluster node shows the whole cluster, and reaches each table on its node', async () => {
  const { one, two, come, stop } = await twoServers();
  const [here, there] = [await rig.create('card'), await rig.create('dice')];
  await rig.tables.stop();
  const ann = await come(one, here, 'Ann');
  const bob = await come(two, there, 'Bob');
  await bob.does({ type: 'sit' });
  const seen = await one.desk.overview('');
  expect(seen.nodes.map(({ name, tables }) => [name, tables])).toEqual([
    ['one', 1],
    ['two', 1],
  ]);
  expect(seen).toMatchObject({ isTown: true, silent: [] });
  expect(seen.tables.map(({ code, node }) => `${code} ${node}`).sort()).toEqual([`${here} one`, `${there} two`].sort());
  expect((await one.desk.overview('bob')).tables.map(({ code }) => code)).toEqual([there]);
  expect(await one.desk.announce('Good evening.')).toEqual({ tables: 2, silent: [] });
  for (const guest of [ann, bob]) expect(guest.last('line').line.text).toBe('Good evening.');
  await one.desk.run(there, { do: 'announce', text: 'Only Bob.' });
  expect(bob.last('line').line.text).toBe('Only Bob.');
  await expect(one.desk.run(there, { do: 'send-away', person: 'odd' })).rejects.toMatchObject({
    code: 'no-such-guest',
  });
  await one.desk.run(there, { do: 'send-away', person: await markOf(one.desk, 'Bob') });
  expect(bob.dismissed).toBe('sent-away');
  await one.desk.run(there, { do: 'close', why: '' });
  expect(await rig.store.openTable(there)).toBeNull();
  // A node that does not answer is named, and its tables are missing.
  two.node.isCutOff = true;
  expect(await one.desk.overview('')).toMatchObject({ silent: ['two'], nodes: [{ name: 'one' }] });
  expect(await one.desk.announce('Is anybody there?')).toEqual({ tables: 1, silent: ['two'] });
  await stop();
});

test('an order of the operator finds a table that has moved to another node meanwhile', async () => {
  const { one, two, come, stop } = await twoServers();
  const code = await rig.create('dice');
  await rig.tables.stop();
  const bob = await come(two, code, 'Bob');
  // The first time that it is asked, the other server has just handed it back.
  const { answer } = two.node;
  two.node.answer = async (question) => {
    two.node.answer = answer;
    await two.tables.handBack(1, async () => undefined);
    return answer(question);
  };
  expect(await one.desk.run(code, { do: 'announce', text: 'Here?' })).toEqual({ tables: 1, silent: [] });
  expect(bob.dismissed).toBe('restart');
  const late = await come(two.tables.here(code) === null ? one : two, code, 'Late');
  await until(() => late.last('welcome').lines.some(({ text }) => text === 'Here?'));
  await stop();
});
