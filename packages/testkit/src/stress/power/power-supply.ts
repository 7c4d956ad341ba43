// The power of a server's machine: whatever the server does to its files is written down, and when it is killed only what a disk would have kept is left.

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, randomFrom } from '@posse/engine';
import { randomHex } from '@posse/protocol';
import type { Shim } from '../shim.ts';
import { must } from '../stress-test.ts';
import { type FileOperation, fileOperationsIn } from './file-operations.ts';
import { type Files, SimulatedDisk } from './simulated-disk.ts';

export class PowerSupply {
  /** The server's settings. */
  readonly settings: Readonly<Record<string, string>>;
  losses = 0;
  /** How often only the server died. */
  deaths = 0;
  /** How often the files were otherwise than the server had left them. */
  losing = 0;
  syncs = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-power-'));
  private readonly record = join(this.folder, 'record');
  private readonly random: Random = randomFrom(randomHex());
  /** Does the disk only say that it has synced? */
  private readonly lies: boolean;
  private disk = new SimulatedDisk([]);

  private constructor(shim: string, lies: boolean) {
    this.lies = lies;
    this.settings = { LD_PRELOAD: shim, POWER_RECORD: this.record };
    writeFileSync(this.record, '');
  }

  static with(shim: Shim, lies = false): PowerSupply {
    return new PowerSupply(shim.file, lies);
  }

  /** What the server has done since the last loss. */
  get deeds(): readonly FileOperation[] {
    return fileOperationsIn(readFileSync(this.record));
  }

  /** The server is dead, and perhaps the power is gone. If not, the next server sees what was not synced, and may lose it yet. */
  die(data: string, isPowerGone: boolean): void {
    const { deeds } = this;
    const half = deeds.length / 2;
    for (const [number, deed] of deeds.entries())
      if (!(this.lies && number > half && isSync(deed))) this.disk.take(deed);
    this.syncs += deeds.filter(isSync).length;
    truncateSync(this.record);
    // Where the last deed came to nothing, only a loss makes disk and files the same again.
    const isExact = this.isExact(data, deeds.at(-1));
    if (isPowerGone || !isExact) this.lose(data);
    else this.deaths++;
  }

  private lose(data: string): void {
    const left = this.disk.afterLoss(this.random);
    this.losses++;
    if (!isSame(left, this.disk.now())) this.losing++;
    for (const name of namesIn(data)) rmSync(join(data, name));
    for (const [name, bytes] of left) writeFileSync(join(data, name), bytes, { mode: 0o600 });
    this.disk = new SimulatedDisk(
      namesIn(data).map((name) => [name, statSync(join(data, name)).ino, left.get(name) as Buffer]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** What was written down must be all that was done; but the last deed may have come to nothing, and then it is not exact. */
  private isExact(data: string, last: FileOperation | undefined): boolean {
    const now = this.disk.now();
    const names = new Set([...now.keys(), ...namesIn(data)]);
    const differing = [...names].filter((name) => {
      const path = join(data, name);
      return !existsSync(path) || !now.get(name)?.equals(readFileSync(path));
    });
    for (const name of differing) {
      const is = statSync(join(data, name), { throwIfNoEntry: false });
      const isLast = last !== undefined && last.kind !== 'sync-names' && isAbout(last, name, is?.ino);
      const isNew = is?.size === 0 && !now.has(name);
      must(isLast || isNew, () => `not all that was done to ${name} was written down: mend shim.c`);
    }
    return differing.length === 0;
  }
}

const isSync = ({ kind }: FileOperation): boolean => kind === 'sync' || kind === 'sync-names';

const isAbout = (
  deed: Exclude<FileOperation, { kind: 'sync-names' }>,
  name: string,
  inode: number | undefined,
): boolean =>
  deed.file === inode ||
  ('name' in deed && deed.name === name) ||
  ('to' in deed && [deed.from, deed.to].includes(name));

const isSame = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([name, bytes]) => other.get(name)?.equals(bytes));

/** All but what SQLite makes anew. */
const namesIn = (data: string): readonly string[] =>
  readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map(({ name }) => name);
