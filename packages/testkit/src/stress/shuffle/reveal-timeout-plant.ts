// Is loaded into a server, and ends its time to reveal on command.
// Without it, honest reveals would be late on a busy machine, and every abort would take the whole time.

import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const { STRESS_TIME_SOCKET: path, POSSE_REVEAL_MS: length } = process.env;

/** The timers of the whole time to reveal, each with its callback. */
const pending = new Map<NodeJS.Timeout, () => void>();
/** The timers that the next `fire` ends. */
let marked: readonly NodeJS.Timeout[] = [];

const COMMANDS: Readonly<Record<string, () => void>> = {
  mark() {
    marked = [...pending.keys()];
  },
  fire() {
    for (const timer of marked) {
      const callback = pending.get(timer);
      clearTimeout(timer);
      callback?.();
    }
  },
};

function plant(socket: string, milliseconds: number): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const planted = (callback: () => void, delay?: number, ...given: unknown[]): NodeJS.Timeout => {
    const timer = set(callback, delay, ...(given as []));
    if (delay === milliseconds) pending.set(timer, callback);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: Object.assign(planted, set),
    clearTimeout(timer?: NodeJS.Timeout) {
      if (timer !== undefined) pending.delete(timer);
      clear(timer);
    },
  });
  // A killed server leaves its socket behind.
  rmSync(socket, { force: true });
  const server = createServer((line) => {
    line.once('data', (command) => {
      COMMANDS[String(command)]?.();
      line.end('done');
    });
  });
  server.listen(socket).unref();
}

if (isMainThread && path !== undefined) plant(path, Number(length));
