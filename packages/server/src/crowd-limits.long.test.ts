// Tests that crowds behind one address, such as a school, are never refused.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomHex, type SocketLike, TableClient } from '@posse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './testing/test-server.ts';
import { within } from './testing/wait-until.ts';

const SEATS = 7;
/**
 * The number of files that each person loads: enough that they wait for each other. `limits/traffic-shaper.test.ts`
 * measures all files of the page, without a clock.
 */
const FILES = 12;

const folder = mkdtempSync(join(tmpdir(), 'posse-crowd-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'howdy');
  for (let file = 0; file < FILES; file++) writeFileSync(join(folder, 'assets', `${file}.js`), randomHex(500));
  server = await new TestServer({ page: folder, pause: [20, 40], moment: [20, 40] }).open();
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

/** A person with a connection that can be cut, who sits down as soon as possible, and plays. */
class Person {
  readonly refusals: string[] = [];
  readonly client: TableClient;
  answers = 0;
  private socket: WebSocket | null = null;
  private answered = '';
  /** Called whenever something has changed for this person. */
  private look: () => void = () => undefined;

  constructor(table: string, number: number, pass?: string) {
    this.client = new TableClient({
      url: server.socket,
      table,
      name: `Person ${number}`,
      ...(pass !== undefined && { pass }),
      timing: { firstWait: 20, longestWait: 100 },
      open: (url): SocketLike => {
        this.socket = new WebSocket(url);
        return this.socket;
      },
      on: {
        changed: (client) => {
          this.play(client);
          this.look();
        },
        // A stale question, because another or the table was quicker, is no refusal.
        refused: ({ code }) => code !== 'stale-question' && this.refusals.push(code),
      },
    });
  }

  cut(): void {
    this.socket?.close();
  }

  /** Resolves once the condition holds. It is checked after each change. */
  when(holds: () => boolean, what: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.look = () => void (holds() && resolve());
    this.look();
    return within(promise, what);
  }

  get isSeated(): boolean {
    return this.client.status === 'open' && this.client.seat !== null;
  }

  private play({ game, seat, you }: TableClient): void {
    const question = `${game?.id} ${game?.step}`;
    if (game === null || seat === null || you === null || game.view.asked !== seat || question === this.answered)
      return;
    this.answered = question;
    setTimeout(() => {
      const { game: now } = this.client;
      if (`${now?.id} ${now?.step}` === question && this.client.answer(0)) this.answers++;
    }, 20);
  }
}

/** Seats this many people at as many tables as needed. The first at each is its host. */
async function seated(people: number, before: (code: string) => Promise<void> = async () => undefined) {
  const tables = await Promise.all(
    Array.from({ length: Math.ceil(people / SEATS) }, () => server.create({ game: 'card', plan: { seats: SEATS } })),
  );
  const all = await Promise.all(
    Array.from({ length: people }, async (_, number) => {
      const { code, pass } = tables[Math.floor(number / SEATS)] as (typeof tables)[number];
      await before(code);
      const person = new Person(code, number, number % SEATS === 0 ? pass : undefined);
      await person.when(() => person.client.status === 'open', 'a welcome');
      person.client.sit();
      await person.when(() => person.isSeated, 'a seat');
      return person;
    }),
  );
  return { all, hosts: all.filter((_, number) => number % SEATS === 0) };
}

const refusalsOf = (all: readonly Person[]): readonly string[] => all.flatMap(({ refusals }) => refusals);

test('forty players who all reconnect in the same second are let in', async () => {
  const { all, hosts } = await seated(40);
  for (const { client } of hosts) client.start();
  await Promise.all(all.map((person) => person.when(() => person.client.game !== null, 'the deal')));
  const cut = all.map((person) => person.when(() => person.client.status !== 'open', 'the end of the line'));
  for (const person of all) person.cut();
  await Promise.all(cut);
  await Promise.all(all.map((person) => person.when(() => person.isSeated, 'the same seat')));
  expect(refusalsOf(all)).toEqual([]);
  expect(all.map(({ client }) => client.stoppedBecause)).toEqual(all.map(() => null));
  for (const { client } of all) client.stop();
});

test('a server admits 130 people who open the page with empty caches, join by code and play', async () => {
  const statuses: number[] = [];
  const get = async (path: string): Promise<void> => {
    const reply = await fetch(`${server.address}${path}`);
    await reply.arrayBuffer();
    statuses.push(reply.status);
  };
  const openPage = async (code: string): Promise<void> => {
    await get('/');
    for (let file = 0; file < FILES; file += 6)
      await Promise.all(
        Array.from({ length: Math.min(6, FILES - file) }, (_, each) => get(`/assets/${file + each}.js`)),
      );
    for (const path of ['/house/sets.json', '/api/tables', `/api/tables/${code.toLowerCase()}`, '/api/tables'])
      await get(path);
  };
  const { all, hosts } = await seated(130, openPage);
  for (const { client } of hosts) client.start();
  await Promise.all(hosts.map((host) => host.when(() => (host.client.game?.step ?? 0) > 3, 'a game that is played')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(refusalsOf(all)).toEqual([]);
  for (const { client } of all) client.stop();
});
