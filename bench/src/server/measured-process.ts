// The parent's side of a measured process: start, query the cost, stop.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Cost } from './measured-child.ts';

export interface Measured {
  readonly address: string;
  /** The cost so far. With `memory`, garbage is collected first. */
  cost(memory?: 'memory'): Promise<Cost>;
  stop(): Promise<void>;
}

export async function startProcess(file: string, args: readonly string[] = []): Promise<Measured> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, [...args], { execArgv: ['--conditions=source', '--expose-gc'] });
  const { address } = (await said(child)) as { address: string };
  return {
    address,
    async cost(memory) {
      child.send(memory ?? 'cost');
      return (await said(child)) as Cost;
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

async function said(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
