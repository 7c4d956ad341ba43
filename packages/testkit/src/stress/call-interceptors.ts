// Builds C libraries that intercept system calls of a program (LD_PRELOAD).

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Shim {
  /** The path for LD_PRELOAD. */
  readonly file: string;
  remove(): void;
}

/** Compiles with the C compiler of this machine. Returns an explanation if that is impossible. */
export function builtShim(source: URL): Shim | string {
  if (process.platform !== 'linux') return 'This needs Linux.';
  const folder = mkdtempSync(join(tmpdir(), 'posse-shim-'));
  // The program may run as another user than this one.
  chmodSync(folder, 0o755);
  const file = join(folder, 'shim.so');
  const { error, status, stderr } = spawnSync(
    'cc',
    ['-shared', '-fPIC', '-O2', '-o', file, fileURLToPath(source), '-ldl', '-lpthread'],
    { encoding: 'utf8' },
  );
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (status === 0) return { file, remove };
  remove();
  return error === undefined
    ? `The C compiler could not build ${source.pathname}:\n${stderr}`
    : 'There is no C compiler "cc" on this machine: install the one of its distribution, such as gcc.';
}
