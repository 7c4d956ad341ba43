// A progress bar in a terminal, if the work takes long.

export interface Progress {
  at(step: number): void;
  done(): void;
}

const SILENT: Progress = { at: () => undefined, done: () => undefined };
const QUICK = 700;
const BETWEEN = 100;
const WIDTH = 30;

export function progress(all: number): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return SILENT;
  const started = performance.now();
  let drawn = started + QUICK - BETWEEN;
  let shows = false;
  return {
    at(step) {
      const now = performance.now();
      if (now - drawn < BETWEEN) return;
      drawn = now;
      shows = true;
      const filled = Math.floor((WIDTH * step) / all);
      const left = Math.ceil((((now - started) / step) * (all - step)) / 1000);
      stderr.write(
        `\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${Math.floor((100 * step) / all)} %, ${left} s left \x1b[K`,
      );
    },
    done() {
      if (shows) stderr.write('\r\x1b[K');
    },
  };
}
