// Backups of the store: on request, and at intervals, of which the last are kept.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminBackup } from '@posse/protocol';
import type { StoreOnDisk } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { stampOf, TIME, type Time } from './clocks.ts';
import type { Config } from './config.ts';
import { sendCommand } from './control-socket.ts';
import type { StoreBytes } from './metrics.ts';

const DATABASE = 'posse.db';
const HOUR = 60 * 60 * 1000;
const NAME = /^posse-\d{8}T\d{6}\.db$/;

interface BackupLog {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Backs up this data folder, whether or not a server uses it. Throws StoreFailure. */
export async function backUp(data: string, file: string): Promise<string> {
  const done = await sendCommand(data, 'backup', file);
  if (done !== null) return done;
  const store = openSqliteStore(join(data, DATABASE));
  try {
    return await copied(store, file);
  } finally {
    await store.close();
  }
}

/** Copies the store to a file, and returns a sentence about the contents. */
async function copied(store: StoreOnDisk, file: string): Promise<string> {
  await store.backup(file);
  return `The backup is in ${file} (${Math.ceil(statSync(file).size / 1024)} kB).`;
}

/** The size of the files in a data folder. */
export function storeBytes(data: string): StoreBytes {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const folder = backupsIn(data);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    database: sizeOf(join(data, DATABASE)),
    waiting: sizeOf(join(data, `${DATABASE}-wal`)),
    backups: names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0),
  };
}

const backupsIn = (data: string): string => join(data, 'backups');

export class Backups {
  private readonly store: StoreOnDisk;
  private readonly folder: string;
  private readonly kept: number;
  private readonly log: BackupLog;
  private readonly time: Time;
  private readonly timer: ReturnType<typeof setInterval> | null;

  constructor(store: StoreOnDisk, { data, backupHours, backupsKept }: Config, log: BackupLog, time = TIME) {
    this.store = store;
    this.folder = backupsIn(data);
    this.kept = backupsKept;
    this.log = log;
    this.time = time;
    this.timer = backupHours === 0 ? null : setInterval(() => void this.inTime(), backupHours * HOUR);
    this.timer?.unref();
  }

  /** Makes a backup in this file, and returns a sentence about its contents. Throws StoreFailure. */
  make(file: string): Promise<string> {
    return copied(this.store, file);
  }

  /**
   * Makes a backup at once, in the folder and with the name of a scheduled one. The oldest beyond the maximum are
   * deleted. Throws StoreFailure.
   */
  async now(wall = this.time.wall()): Promise<AdminBackup> {
    const file = `posse-${stampOf(wall)}.db`;
    const path = join(this.folder, file);
    this.log.info({}, await this.make(path));
    const all = readdirSync(this.folder).filter((name) => NAME.test(name));
    for (const name of all.sort().slice(0, -this.kept)) if (name !== file) rmSync(join(this.folder, name));
    return { file, bytes: statSync(path).size };
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /**
   * Makes a scheduled backup, and deletes the oldest but never the new one, whatever the clock says. If it fails, no
   * other is deleted.
   */
  async inTime(wall = this.time.wall()): Promise<void> {
    try {
      await this.now(wall);
    } catch (error) {
      this.log.error({ err: error }, 'the backup could not be made');
    }
  }
}
