// A disk whose power may fail: what was synced is there afterwards, and of all else any part, in sectors, in any order. Names as well.

import { below, type Random } from '@posse/engine';
import { type Change, FileContent } from './file-content.ts';
import type { FileOperation } from './file-operations.ts';

/** What a disk writes at once, or not at all. */
const SECTOR = 512;

/** A name is for this file now; for null, for none. */
type Naming = readonly (readonly [name: string, file: DiskFile | null])[];

interface DiskFile {
  readonly synced: FileContent;
  /** What was done to it since. */
  unsynced: Change[];
}

/** What lies in the folder, by name. */
export type Files = ReadonlyMap<string, Buffer>;

export class SimulatedDisk {
  private readonly names = new Map<string, DiskFile>();
  /** What was done to the names since they were synced: each whole, or not at all. */
  private unsynced: Naming[] = [];
  private readonly byInode = new Map<number, DiskFile>();

  /** What was there before, with the inode of each. */
  constructor(before: Iterable<readonly [name: string, inode: number, bytes: Buffer]>) {
    for (const [name, inode, bytes] of before) {
      const file = { synced: new FileContent(bytes), unsynced: [] };
      this.names.set(name, file);
      this.byInode.set(inode, file);
    }
  }

  take(deed: FileOperation): void {
    if (deed.kind === 'sync-names') this.syncNames();
    else if (deed.kind === 'create') {
      const file: DiskFile = { synced: new FileContent(Buffer.alloc(0)), unsynced: [] };
      this.byInode.set(deed.file, file);
      this.unsynced.push([[deed.name, file]]);
    } else this.takeAbout(this.fileOf(deed.file), deed);
  }

  private takeAbout(file: DiskFile, deed: Exclude<FileOperation, { kind: 'create' | 'sync-names' }>): void {
    if (deed.kind === 'write' || deed.kind === 'truncate') file.unsynced.push(deed);
    else if (deed.kind === 'sync') {
      for (const change of file.unsynced) file.synced.change(change);
      file.unsynced = [];
    } else if (deed.kind === 'link') this.unsynced.push([[deed.name, file]]);
    else if (deed.kind === 'unlink') this.unsynced.push([[deed.name, null]]);
    else
      this.unsynced.push([
        [deed.from, null],
        [deed.to, file],
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

  /** As whoever looks now sees it. */
  now(): Files {
    return this.left(
      () => true,
      () => 0,
    );
  }

  /** What is left when the power fails now. */
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

/** A write, in pieces that each lie in one sector. */
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
