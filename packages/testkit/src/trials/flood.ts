// The flood trial: one address does all it can, while others play. It holds no more than its share of the tables, costs the server no more than its share, and nobody else is refused anything.

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { health } from '@posse/protocol';
import { DEFAULTS } from '@posse/server';
import type { Target } from './flood/attacks.ts';
import { Bystanders } from './flood/bystanders.ts';
import type { Harvest } from './flood/call.ts';
import { metric } from './metric.ts';
import { must, type Trial } from './trial.ts';
import type { TrialServer } from './trial-server.ts';

/** As a server usually is, but that it has room for fewer tables: so one address has its share of them soon. */
const SETTINGS = {
  POSSE_PAUSE: DEFAULTS.pause.join('-'),
  POSSE_MOMENT: DEFAULTS.moment.join('-'),
  POSSE_MESSAGES_PER_SECOND: String(DEFAULTS.messageRate.perSecond),
  POSSE_MOST_TABLES: '300',
  POSSE_OWN_NETWORKS: '',
};
const MOST_TABLES = 0.1 * 300;
/** What one address may cost: of a core, and in bytes a second. */
const MOST_PROCESSOR = 0.15;
const MOST_BYTES = 1e6;
/** Milliseconds. What may come at once has come by then. */
const WARM_UP = 4000;
const NEWCOMER_EVERY = 500;
/** What the machine does besides makes processor time dearer, never cheaper: so the cheapest of as many rounds as it takes, up to these, counts. */
const MOST_ROUNDS = 4;

export const flood: Trial = {
  name: 'flood',
  inTown: true,
  amounts: { seconds: 5 },
  async run({ seconds = 0 }, { start }) {
    const server = await start(SETTINGS);
    const tables: Bystanders[] = [];
    let flooder: Worker | null = null;
    try {
      for (const game of ['card', 'dice'] as const) tables.push(await Bystanders.gather(server, game));
      const quiet = await measured(server, tables, seconds * 500);
      const longestBefore = longestOf(tables);
      const target: Target = { address: server.address, codes: tables.map(({ code }) => code) };
      flooder = new Worker(new URL('./flood/flooder.ts', import.meta.url), { workerData: target });
      await withNewcomers(server, tables, pause(WARM_UP));
      const begun = await harvestOf(flooder);
      const loud = await measured(server, tables, seconds * 1000);
      const harvest = await harvestOf(flooder);
      const held = (await healthOf(server)).tables - tables.length;
      let processor = loud.processor - quiet.processor;
      for (let round = 1; round < MOST_ROUNDS && processor > MOST_PROCESSOR; round++)
        processor = Math.min(processor, (await measured(server, tables, seconds * 1000)).processor - quiet.processor);
      const bytes = (harvest.bytes - begun.bytes) / loud.seconds + Math.max(0, loud.bytes - quiet.bytes);
      const troubles = tables.flatMap((one) => one.troubles);
      must(troubles.length === 0, () => `bystanders were bothered: ${[...new Set(troubles)].join('; ')}`);
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.slice(0, 20).join('\n')}`);
      must(held <= MOST_TABLES, () => `one address holds ${held} of 300 tables`);
      must(processor <= MOST_PROCESSOR, () => `one address costs ${percent(processor)} of a core`);
      must(bytes <= MOST_BYTES, () => `${Math.round(bytes / 1000)} kB a second are sent because of one address`);
      return [
        `${harvest.calls} calls and ${harvest.messages} messages from one address, answered ${JSON.stringify(harvest.statuses)}`,
        `it holds ${held} of 300 tables`,
        `it costs ${percent(processor)} of a core and ${Math.round(bytes / 1000)} kB a second`,
        `bystanders: 0 refused, longest wait ${longestOf(tables)} ms, ${longestBefore} ms before it`,
      ].join('; ');
    } finally {
      await flooder?.terminate();
      for (const table of tables) table.leave();
      await server.remove();
    }
  },
};

interface Cost {
  readonly seconds: number;
  /** Seconds of processor time a second. */
  readonly processor: number;
  /** A second, to the bystanders. */
  readonly bytes: number;
}

async function measured(server: TrialServer, tables: readonly Bystanders[], milliseconds: number): Promise<Cost> {
  const spent = (): Promise<number> => metric(server, 'process_cpu_seconds_total');
  const sent = (): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const [processorBefore, sentBefore, begun] = [await spent(), sent(), performance.now()];
  await withNewcomers(server, tables, pause(milliseconds));
  const [processorAfter, sentAfter] = [await spent(), sent()];
  const seconds = (performance.now() - begun) / 1000;
  return {
    seconds,
    processor: (processorAfter - processorBefore) / seconds,
    bytes: (sentAfter - sentBefore) / seconds,
  };
}

/** For so long somebody new comes again and again. */
async function withNewcomers(
  server: TrialServer,
  tables: readonly Bystanders[],
  time: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  void time.then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const table of tables) await table.newcomer(server);
    await pause(NEWCOMER_EVERY);
  }
}

async function harvestOf(flooder: Worker): Promise<Harvest> {
  flooder.postMessage('tell');
  const [harvest] = await once(flooder, 'message');
  return harvest;
}

const healthOf = async (server: TrialServer) => health.parse(await (await fetch(`${server.address}/healthz`)).json());

/** Milliseconds since it was asked last. */
const longestOf = (tables: readonly Bystanders[]): number =>
  Math.round(Math.max(0, ...tables.flatMap(({ waits }) => waits.splice(0))));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
