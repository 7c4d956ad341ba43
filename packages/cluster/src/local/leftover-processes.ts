// Ends processes that an earlier run has left behind.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The maximum time that a process may take to end before it is killed. */
const END_TIMEOUT_MS = 5000;

/** Ends a process if its command line contains this text: process ids are reused. */
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

/** A file with the ids of running processes, for the next run. */
export class RunningProcesses {
  private readonly file: string;
  private readonly pids = new Map<number, string>();

  constructor(file: string) {
    this.file = file;
  }

  /** Ends the processes of an earlier run. */
  endStrays(): void {
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const [, pid, text] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (pid !== undefined && text !== undefined) endIfStray(Number(pid), text);
    }
    rmSync(this.file);
  }

  /** `text` occurs in its command line. */
  record(pid: number | null, text: string): void {
    if (pid === null) return;
    this.pids.set(pid, text);
    writeFileSync(this.file, [...this.pids].map(([one, said]) => `${one} ${said}\n`).join(''));
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }
}

/** Waits until the condition holds; false if it does not within this many milliseconds. */
export async function holdsWithin(milliseconds: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(25))
    if (await holds()) return true;
  return false;
}
