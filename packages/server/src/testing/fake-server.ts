// A fake server for tests of HTTP: tables in a list, and a readable log.

import { deepStrictEqual } from 'node:assert/strict';
import {
  type AdminBackup,
  type AdminBarred,
  type AdminDone,
  type AdminOverview,
  problem,
  type TableInfo,
} from '@posse/protocol';
import type { AnswerRecord, GameRecord, Outcome, Store } from '@posse/store';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import * as z from 'zod/mini';
import type { AdminService } from '../admin/admin-service.ts';
import { adminTokenFrom } from '../admin/admin-token.ts';
import type { AdminCommand } from '../admin/node-requests.ts';
import { AdminAuth } from '../admin/operator-auth.ts';
import { type Config, DEFAULTS } from '../config.ts';
import type { Guests } from '../guest-sessions.ts';
import { makeApp, routesOf } from '../http/http-app.ts';
import type { Route } from '../http/route-definition.ts';
import type { Parts, ServerStatus } from '../http/route-services.ts';
import { AdminTokenLimit } from '../limits/admin-token-limit.ts';
import { CodeGuessLimit } from '../limits/code-guess-limit.ts';
import { Limits } from '../limits/rate-limits.ts';
import { TrafficShaper } from '../limits/traffic-shaper.ts';
import { Metrics } from '../metrics.ts';
import { Archive } from '../tables/lifecycle/finished-games.ts';
import type { Tables, TableWish } from '../tables/lifecycle/tables-interface.ts';
import { fakeGuests } from './fake-guests.ts';

export class FakeTables implements Tables {
  readonly made: TableInfo[] = [];
  legends = { tables: 0, most: 60 };

  async create(host: string, { game, plan, clock, isPublic }: TableWish): Promise<TableInfo> {
    const table: TableInfo = {
      code: `T${this.made.length}`,
      game,
      plan,
      isPublic,
      clock,
      phase: 'gathering',
      paused: false,
      host,
      seats: [],
      claims: [],
      knocks: [],
      startsIn: null,
      beginsIn: null,
      botIn: null,
      played: [],
      staged: false,
      watchers: 0,
      gameId: null,
      commitment: 'c0ffee',
      start: null,
      dealAnyway: null,
    };
    this.made.push(table);
    return table;
  }

  listed(): ReturnType<Tables['listed']> {
    return this.made
      .filter(({ isPublic }) => isPublic)
      .map(({ code, game, plan, watchers, phase }) => ({
        code,
        game,
        preset: plan.preset ?? null,
        seats: plan.seats,
        people: 0,
        free: plan.seats,
        watchers,
        phase,
        hostName: 'Ann',
        createdAt: 1,
      }));
  }

  async info(code: string): Promise<TableInfo | null> {
    return this.made.find((table) => table.code === code.toUpperCase()) ?? null;
  }

  get count(): number {
    return this.made.length;
  }
}

const GAME: GameRecord = {
  id: 'g1',
  table: 'T0',
  game: 'dice',
  rules: 2,
  setup: { seats: 3, modules: [] },
  seed: 'seed',
  secret: 'secret',
  commitment: 'c'.repeat(64),
  lucks: ['aa', 'bb', 'cc'],
  names: ['Ann', 'Bob', 'Cid'],
  startedAt: 1,
};
const ANSWER: AnswerRecord = {
  step: 0,
  seat: 1,
  answer: '{"seat":1,"kind":"stop"}',
  byBot: false,
  took: 5,
  at: 2,
};

/** Two games: `g1` is over, `g2` is not. */
export class FakeStore implements Pick<Store, 'game' | 'outcome' | 'answers' | 'check'> {
  failure: Error | null = null;
  /** The number of reads of a game's answers. */
  reads = 0;

  async game(id: string): Promise<GameRecord | null> {
    await this.check();
    return ['g1', 'g2'].includes(id) ? { ...GAME, id } : null;
  }

  async outcome(game: string): Promise<Outcome | null> {
    return game === 'g1' ? { winners: [1], answers: 1, endedAt: 3 } : null;
  }

  async answers(): Promise<readonly AnswerRecord[]> {
    this.reads++;
    return [ANSWER];
  }

  async check(): Promise<void> {
    if (this.failure !== null) throw this.failure;
  }
}

