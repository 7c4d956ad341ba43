// Measures the cost of an answer in a cluster of one node and of two.
// Nodes, PostgreSQL, NATS and haproxy are listed separately, beside a single server.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalCluster, processorSeconds } from '@posse/cluster/local';
import { nearTable } from '@posse/protocol';
import type { Figure } from './best-round-timing.ts';
import { newScore, type Player, seatAtTable } from './server/quick-players.ts';
import { measureServerAlone } from './server/server-figures.ts';

const TABLES = 200;
/** The length of a round in milliseconds. */
const ROUND_MS = 20_000;
/** The maximum cost of an answer for two nodes, in relation to one. */
const MAX_COST_RATIO = 1.15;
/** The settings of the nodes: games start without role viewing, and the measuring client is exempt from rate limits. */
const SETTINGS = {
  POSSE_LOG: 'error',
  POSSE_LOOK_MS: '0',
  POSSE_OWN_NETWORKS: '127.0.0.0/8',
  POSSE_MAX_CONNECTIONS: '1000000',
  POSSE_MESSAGES_PER_SECOND: '1000000',
};

/** The cost of an answer in microseconds of processor time. */
interface Cost {
  readonly answers: number;
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  readonly haproxy: number;
  /** The share of messages that crossed between nodes. */
  readonly crossed: number;
}

/** Measures the cost in a cluster. `warmUp` is in seconds. */
export async function townFigures(warmUp: number): Promise<Figure[]> {
  const alone = await measureServerAlone(warmUp * 1000, ROUND_MS);
  const one = await measured(1, true, warmUp);
  const two = await measured(2, true, warmUp);
  const astray = await measured(2, false, warmUp);
  return [
    { name: 'alone-answer-cpu', value: alone.cpu, unit: 'us' },
    { name: 'alone-answers', value: alone.perSecond, unit: '/s' },
    ...costFigures('town-1', one),
    ...costFigures('town-2', two),
    ...costFigures('town-2-astray', astray),
    { name: 'town-1-to-alone', value: one.nodes / alone.cpu, unit: 'ratio' },
    { name: 'town-2-to-1', value: two.nodes / one.nodes, unit: 'ratio', atMost: MAX_COST_RATIO },
    { name: 'town-2-astray-to-1', value: astray.nodes / one.nodes, unit: 'ratio' },
  ];
}

const costFigures = (name: string, cost: Cost): Figure[] => [
  { name: `${name}-answers`, value: cost.answers, unit: '/s' },
  { name: `${name}-answer-cpu`, value: cost.nodes, unit: 'us' },
  { name: `${name}-postgres-cpu`, value: cost.postgres, unit: 'us' },
  { name: `${name}-nats-cpu`, value: cost.nats, unit: 'us' },
  { name: `${name}-haproxy-cpu`, value: cost.haproxy, unit: 'us' },
  { name: `${name}-crossed`, value: 100 * cost.crossed, unit: '%' },
];

async function measured(nodes: number, hasAffinity: boolean, warmUp: number): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-bench-town-'));
  const town = await LocalCluster.start({ folder, nodes, env: SETTINGS, ownNetworks: ['127.0.0.0/8'] });
  const players: Player[] = [];
  try {
    const score = newScore();
    for (let table = 0; table < TABLES; table++) {
      const path = hasAffinity ? (code: string) => nearTable('/ws', code) : () => '/ws';
      const seated = (await seatAtTable(town.address, 'card', score, { path })).players;
      players.push(...seated);
      seated[0]?.say({ type: 'start' });
    }
    await wait(warmUp * 1000);
    const before = await spent(town);
    score.answers = 0;
    const begun = performance.now();
    await wait(ROUND_MS);
    const seconds = (performance.now() - begun) / 1000;
    const { answers } = score;
    const after = await spent(town);
    const each = (part: keyof Spent): number => ((after[part] - before[part]) / answers) * 1e6;
    const crossed = after.crossed - before.crossed;
    return {
      answers: answers / seconds,
      nodes: each('nodes'),
      postgres: each('postgres'),
      nats: each('nats'),
      haproxy: each('haproxy'),
      crossed: crossed / (crossed + after.stayed - before.stayed),
    };
  } finally {
    for (const player of players) player.leave();
    await town.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds of processor time, and numbers of messages. */
type Spent = Readonly<Record<'nodes' | 'postgres' | 'nats' | 'haproxy' | 'crossed' | 'stayed', number>>;

async function spent({ nodes, postgres, nats, haproxy }: LocalCluster): Promise<Spent> {
  const used = ({ pid }: { readonly pid: number | null }): number => processorSeconds(pid ?? -1);
  const messages = { crossed: 0, stayed: 0 };
  for (const { address } of nodes) {
    const text = await (await fetch(`${address}/metrics`)).text();
    const counted = (crossed: string): number =>
      Number(new RegExp(`^posse_messages_total\\{crossed="${crossed}"\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
    messages.crossed += counted('yes');
    messages.stayed += counted('no');
  }
  return {
    nodes: nodes.reduce((sum, node) => sum + used(node), 0),
    postgres: used(postgres),
    nats: used(nats),
    haproxy: used(haproxy),
    ...messages,
  };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
