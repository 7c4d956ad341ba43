// Stores how often each guest has withdrawn their sessions.
// The file has a line with the guest's id for each time.

import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreFailure } from '@posse/store';

export class Withdrawals {
  private readonly file: string;
  private readonly times = new Map<string, number>();

  constructor(folder: string) {
    this.file = join(folder, 'withdrawn');
    for (const guest of linesOf(this.file)) this.count(guest);
  }

  of(guest: string): number {
    return this.times.get(guest) ?? 0;
  }

  /** Counts one more withdrawal. Throws StoreFailure if it can't be stored, and then it does not count. */
  async add(guest: string): Promise<void> {
    try {
      const file = await open(this.file, 'a', 0o600);
      try {
        // It begins with a new line, so that a truncated one damages no other.
        await file.write(`\n${guest}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      throw new StoreFailure('failed', `That the pass was withdrawn could not be kept in ${this.file}.`, {
        cause: error,
      });
    }
    this.count(guest);
  }

  private count(guest: string): void {
    this.times.set(guest, this.of(guest) + 1);
  }
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new StoreFailure(
      'unreadable',
      `${file} can’t be read (${(error as Error).message}): it says which passes were withdrawn.`,
    );
  }
}
