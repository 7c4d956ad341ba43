// Tests the installed program without and with the optional package @posse/cluster.
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Nats, Postgres } from '../../packages/cluster/src/local/index.ts';
import { holdsWithin } from '../../packages/cluster/src/local/leftover-processes.ts';
import { find, PROGRAMS } from '../../packages/cluster/src/local/program-list.mjs';
import { run, start } from './empty-folder.mjs';
import { addressSaid, POSSE } from './installed-program.mjs';

/** The packages that only a cluster needs. */
const CLUSTER_ONLY = ['pg', '@nats-io/transport-node'];
const MISSING = /need the package @posse\/cluster beside posse, in the same\s+folder\. See "Install"/;
const NODES = 2;
/** The exit code if the operator must change something. */
const USAGE = 2;
const MAX_WAIT_MS = 60_000;

/** @param {string} file */
export const isCluster = (file) => file.includes('posse-cluster-');

/**
 * Throws if a driver of the cluster is installed, or if posse does not say what to install.
 * @param {string} folder
 */
export function tryWithout(folder) {
  for (const name of CLUSTER_ONLY) {
    const listed = run(folder, 'npm', ['ls', name], 1);
    if (!listed.includes('(empty)')) throw new Error(`${name} is installed without the cluster:\n${listed}`);
  }
  const wishes = ['--store', 'postgres://posse@127.0.0.1:9/posse', '--bus', 'nats://127.0.0.1:9'];
  const said = run(folder, process.execPath, [POSSE, 'serve', ...wishes], USAGE);
  if (!MISSING.test(said) || said.trim().includes('\n')) throw new Error(`Without the cluster it says:\n${said}`);
  const shared = { POSSE_STORE: 'postgres://posse@127.0.0.1:9/posse' };
  const checked = run(folder, process.execPath, [POSSE, 'doctor'], USAGE, shared);
  if (!MISSING.test(checked)) throw new Error(`Without the cluster the doctor says:\n${checked}`);
  return `${CLUSTER_ONLY.join(', ')} are missing`;
}

/**
 * Starts two nodes on a PostgreSQL and a NATS of their own, and waits until each knows of the other.
 * @param {string} folder
 */
export async function tryCluster(folder) {
  run(folder, 'npm', ['ls', ...CLUSTER_ONLY]);
  const absent = [PROGRAMS.postgres, PROGRAMS.nats].filter((program) => find(program) === null);
  if (absent.length > 0) return `not started, without ${absent.map(({ title }) => title).join(' and ')}`;
  const services = mkdtempSync(join(tmpdir(), 'posse-services-'));
  // The services run as another user.
  chmodSync(services, 0o755);
  const settings = { folder: services, password: 'installed' };
  const postgres = await Postgres.start({ ...settings, port: await freePort() });
  const nats = await Nats.start({ ...settings, port: await freePort() });
  /** @type {import('node:child_process').ChildProcess[]} */
  const nodes = [];
  try {
    const addresses = [];
    for (let place = 0; place < NODES; place++) {
      const node = start(
        folder,
        process.execPath,
        [POSSE, 'serve', '--host', '127.0.0.1', '--port', '0', '--store', postgres.url(), '--bus', nats.url()],
        {
          POSSE_STORE_PASSWORD: settings.password,
          POSSE_BUS_PASSWORD: settings.password,
          POSSE_SECRET: 'a secret that is only for this test',
        },
      );
      nodes.push(node);
      addresses.push(await addressSaid(node.stdout));
    }
    for (const address of addresses) await knowsAll(address);
    return `${NODES} nodes`;
  } finally {
    for (const node of nodes) {
      const ended = once(node, 'exit');
      node.kill('SIGTERM');
      await ended;
    }
    await nats.stop();
    await postgres.stop();
    rmSync(services, { recursive: true, force: true });
    if (existsSync(join(folder, 'data', 'posse.db'))) process.exitCode = 1;
  }
}

/** @param {string} address of a node */
async function knowsAll(address) {
  const knows = await holdsWithin(MAX_WAIT_MS, async () => {
    /** @type {any} */
    const { town } = await (await fetch(`${address}/healthz`)).json();
    return town?.nodes === NODES;
  });
  if (!knows) throw new Error(`${address} does not find the other node.`);
}
