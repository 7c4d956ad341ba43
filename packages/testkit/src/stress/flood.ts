// Stress test: one address sends as much as it can while others play.
// It may cost the server no more than its share, and nobody else may be refused anything.

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { health } from '@posse/protocol';
import { DEFAULTS } from '@posse/server';
import { Bystanders } from './flood/bystanders.ts';
import { CONNECTION_ATTACKS, type ConnectionAttack, QUICK_ATTACKS } from './flood/connection-attacks.ts';
import type { FloodCounts } from './flood/flood-connection.ts';
import type { FloodSettings } from './flood/flood-thread.ts';
import type { Target } from './flood/request-floods.ts';
import { metric } from './server-metric.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest, within } from './stress-test.ts';

/** Default settings, with room for fewer tables, so that one address reaches its share of them soon. */
const SETTINGS = {
  POSSE_PAUSE: DEFAULTS.pause.join('-'),
  POSSE_MOMENT: DEFAULTS.moment.join('-'),
  POSSE_MESSAGES_PER_SECOND: String(DEFAULTS.messageRate.perSecond),
  POSSE_MAX_TABLES: '300',
  POSSE_OWN_NETWORKS: '',
};
const MAX_TABLES = 0.1 * 300;
/** The maximum cost of one address: processor cores, bytes per second, and bytes of memory. */
const MAX_PROCESSOR = 0.15;
const MAX_BYTES = 1e6;
const MAX_MEMORY_BYTES = 50e6;
/** Milliseconds until the bursts that the rate limits allow at first are over. */
const WARM_UP_MS = 4000;
const NEWCOMER_EVERY_MS = 500;
const MAX_REPORT_MS = 60_000;
/**
 * The length of a run in seconds from which it includes attacks whose harm takes longer to show, and checks the
 * processor time.
 */
const LONG_RUN_SECONDS = 20;
/** The maximum number of rounds, of which the cheapest counts: a busy machine only makes a flood more expensive. */
const MAX_ROUNDS = 4;

export const flood: StressTest = {
  name: 'flood',
  inCluster: true,
  defaults: { seconds: 5 },
  choices: { attack: ['games', ...CONNECTION_ATTACKS] },
  async run({ seconds = 0 }, { start, choose }) {
    const server = await start(SETTINGS);
    const tables: Bystanders[] = [];
    try {
      for (const game of ['card', 'dice'] as const) tables.push(await Bystanders.gather(server, game));
      const run = new FloodRun(server, tables, seconds);
      const attack = choose('attack');
      const usual = seconds < LONG_RUN_SECONDS ? QUICK_ATTACKS : CONNECTION_ATTACKS;
      const told: string[] = [];
      // The second attack starts games that go on for a while, so it comes last.
      if (attack !== 'games')
        told.push(await run.attackConnections(attack === null ? usual : [attack as ConnectionAttack]));
      if (attack === null || attack === 'games') told.push(await run.attackGames());
      return told.join('; ');
    } finally {
      for (const table of tables) table.leave();
      await server.remove();
    }
  },
};

class FloodRun {
  private readonly server: ServerUnderTest;
  private readonly tables: readonly Bystanders[];
  private readonly seconds: number;

  constructor(server: ServerUnderTest, tables: readonly Bystanders[], seconds: number) {
    this.server = server;
    this.tables = tables;
    this.seconds = seconds;
  }

  /** Floods the server with well-formed requests and messages. */
  async attackGames(): Promise<string> {
    const { harvest, told } = await this.attack(null);
    const held = (await healthOf(this.server)).tables - this.tables.length;
    must(held <= MAX_TABLES, () => `one address holds ${held} of 300 tables`);
    return `${harvest.calls} calls and ${harvest.messages} messages from one address, answered ${JSON.stringify(harvest.statuses)}; it holds ${held} of 300 tables; ${told}`;
  }

  /** Attacks with control frames, pipelined requests, and peers that never read. */
  async attackConnections(attacks: readonly ConnectionAttack[]): Promise<string> {
    const { harvest, told } = await this.attack(attacks);
    return `${attacks.join(', ')}: ${harvest.calls} connections; ${told}`;
  }

