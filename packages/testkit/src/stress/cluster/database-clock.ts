// A settable clock for the machine of the database.

import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShim, type Shim } from '../call-interceptors.ts';

export class DatabaseClock {
  /** The environment of PostgreSQL. */
  readonly env: Readonly<Record<string, string>>;
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-clock-'));
  private readonly file: number;
  private readonly shim: Shim;

  private constructor(shim: Shim) {
    this.shim = shim;
    const path = join(this.folder, 'ahead');
    this.file = openSync(path, 'w+');
    chmodSync(this.folder, 0o755);
    chmodSync(path, 0o644);
    this.set(0);
    this.env = { LD_PRELOAD: shim.file, POSSE_CLOCK: path };
  }

  /** Makes a clock. Returns an explanation if it can't be set on this machine. */
  static made(): DatabaseClock | string {
    const shim = builtShim(new URL('./clock-shim.c', import.meta.url));
    return typeof shim === 'string' ? shim : new DatabaseClock(shim);
  }

  /** Sets the clock this many seconds ahead of the real time. */
  set(seconds: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    writeSync(this.file, bytes, 0, bytes.length, 0);
  }

  remove(): void {
    closeSync(this.file);
    this.shim.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
