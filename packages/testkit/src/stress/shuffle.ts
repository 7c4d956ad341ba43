// Stress test: how many deals an operator can choose from, and whether pages report it.
//
// The operator reads the running database and all connections, withholds reveals, kills the server, and restores old
// databases.

import { fileURLToPath } from 'node:url';
import { randomFrom } from '@posse/engine';
import type { Assurance } from '@posse/protocol';
import { SHUFFLE_FAULTS } from './cluster/planted-server-faults.ts';
import { ServerProcess } from './server-process.ts';
import { Copy, peek } from './shuffle/database-files.ts';
import { ABORTS_ONCE, GIVES_IN, GREEDY_PLANS, PLANS, type Plan } from './shuffle/operator-plans.ts';
import { eventually } from './shuffle/polled-condition.ts';
import { ServerTime } from './shuffle/reveal-timeout.ts';
import { ShuffleTable } from './shuffle/shuffle-table.ts';
import { must, type StressTest } from './stress-test.ts';

const TABLES_AT_ONCE = 40;
/** The odds of a deal that the operator wants: one in this many. */
const WANTED_ODDS = 20;
/** The minimum number of tables for a check of frequencies. Two chances give 97.5 wanted deals of 1,000 on average. */
const MIN_TABLES = 1000;
const MAX_WANTED = 0.125;

type Treatment = 'nothing' | 'kill' | 'roll back';

interface ShuffleResult {
  readonly table: ShuffleTable;
  readonly verdict: Assurance | null;
  readonly seed: string | null;
}

const isWanted = (seed: string): boolean => Number.parseInt(seed.slice(0, 8), 16) < 2 ** 32 / WANTED_ODDS;
const isNever = (): boolean => false;

