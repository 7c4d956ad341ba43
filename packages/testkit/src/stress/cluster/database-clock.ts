// The clock of the database's machine, which somebody sets while it runs.

import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShim, type Shim } from '../shim.ts';

export class DatabaseClock {
  /** What PostgreSQL is started with. */
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

  /** Or a sentence that says why there is none. */
  static made(): DatabaseClock | string {
    const shim = builtShim(new URL('./clock-shim.c', import.meta.url));
    return typeof shim === 'string' ? shim : new DatabaseClock(shim);
  }

  /** So many seconds ahead of the truth. */
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
