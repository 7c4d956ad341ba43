// A progress bar in a terminal, if the work takes long.

import { duration } from './readable-amounts.ts';

export interface Progress {
  at(step: number): void;
  done(): void;
}

const SILENT: Progress = { at: () => undefined, done: () => undefined };
const DELAY_MS = 700;
const INTERVAL_MS = 100;
const WIDTH = 30;

export function progress(all: number): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return SILENT;
  const started = performance.now();
  let drawn = started + DELAY_MS - INTERVAL_MS;
  let shows = false;
  return {
    at(step) {
      const now = performance.now();
      if (now - drawn < INTERVAL_MS) return;
      drawn = now;
      shows = true;
      const filled = Math.floor((WIDTH * step) / all);
      const left = Math.ceil((((now - started) / step) * (all - step)) / 1000);
      stderr.write(
        `\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${Math.floor((100 * step) / all)} %, ${duration(left)} left \x1b[K`,
      );
    },
    done() {
      if (shows) stderr.write('\r\x1b[K');
    },
  };
}
