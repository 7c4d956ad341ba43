// The content of a simulated file, which grows and is changed in place.

import type { FileOperation } from './file-operations.ts';

export type Change = Extract<FileOperation, { kind: 'write' | 'truncate' }>;

export class FileContent {
  private room: Buffer;
  private size: number;

  constructor(bytes: Buffer) {
    this.room = Buffer.from(bytes);
    this.size = bytes.length;
  }

  get all(): Buffer {
    return this.room.subarray(0, this.size);
  }

  /** Writing beyond the end leaves a gap, which `filling` fills. */
  change(change: Change, filling: () => number = () => 0): void {
    if (change.kind === 'truncate') this.resize(change.size, () => 0);
    else {
      this.resize(Math.max(this.size, change.at + change.bytes.length), filling);
      change.bytes.copy(this.room, change.at);
    }
  }

  private resize(size: number, filling: () => number): void {
    if (size > this.room.length) this.room = Buffer.concat([this.all], 2 * size);
    for (let at = this.size; at < size; at++) this.room[at] = filling();
    this.size = size;
  }
}
