// The admin service: the overview and the operator's actions, for one server or a cluster.

import type { AdminBackup, AdminBarred, AdminDone, AdminNode, AdminOverview, AdminTable } from '@posse/protocol';
import { StoreFailure, type StoreOnDisk } from '@posse/store';
import * as z from 'zod/mini';
import { Elsewhere, Unavailable } from '../bus/bus.ts';
import type { Guests } from '../guest-sessions.ts';
import type { SharedNodes } from '../infrastructure/infrastructure-interface.ts';
import { Refused } from '../refused-request.ts';
import { upgradedRecord } from '../tables/lifecycle/older-records.ts';
import { readCode } from '../tables/lifecycle/table-codes.ts';
import type { Registry } from '../tables/lifecycle/table-registry.ts';
import {
  type AdminCommand,
  announceResult,
  type CommandResult,
  commandResult,
  type NodeReport,
  type NodeRequest,
  nodeReport,
  nodeRequest,
} from './node-requests.ts';
import { announceToAll, runCommand } from './table-commands.ts';
import { busiestFirst, inOrder, isLike, storedTableOverview, tableOverview } from './table-overview.ts';

/** The maximum number of tables in the overview. */
const MAX_TABLES = 100;
/** How long another server may take for a report or an action. */
const REPORT_TIMEOUT_MS = 1500;
const COMMAND_TIMEOUT_MS = 5000;
/** How often a table that has moved is looked for, with a pause in milliseconds in between. */
const MAX_TRIES = 5;
const RETRY_DELAY_MS = 50;

export type AdminStore = Pick<StoreOnDisk, 'openTable' | 'game' | 'barPack' | 'barredPacks'>;

export interface AdminServiceParts {
  readonly tables: Registry;
  readonly store: AdminStore;
  readonly guests: Pick<Guests, 'personHash'>;
  /** Measures this server, apart from its tables and its name. */
  readonly measure: () => Promise<Omit<AdminNode, 'name' | 'tables'>>;
  readonly refusals: () => Promise<ReadonlyMap<string, number>>;
  /** Makes a backup now; null if another program is in charge of backups. */
  readonly backup: (() => Promise<AdminBackup>) | null;
  /** The name of this server. */
  readonly name: string;
  /** The servers that share their tables; null if this one is alone. */
  readonly shared: SharedNodes | null;
}

export class AdminService {
  private readonly parts: AdminServiceParts;

  constructor(parts: AdminServiceParts) {
    this.parts = parts;
  }

  async overview(search: string): Promise<AdminOverview> {
    const looked = search.trim().toLowerCase();
    const asked = await this.askOthers({ kind: 'admin-report', search: looked }, nodeReport, REPORT_TIMEOUT_MS);
    const reports = [await this.report(looked), ...asked.answers];
    const all = byCode(reports.flatMap(({ tables }) => tables));
    const found = all.length === 0 && looked !== '' ? await this.storedTable(looked) : all;
    const shown = found.sort(inOrder).slice(0, MAX_TABLES);
    return {
      isTown: this.parts.shared !== null,
      nodes: reports.map(({ node }) => node).sort((one, other) => (one.name < other.name ? -1 : 1)),
      silent: asked.silent,
      open: this.parts.tables.count,
      tables: shown,
      more: found.length - shown.length + sumOf(reports, ({ more }) => more),
      barred: [...(await this.parts.store.barredPacks())],
      refusals: summed(reports),
    };
  }

  /** Shows a sentence to everybody at all tables. */
  async announce(text: string): Promise<AdminDone> {
    const asked = await this.askOthers({ kind: 'admin-announce', text }, announceResult, COMMAND_TIMEOUT_MS);
    const here = await announceToAll(this.parts.tables, text);
    return { tables: here + sumOf(asked.answers, ({ tables }) => tables), silent: asked.silent };
  }