export const ADMIN_TOKEN = 'the-token-of-whoever-runs-it';

/** The operator's actions, in words. */
class FakeAdminService implements Pick<AdminService, 'overview' | 'announce' | 'run' | 'bar' | 'backup'> {
  readonly done: string[] = [];

  async overview(search: string): Promise<AdminOverview> {
    this.done.push(`looks for "${search}"`);
    return { isTown: false, nodes: [], silent: [], open: 0, tables: [], more: 0, barred: [], refusals: [] };
  }

  async announce(text: string): Promise<AdminDone> {
    this.done.push(`tells all "${text}"`);
    return { tables: 3, silent: [] };
  }

  async run(code: string, order: AdminCommand): Promise<AdminDone> {
    this.done.push(`${code}: ${JSON.stringify(order)}`);
    return { tables: 1, silent: [] };
  }

  async bar(pack: string, isBarred: boolean): Promise<AdminBarred> {
    this.done.push(`${isBarred ? 'bars' : 'allows'} ${pack}`);
    return { barred: isBarred ? [pack] : [] };
  }

  async backup(): Promise<AdminBackup> {
    this.done.push('copies');
    return { file: 'posse-20260131T235959.db', bytes: 7 };
  }
}

export interface FakeServer {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
  readonly tables: FakeTables;
  readonly adminService: FakeAdminService;
  readonly store: FakeStore;
  readonly standing: ServerStatus;
  readonly guests: Guests;
  /** Guests whose connections were closed. */
  readonly signedOut: readonly string[];
  /** The whole log as text. */
  readonly logged: () => string;
  /** Sends a request, and checks that the reply matches the route's description. */
  readonly ask: (asked: InjectOptions | string) => Promise<LightMyRequestResponse>;
}

/** A fake server. `more` replaces parts that would be fakes. */
export async function fakeServer(config: Partial<Config> = {}, more: Partial<Parts> = {}): Promise<FakeServer> {
  const lines: string[] = [];
  const tables = new FakeTables();
  const store = new FakeStore();
  const signedOut: string[] = [];
  const guests = fakeGuests();
  const desk = new FakeAdminService();
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const { hash } = adminTokenFrom({ ...DEFAULTS, adminToken: ADMIN_TOKEN, ...config });
  const standing = { isFenced: false, isStopping: false };
  const parts: Parts = {
    config: { ...DEFAULTS, ...config },
    guests,
    codeGuessLimit: new CodeGuessLimit(config.guessesPerMinute ?? DEFAULTS.guessesPerMinute),
    limits: new Limits(config.ownNetworks ?? []),
    trafficShaper: new TrafficShaper(config.requestsPerMinute ?? DEFAULTS.requestsPerMinute),
    tables,
    admin: { auth: new AdminAuth({ hash, limit: new AdminTokenLimit(() => 0), guests: guests, log }), service: desk },
    archive: new Archive(store as Partial<Store> as Store),
    store,
    status: standing,
    metrics: new Metrics(),
    log,
    house: {
      list: { sets: [{ id: 'house-fake', module: '/house/fake.js' }] },
      modules: new Map([['/house/fake.js', 'export default {};']]),
    },
    connections: () => 7,
    signOut: (guest) => void signedOut.push(guest),
    town: () => ({}),
    ...more,
  };
  const app = await makeApp(parts);
  return {
    app,
    routes: routesOf(parts),
    tables,
    adminService: desk,
    store,
    standing,
    guests,
    signedOut,
    logged: () => lines.join(''),
    ask: async (asked) => {
      const response = await app.inject(asked);
      checkReply(parts, typeof asked === 'string' ? { method: 'GET', url: asked } : asked, response);
      return response;
    },
  };
}

/** Checks that a reply has everything that its schema asks for, and nothing else. */
function checkReply(parts: Parts, { method = 'GET', url }: InjectOptions, response: LightMyRequestResponse): void {
  const path = String(url).split('?')[0] ?? '';
  const route = routesOf(parts).find(
    (each) => each.method === method && new RegExp(`^${each.url.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  const reply = route?.replies[response.statusCode] ?? problem;
  if (typeof reply === 'string' || response.body === '') return;
  deepStrictEqual(z.parse(reply, response.json()), response.json());
}

export const PLAN = { game: 'card', plan: { seats: 4 } } as const;