  private async attack(
    attacks: readonly ConnectionAttack[] | null,
  ): Promise<{ readonly harvest: FloodCounts; readonly told: string }> {
    const { server, tables } = this;
    const what = attacks?.join(', ') ?? 'attacks on games';
    const quiet = await this.measure(this.seconds * 500);
    const longestBefore = longestOf(tables);
    const target: Target = { address: server.address, codes: tables.map(({ code }) => code) };
    const orders: FloodSettings = { target, attacks };
    const flooder = new Worker(new URL('./flood/flood-thread.ts', import.meta.url), { workerData: orders });
    try {
      await this.measure(WARM_UP_MS);
      let { processor, bytes, memory } = await this.round(flooder, quiet);
      // Processor time depends on the load of the machine, so a short run such as that of npm test only prints it.
      const maxProcessor = this.seconds < LONG_RUN_SECONDS ? Number.POSITIVE_INFINITY : MAX_PROCESSOR;
      const isTooMuch = (): boolean => processor > maxProcessor || bytes > MAX_BYTES || memory > MAX_MEMORY_BYTES;
      for (let round = 1; round < MAX_ROUNDS && isTooMuch(); round++) {
        const again = await this.round(flooder, quiet);
        processor = Math.min(processor, again.processor);
        bytes = Math.min(bytes, again.bytes);
        memory = Math.min(memory, again.memory);
      }
      const harvest = await harvestOf(flooder);
      const told = [
        `it costs ${percent(processor)} of a core, ${Math.round(bytes / 1000)} kB a second and ${Math.round(memory / 1e6)} MB of memory`,
        `bystanders: 0 refused, longest wait ${longestOf(tables)} ms, ${longestBefore} ms before it`,
      ].join('; ');
      const troubles = tables.flatMap((one) => one.troubles);
      must(troubles.length === 0, () => `bystanders were bothered: ${[...new Set(troubles)].join('; ')}`);
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.slice(0, 20).join('\n')}`);
      must(processor <= maxProcessor, () => `one address costs too much of the processor (${what}): ${told}`);
      must(bytes <= MAX_BYTES, () => `too much is sent because of one address (${what}): ${told}`);
      must(memory <= MAX_MEMORY_BYTES, () => `one address costs too much memory (${what}): ${told}`);
      return { harvest, told };
    } finally {
      await flooder.terminate();
    }
  }

  /** Measures the cost of the attack beyond what the server does anyway. */
  private async round(flooder: Worker, quiet: Cost): Promise<Extra> {
    const before = await harvestOf(flooder);
    const loud = await this.measure(this.seconds * 1000);
    const after = await harvestOf(flooder);
    return {
      processor: loud.processor - quiet.processor,
      bytes: (after.bytes - before.bytes) / loud.seconds + Math.max(0, loud.bytes - quiet.bytes),
      memory: growth(quiet, loud),
    };
  }

  private async measure(milliseconds: number): Promise<Cost> {
    const { server, tables } = this;
    const spent = (): Promise<number> => metric(server, 'process_cpu_seconds_total');
    const sent = (): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);
    const [processorBefore, sentBefore, begun] = [await spent(), sent(), performance.now()];
    let [resident, live] = [0, Number.POSITIVE_INFINITY];
    for (const end = begun + milliseconds; performance.now() < end; await pause(NEWCOMER_EVERY_MS)) {
      for (const table of tables) await table.newcomer(server);
      resident = Math.max(resident, await metric(server, 'process_resident_memory_bytes'));
      const heap = await metric(server, 'nodejs_heap_size_used_bytes');
      live = Math.min(live, heap + (await metric(server, 'nodejs_external_memory_bytes')));
    }
    const [processorAfter, sentAfter] = [await spent(), sent()];
    const seconds = (performance.now() - begun) / 1000;
    return {
      seconds,
      processor: (processorAfter - processorBefore) / seconds,
      bytes: (sentAfter - sentBefore) / seconds,
      resident,
      live,
    };
  }
}

interface Cost {
  readonly seconds: number;
  /** Processor seconds per second. */
  readonly processor: number;
  /** Bytes per second that were sent to the bystanders. */
  readonly bytes: number;
  /**
   * The maximum of the resident bytes, and the minimum of the heap in use: garbage that was not collected yet counts
   * only in the first.
   */
  readonly resident: number;
  readonly live: number;
}

interface Extra {
  readonly processor: number;
  readonly bytes: number;
  readonly memory: number;
}

/** The growth of the server's memory. The smaller figure counts, as both depend on when garbage is collected. */
const growth = (before: Cost, after: Cost): number =>
  Math.max(0, Math.min(after.resident - before.resident, after.live - before.live));

async function harvestOf(flooder: Worker): Promise<FloodCounts> {
  flooder.postMessage('tell');
  const [harvest] = await within(MAX_REPORT_MS, once(flooder, 'message'), 'the flooder’s answer');
  return harvest;
}

const healthOf = async (server: ServerUnderTest) =>
  health.parse(await (await fetch(`${server.address}/healthz`)).json());

/** The longest wait since the last call, in milliseconds. */
const longestOf = (tables: readonly Bystanders[]): number =>
  Math.round(Math.max(0, ...tables.flatMap(({ waits }) => waits.splice(0))));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
