// What an earlier run has left running, because it was killed: it is ended before the next one begins.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds: after that it is not asked any more. */
const END_TIMEOUT_MS = 5000;

/** Ends that process, if it is one whose command line holds this text: numbers of processes are used again. */
export function endIfStray(pid: number | null, text: string): void {
  if (pid === null || !isOurs(pid, text)) return;
  process.kill(pid, 'SIGINT');
  const end = performance.now() + END_TIMEOUT_MS;
  while (isOurs(pid, text) && performance.now() < end) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  if (isOurs(pid, text)) process.kill(pid, 'SIGKILL');
}

function isOurs(pid: number, text: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  try {
    return existsSync(file) && readFileSync(file, 'utf8').includes(text);
  } catch {
    return false;
  }
}

/** The numbers of those who run, in a file, so that the next run finds them if this one is killed. */
export class RunningProcesses {
  private readonly file: string;
  private readonly pids = new Map<number, string>();

  constructor(file: string) {
    this.file = file;
  }

  /** Ends whoever is left from before. */
  endStrays(): void {
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const [, pid, text] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (pid !== undefined && text !== undefined) endIfStray(Number(pid), text);
    }
    rmSync(this.file);
  }

  /** `text` stands in its command line. */
  record(pid: number | null, text: string): void {
    if (pid === null) return;
    this.pids.set(pid, text);
    writeFileSync(this.file, [...this.pids].map(([one, said]) => `${one} ${said}\n`).join(''));
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }
}

/** Waits until this holds; false if it does not for so long. */
export async function holdsWithin(milliseconds: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(25))
    if (await holds()) return true;
  return false;
}