  /** Runs a command at the table with this code, at whichever server it is. Throws Refused or StoreFailure. */
  async run(code: string, given: AdminCommand): Promise<AdminDone> {
    const plain = readCode(code);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (tries > 0) await pause(RETRY_DELAY_MS);
      const came = await this.runAnywhere(plain, given);
      if ('refused' in came) throw new Refused(came.refused.code, came.refused.message);
      if ('done' in came) return { tables: 1, silent: [] };
    }
    throw new Unavailable('try-later', `Nobody can tell where table ${plain} is: try again in a moment.`);
  }

  /** Bars a pack at all servers, or allows it again. A game that is played with it goes on. */
  async bar(pack: string, isBarred: boolean): Promise<AdminBarred> {
    const { store } = this.parts;
    await store.barPack(pack, isBarred);
    return { barred: [...(await store.barredPacks())] };
  }

  backup(): Promise<AdminBackup> {
    const { backup } = this.parts;
    if (backup !== null) return backup();
    throw new Refused('not-now', 'PostgreSQL is copied by its own tools: use pg_dump, or pg_basebackup.');
  }

  /** The answer to another server; null if this node does not handle the question. */
  async answer(asked: unknown): Promise<object | null> {
    const known = z.safeParse(nodeRequest, asked);
    if (!known.success) return null;
    switch (known.data.kind) {
      case 'admin-report':
        return this.report(known.data.search);
      case 'admin-announce':
        return { tables: await announceToAll(this.parts.tables, known.data.text) };
      case 'admin-order':
        return this.runForOtherNode(known.data.code, known.data.order);
    }
  }

  private async report(search: string): Promise<NodeReport> {
    const { tables, guests, name, measure, refusals } = this.parts;
    const found = busiestFirst(tables.inMemory.map(({ table }) => table).filter((table) => isLike(table, search)));
    return {
      node: { name, tables: tables.countInMemory, ...(await measure()) },
      tables: found.slice(0, MAX_TABLES).map((table) => tableOverview(table, guests, name)),
      more: Math.max(0, found.length - MAX_TABLES),
      refusals: [...(await refusals())].map(([code, count]) => ({ code, count })),
    };
  }

  /** The table with this whole code, if it is in the store only. */
  private async storedTable(search: string): Promise<AdminTable[]> {
    const { store, guests } = this.parts;
    try {
      const record = await store.openTable(readCode(search));
      if (record === null) return [];
      const now = upgradedRecord(record);
      return [storedTableOverview(now, now.gameId === null ? null : await store.game(now.gameId), guests)];
    } catch (error) {
      // Nothing is shown of a damaged table.
      if (error instanceof StoreFailure && error.reason === 'spoilt') return [];
      throw error;
    }
  }

  private async runAnywhere(code: string, given: AdminCommand): Promise<CommandResult> {
    const { shared } = this.parts;
    try {
      return await this.runHere(code, given);
    } catch (error) {
      // It has just left memory, or is on its way: it is looked for once more.
      if (error instanceof Unavailable) return ELSEWHERE;
      if (!(error instanceof Elsewhere) || shared === null) throw error;
      const told = await shared.ask(
        error.node,
        { kind: 'admin-order', code, order: given } satisfies NodeRequest,
        COMMAND_TIMEOUT_MS,
      );
      const known = z.safeParse(commandResult, told);
      if (known.success) return known.data;
      throw new Unavailable('try-later', 'The server that has this table does not answer: look whether it was done.');
    }
  }

  /** Runs a command for another server. Errors become part of the result, because nothing can be thrown to it. */
  private async runForOtherNode(code: string, given: AdminCommand): Promise<CommandResult> {
    try {
      return await this.runHere(code, given);
    } catch (error) {
      if (error instanceof Elsewhere || error instanceof Unavailable) return ELSEWHERE;
      if (error instanceof Refused) return { refused: { code: error.code, message: error.message } };
      if (error instanceof StoreFailure) return { refused: { code: 'not-stored', message: error.message } };
      throw error;
    }
  }

  /** Runs a command at a table of this server. Throws Elsewhere if another server has the table. */
  private async runHere(code: string, given: AdminCommand): Promise<CommandResult> {
    const { tables, guests } = this.parts;
    const table = await tables.find(code);
    if (table === null) throw new Refused('no-such-table', `There is no table "${code}", or none any more.`);
    await runCommand(tables, table, given, guests);
    return { done: true };
  }

  private async askOthers<T>(
    asked: NodeRequest,
    schema: z.ZodMiniType<T>,
    within: number,
  ): Promise<{ readonly answers: readonly T[]; readonly silent: string[] }> {
    const { shared, name } = this.parts;
    const others = shared?.nodes.filter((node) => node !== name) ?? [];
    const told = await Promise.all(
      others.map(async (node) => ({ node, answer: z.safeParse(schema, await shared?.ask(node, asked, within)) })),
    );
    return {
      answers: told.flatMap(({ answer }) => (answer.success ? [answer.data] : [])),
      silent: told.filter(({ answer }) => !answer.success).map(({ node }) => node),
    };
  }
}

const ELSEWHERE: CommandResult = { elsewhere: true };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A table that is just moving may be reported by two servers: only one of the reports counts. */
const byCode = (tables: readonly AdminTable[]): AdminTable[] => [
  ...new Map(tables.map((table) => [table.code, table])).values(),
];

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);

function summed(reports: readonly NodeReport[]): AdminOverview['refusals'] {
  const counts = new Map<string, number>();
  for (const { code, count } of reports.flatMap(({ refusals }) => refusals))
    counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count })).sort((one, other) => other.count - one.count);
}
