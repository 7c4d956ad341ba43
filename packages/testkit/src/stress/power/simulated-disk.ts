// A simulated disk: a power loss keeps synced data, and any part of the rest.
// Unsynced writes survive sector by sector in any order; unsynced names survive or not.

import { below, type Random } from '@posse/engine';
import { type Change, FileContent } from './file-content.ts';
import type { FileOperation } from './file-operations.ts';

/** The unit in bytes that a disk writes completely or not at all. */
const SECTOR = 512;

/** A change that points a name to a file, or removes it with null. */
type Naming = readonly (readonly [name: string, file: DiskFile | null])[];

interface DiskFile {
  readonly synced: FileContent;
  /** Changes of the content since the last sync. */
  unsynced: Change[];
}

/** The content of the folder by name. */
export type Files = ReadonlyMap<string, Buffer>;

export class SimulatedDisk {
  private readonly names = new Map<string, DiskFile>();
  /** Changes of names since the last sync. Each survives completely or not at all. */
  private unsynced: Naming[] = [];
  private readonly byInode = new Map<number, DiskFile>();

  /** Starts with these files and their inodes. */
  constructor(before: Iterable<readonly [name: string, inode: number, bytes: Buffer]>) {
    for (const [name, inode, bytes] of before) {
      const file = { synced: new FileContent(bytes), unsynced: [] };
      this.names.set(name, file);
      this.byInode.set(inode, file);
    }
  }

  take(operation: FileOperation): void {
    if (operation.kind === 'sync-names') this.syncNames();
    else if (operation.kind === 'create') {
      const file: DiskFile = { synced: new FileContent(Buffer.alloc(0)), unsynced: [] };
      this.byInode.set(operation.file, file);
      this.unsynced.push([[operation.name, file]]);
    } else this.takeAbout(this.fileOf(operation.file), operation);
  }

  private takeAbout(file: DiskFile, operation: Exclude<FileOperation, { kind: 'create' | 'sync-names' }>): void {
    if (operation.kind === 'write' || operation.kind === 'truncate') file.unsynced.push(operation);
    else if (operation.kind === 'sync') {
      for (const change of file.unsynced) file.synced.change(change);
      file.unsynced = [];
    } else if (operation.kind === 'link') this.unsynced.push([[operation.name, file]]);
    else if (operation.kind === 'unlink') this.unsynced.push([[operation.name, null]]);
    else
      this.unsynced.push([
        [operation.from, null],
        [operation.to, file],
      ]);
  }

  private fileOf(inode: number): DiskFile {
    const file = this.byInode.get(inode);
    if (file === undefined) throw new Error(`Something was done to a file that nobody has opened: inode ${inode}.`);
    return file;
  }

  private syncNames(): void {
    for (const naming of this.unsynced) rename(this.names, naming);
    this.unsynced = [];
  }

  /** The files as a process sees them now. */
  now(): Files {
    return this.left(
      () => true,
      () => 0,
    );
  }

  /** The files after a power loss. */
  afterLoss(random: Random): Files {
    const percent = below(random, 4) === 0 ? 0 : below(random, 101);
    const isJunk = below(random, 2) === 0;
    return this.left(
      () => below(random, 100) < percent,
      () => (isJunk ? below(random, 256) : 0),
    );
  }

  private left(survives: () => boolean, filling: () => number): Files {
    const names = new Map(this.names);
    for (const naming of this.unsynced) if (survives()) rename(names, naming);
    const files = new Map<string, Buffer>();
    for (const [name, { synced, unsynced }] of names) {
      const bytes = new FileContent(synced.all);
      for (const piece of unsynced.flatMap(inSectors)) if (survives()) bytes.change(piece, filling);
      files.set(name, bytes.all);
    }
    return files;
  }
}

function rename(names: Map<string, DiskFile>, naming: Naming): void {
  for (const [name, file] of naming) {
    if (file === null) names.delete(name);
    else names.set(name, file);
  }
}

/** Splits a write at the borders of sectors. */
function inSectors(change: Change): readonly Change[] {
  if (change.kind === 'truncate') return [change];
  const pieces: Change[] = [];
  for (let from = 0; from < change.bytes.length; ) {
    const at = change.at + from;
    const end = Math.min(change.bytes.length, from + SECTOR - (at % SECTOR));
    pieces.push({ ...change, at, bytes: change.bytes.subarray(from, end) });
    from = end;
  }
  return pieces;
}
