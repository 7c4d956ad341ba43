// Simulates power losses of the server's machine, which keep only synced data.

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
import type { Shim } from '../call-interceptors.ts';
import { must } from '../stress-test.ts';
import { type FileOperation, fileOperationsIn } from './file-operations.ts';
import { type Files, SimulatedDisk } from './simulated-disk.ts';

export class PowerSupply {
  /** Settings for the environment of the server. */
  readonly settings: Readonly<Record<string, string>>;
  losses = 0;
  /** The number of deaths without a power loss. */
  deaths = 0;
  /** The number of power losses that changed the files. */
  changingLosses = 0;
  syncs = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-power-'));
  private readonly record = join(this.folder, 'record');
  private readonly random: Random = randomFrom(randomHex());
  /** True if the disk only pretends to sync. */
  private readonly isLyingDisk: boolean;
  private disk = new SimulatedDisk([]);

  private constructor(shim: string, lies: boolean) {
    this.isLyingDisk = lies;
    this.settings = { LD_PRELOAD: shim, POWER_RECORD: this.record };
    writeFileSync(this.record, '');
  }

  static with(shim: Shim, lies = false): PowerSupply {
    return new PowerSupply(shim.file, lies);
  }

  /** All file operations since the last power loss. */
  get operations(): readonly FileOperation[] {
    return fileOperationsIn(readFileSync(this.record));
  }

  /** Lets the server die. Without a power loss the next server sees unsynced data, and may still lose it. */
  die(data: string, isPowerGone: boolean): void {
    const { operations } = this;
    const half = operations.length / 2;
    for (const [number, operation] of operations.entries())
      if (!(this.isLyingDisk && number > half && isSync(operation))) this.disk.take(operation);
    this.syncs += operations.filter(isSync).length;
    truncateSync(this.record);
    // If the last operation failed halfway, only a power loss makes simulation and files equal again.
    const isExact = this.isExact(data, operations.at(-1));
    if (isPowerGone || !isExact) this.lose(data);
    else this.deaths++;
  }

  private lose(data: string): void {
    const left = this.disk.afterLoss(this.random);
    this.losses++;
    if (!isSame(left, this.disk.now())) this.changingLosses++;
    for (const name of namesIn(data)) rmSync(join(data, name));
    for (const [name, bytes] of left) writeFileSync(join(data, name), bytes, { mode: 0o600 });
    this.disk = new SimulatedDisk(
      namesIn(data).map((name) => [name, statSync(join(data, name)).ino, left.get(name) as Buffer]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Do the recorded operations explain the files exactly? False if the last operation failed halfway. */
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
      must(isLast || isNew, () => `not all that was done to ${name} was written down: mend file-call-recorder.c`);
    }
    return differing.length === 0;
  }
}

const isSync = ({ kind }: FileOperation): boolean => kind === 'sync' || kind === 'sync-names';

const isAbout = (
  operation: Exclude<FileOperation, { kind: 'sync-names' }>,
  name: string,
  inode: number | undefined,
): boolean =>
  operation.file === inode ||
  ('name' in operation && operation.name === name) ||
  ('to' in operation && [operation.from, operation.to].includes(name));

const isSame = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([name, bytes]) => other.get(name)?.equals(bytes));

/** The names of all files except those that SQLite rebuilds. */
const namesIn = (data: string): readonly string[] =>
  readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map(({ name }) => name);