export const shuffle: StressTest = {
  name: 'shuffle',
  defaults: { tables: 4 },
  choices: { fault: Object.keys(SHUFFLE_FAULTS) },
  async run({ tables = 0 }, { choose }) {
    const fault = choose('fault');
    const time = new ServerTime();
    const server = await ServerProcess.start({
      ...time.settings(fault === null ? [] : [PLANT]),
      ...(fault !== null && { STRESS_FAULT: fault }),
    });
    const evening = new Evening(server, time);
    try {
      const exact = await evening.play(PLANS, isNever, 'nothing');
      const killed = await evening.play(ABORTS_ONCE, isNever, 'kill');
      for (const { table, verdict } of [...exact, ...killed]) table.checkOutcome(verdict);
      const rolledBack = await evening.play([GIVES_IN, GIVES_IN], isNever, 'roll back');
      const greedy: ShuffleResult[] = [];
      while (greedy.length < tables) {
        const count = Math.min(TABLES_AT_ONCE, tables - greedy.length);
        const plans = Array.from({ length: count }, (_, place) => greedyPlan(greedy.length + place));
        greedy.push(...(await evening.play(plans, isWanted, 'nothing')));
      }
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.join('\n')}`);
      return [
        ...exactFigures([...exact, ...killed]),
        `${rolledBack.length} starts taken out of the database, each missed by every honest page`,
        greedyFigures(greedy),
        `${evening.reports} withheld honest reveals, each reported by its page, after a reload too`,
        `${server.lives - 1} kills`,
      ].join('; ');
    } finally {
      evening.close();
      await server.remove();
      time.remove();
    }
  },
};

const PLANT = fileURLToPath(new URL('./cluster/fault-loader.ts', import.meta.url));

const greedyPlan = (number: number): Plan => GREEDY_PLANS[number % GREEDY_PLANS.length] as Plan;

function exactFigures(outcomes: readonly ShuffleResult[]): readonly string[] {
  const kinds = ['fair', 'aborted-once', 'aborted-often', 'few-contributions', null] as const;
  return kinds.map((kind) => {
    const known = outcomes.filter(({ verdict }) => verdict === kind).map(({ table }) => table.known.length);
    return `${known.length} tables "${kind ?? 'not dealt'}" after ${[...new Set(known)].sort().join(' or ')} known deals`;
  });
}

/** Throws StressTestFailed if too many tables got the wanted deal with a verdict other than "not proven". */
function greedyFigures(outcomes: readonly ShuffleResult[]): string {
  const isProven = ({ verdict }: ShuffleResult): boolean => verdict === 'fair' || verdict === 'aborted-once';
  const unproven = outcomes.filter((outcome) => !isProven(outcome)).length;
  const wanted = outcomes.filter((outcome) => isProven(outcome) && isWanted(outcome.seed ?? '')).length;
  must(
    outcomes.length < MIN_TABLES || wanted <= outcomes.length * MAX_WANTED,
    () => `${wanted} of ${outcomes.length} tables got the wanted deal`,
  );
  return `${wanted} of ${outcomes.length} tables got the wanted 1-in-${WANTED_ODDS} deal with a verdict other than "not proven", ${unproven} one without`;
}

class Evening {
  reports = 0;
  private readonly server: ServerProcess;
  private readonly time: ServerTime;
  private readonly open = new Set<ShuffleTable>();
  private count = 0;

  constructor(server: ServerProcess, time: ServerTime) {
    this.server = server;
    this.time = time;
  }

  /** Plays one game by each plan, all at the same time. */
  async play(
    plans: readonly Plan[],
    isWanted: (seed: string) => boolean,
    treatment: Treatment,
  ): Promise<ShuffleResult[]> {
    const { server } = this;
    const tables = await this.gather(plans, isWanted);
    const before = treatment === 'roll back' ? new Copy(server.data) : null;
    for (const table of tables) table.start();
    if (before !== null) {
      await this.read(await this.held(tables));
      await this.restart(tables, before);
      for (const table of tables) table.start();
    }
    for (let open = tables; open.length > 0; ) open = await this.round(open, treatment === 'kill');
    const isRolledBack = treatment === 'roll back';
    return Promise.all(tables.map((table) => this.finish(table, isRolledBack)));
  }

  close(): void {
    for (const table of this.open) table.close();
  }

  private async gather(plans: readonly Plan[], isWanted: (seed: string) => boolean): Promise<readonly ShuffleTable[]> {
    const { server } = this;
    const opened = plans.map((plan) => {
      const number = this.count++;
      return ShuffleTable.open({ server, number, plan, isWanted, random: randomFrom(`shuffle ${number}`) });
    });
    const tables = await Promise.all(opened);
    for (const table of tables) this.open.add(table);
    await all(tables, 'gather', (table) => table.isGathered);
    return tables;
  }

  /**
   * Makes one decision at each table: about a start, or at "Deal anyway?". Returns the tables that need more
   * decisions.
   */
  private async round(tables: readonly ShuffleTable[], kills: boolean): Promise<readonly ShuffleTable[]> {
    const held = await this.held(tables);
    await this.read(held);
    if (kills && held.length > 0) {
      for (const table of held) table.deliverOne();
      await this.restart(tables, null);
      await this.read(await this.held(tables));
    }
    const asked = tables.filter(({ stage }) => stage === 'asked');
    await this.time.mark();
    for (const table of asked) table.answer();
    await Promise.all(held.map((table) => table.decide()));
    // All delivered messages are handled: any contribution that is missing now was withheld.
    await Promise.all(held.map((table) => table.settled()));
    await this.time.pass();
    return tables.filter((table) => held.includes(table) || asked.includes(table) || !isOver(table));
  }

  /** Waits until each table needs a decision. Returns the tables that hold all reveals of a start. */
  private async held(tables: readonly ShuffleTable[]): Promise<readonly ShuffleTable[]> {
    await all(tables, 'come to a decision', ({ stage }) => stage !== null);
    return tables.filter(({ stage }) => stage === 'held');
  }

  /** Reads the secrets of these tables in the files of the running server. */
  private async read(tables: readonly ShuffleTable[]): Promise<void> {
    if (tables.length === 0) return;
    const codes = tables.map(({ code }) => code);
    const contributions = tables.flatMap(({ heldContributions }) => heldContributions);
    const starts = await peek(this.server.data, codes, contributions);
    for (const table of tables) {
      const start = starts.get(table.code);
      must(start !== undefined, () => `the start of table ${table.code} is not stored`);
      table.foresee(start);
    }
  }

  /** Kills the server, restores this copy of the database, and waits until everybody has reconnected. */
  private async restart(tables: readonly ShuffleTable[], copy: Copy | null): Promise<void> {
    const { server } = this;
    await server.kill();
    copy?.putBack(server.data);
    copy?.remove();
    await server.start();
    await all(tables, 'come back', (table) => table.isBack);
  }

  private async finish(table: ShuffleTable, isRolledBack: boolean): Promise<ShuffleResult> {
    const isDealt = table.stage === 'dealt';
    await table.checkReports();
    this.reports += table.reports;
    table.leave();
    const proof = isDealt ? await table.proof() : null;
    const verdict = proof === null ? null : table.check(proof, isRolledBack);
    table.close();
    this.open.delete(table);
    return { table, verdict, seed: proof?.replay.seed ?? null };
  }
}

const isOver = ({ stage }: ShuffleTable): boolean => stage === 'dealt' || stage === 'ended';

const all = (tables: readonly ShuffleTable[], what: string, holds: (table: ShuffleTable) => boolean): Promise<void> =>
  eventually(
    () => tables.every(holds),
    () => `the people at table ${tables.find((table) => !holds(table))?.code} do not ${what}`,
  );
