// A server for the tests, in a process of its own, with prepared data.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

const CLOCK = new URL('server-clock.mjs', import.meta.url).href;

type Settings = Readonly<Record<string, string>>;

/** The settings of test servers: bots answer quickly, and nobody waits for admission. */
const SETTINGS: Settings = {
  POSSE_PAUSE: '20-40',
  POSSE_MOMENT: '200-300',
  POSSE_LOG: 'error',
  POSSE_OWN_NETWORKS: '127.0.0.0/8,::1',
};

export interface TestServer {
  readonly address: string;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
  /** Starts the server again, at the same address and with the same data, perhaps with other settings. */
  start(settings?: Settings): Promise<void>;
  /** Lets time pass at once, as the server measures it. Its timers do not fire sooner. */
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server. `prepare` may write data first; `checkout` is the folder of another checkout whose server is used.
 */
export async function openServer(
  prepare: (data: string) => Promise<void> = () => Promise.resolve(),
  settings: Settings = {},
  checkout: string = CHECKOUT,
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'posse-e2e-'));
  await prepare(data);
  let child = serve(checkout, data, '0', settings);
  const address = await addressOf(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    address,
    stop,
    async start(changed = {}) {
      child = serve(checkout, data, new URL(address).port, { ...settings, ...changed });
      await addressOf(child);
    },
    async pass(seconds) {
      const noted = once(child, 'message');
      child.send(seconds * 1000);
      await noted;
    },
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const serve = (checkout: string, data: string, port: string, settings: Settings): ChildProcess => {
  const main = join(checkout, 'packages/cli/src/main.ts');
  const options = ['--conditions=source', '--import', CLOCK];
  return spawn(process.execPath, [...options, main, 'serve', '--port', port, '--data', data], {
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
};

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /open at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not open.');
}
