// Runs a local cluster until a signal stops it; scripts/cluster.mjs starts it.

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from './free-ports.ts';
import { LocalCluster, runningIn } from './local-cluster.ts';
import type { LocalNode } from './node-process.ts';

interface Options {
  readonly folder: string;
  readonly nodes: number;
  readonly port: number;
  readonly host: string;
}

const { folder, nodes, port, host } = JSON.parse(process.argv[2] ?? '') as Options;
let isStopping = false;

const told = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A second signal ends everything at once. Nothing that players saw is lost by that.
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve();
    });
});

function complain(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const noted = (line: string, { name }: LocalNode): void => appendFileSync(join(folder, `${name}.log`), `${line}\n`);

function died(code: number | null, { name }: LocalNode): void {
  if (!isStopping) console.error(`${name} has ended (${code ?? 'killed'}) and is started anew.`);
}

/** Restarts a service that has ended by itself. */
async function revive(name: string): Promise<void> {
  while (!isStopping) {
    console.error(`${name} has ended and is started anew.`);
    await sleep(500);
    const service = name === 'PostgreSQL' ? cluster.postgres : name === 'NATS' ? cluster.nats : cluster.haproxy;
    try {
      await service.start();
      return;
    } catch (error) {
      console.error((error as Error).message);
    }
  }
}

async function opened(): Promise<LocalCluster> {
  mkdirSync(folder, { recursive: true });
  runningIn(folder).endStrays();
  if (!(await isFree(port))) complain(`Port ${port} is taken by another program: choose another with --port.`);
  console.log('Starting PostgreSQL, NATS, haproxy and the servers…');
  try {
    return await LocalCluster.start({
      folder,
      nodes,
      port,
      host,
      env: { POSSE_LOG: process.env.POSSE_LOG ?? 'info' },
      noted,
      died,
      serviceDied: (name) => void revive(name),
    });
  } catch (error) {
    return complain((error as Error).message);
  }
}

const cluster = await opened();
console.log(`The cluster is open at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
console.log(`${nodes} servers: ${cluster.nodes.map(({ name, address }) => `${name} at ${address}`).join(', ')}`);
console.log(`Everything it keeps, and its logs, are in ${folder}.`);
console.log('Ctrl-C closes it; every game goes on when it opens again.');
await told;
console.log('Closing…');
await cluster.stop();
