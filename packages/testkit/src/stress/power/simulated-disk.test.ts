// Tests of the simulated disk: what survives a power loss.

import { randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { type FileOperation, fileOperationsIn } from './file-operations.ts';
import { SimulatedDisk } from './simulated-disk.ts';

const SECTOR = 512;
const sector = (letter: string): Buffer => Buffer.alloc(SECTOR, letter);
const write = (at: number, bytes: Buffer, file = 1): FileOperation => ({ kind: 'write', file, at, bytes });
const SYNC: FileOperation = { kind: 'sync', file: 1 };

/** All outcomes of a power loss after these operations, of many random ones. */
function losses(operations: readonly FileOperation[], before: readonly (readonly [string, number, Buffer])[] = []) {
  const disk = new SimulatedDisk(before);
  for (const operation of operations) disk.take(operation);
  const random = randomFrom('losses');
  return { now: disk.now(), after: Array.from({ length: 300 }, () => disk.afterLoss(random)) };
}

const texts = (files: readonly ReadonlyMap<string, Buffer>[], name: string): ReadonlySet<string> =>
  new Set(files.map((each) => each.get(name)?.toString('latin1') ?? 'gone'));

describe('after a power loss', () => {
  const OLD = ['db', 1, sector('a')] as const;

  test('all synced data is left after a power loss', () => {
    const { after } = losses([write(SECTOR, sector('b')), SYNC], [OLD]);
    expect(texts(after, 'db')).toEqual(new Set([`${sector('a')}${sector('b')}`]));
  });

  test('any sectors of unsynced writes are left after a power loss', () => {
    const two = Buffer.concat([sector('b'), sector('c')]);
    const { after, now } = losses([write(0, two)], [['db', 1, Buffer.concat([sector('a'), sector('a')])]]);
    expect(now.get('db')).toEqual(two);
    const seen = ['aa', 'ba', 'ac', 'bc'].map((letters) => [...letters].map((letter) => sector(letter)).join(''));
    expect(texts(after, 'db')).toEqual(new Set(seen));
  });

  test('a lost write before a surviving one leaves a gap with random bytes', () => {
    const { after } = losses([write(SECTOR, sector('b')), write(2 * SECTOR, sector('c'))], [OLD]);
    const holes = after.map((each) => each.get('db') as Buffer).filter((bytes) => bytes.includes(sector('c')));
    const fillings = new Set(holes.map((bytes) => bytes.subarray(SECTOR, 2 * SECTOR).toString('latin1')));
    expect(fillings).toContain(sector('b').toString('latin1'));
    expect(fillings).toContain('\0'.repeat(SECTOR));
    expect(fillings.size).toBeGreaterThan(3);
  });

  test('an unsynced truncation has happened or not', () => {
    const { after } = losses([{ kind: 'truncate', file: 1, size: 0 }], [OLD]);
    expect(texts(after, 'db')).toEqual(new Set(['', sector('a').toString()]));
  });

  test('a file has its new name for certain only if the folder was synced', () => {
    const made: readonly FileOperation[] = [
      { kind: 'create', file: 1, name: 'next' },
      write(0, sector('n')),
      SYNC,
      { kind: 'rename', file: 1, from: 'next', to: 'told' },
    ];
    const { after } = losses(made, [['told', 7, sector('o')]]);
    expect(texts(after, 'told')).toEqual(new Set([sector('o').toString(), sector('n').toString()]));
    const { after: sure } = losses([...made, { kind: 'sync-names' }], [['told', 7, sector('o')]]);
    expect(texts(sure, 'told')).toEqual(new Set([sector('n').toString()]));
    expect(texts(sure, 'next')).toEqual(new Set(['gone']));
  });

  test('a reused inode belongs to the right file', () => {
    const again: readonly FileOperation[] = [
      { kind: 'unlink', file: 1, name: 'db' },
      { kind: 'create', file: 1, name: 'wal' },
      { kind: 'sync-names' },
      write(0, sector('w')),
      SYNC,
    ];
    const { after } = losses(again, [OLD]);
    expect([texts(after, 'db'), texts(after, 'wal')]).toEqual([new Set(['gone']), new Set([sector('w').toString()])]);
  });
});

test('recorded operations are parsed, without an incomplete one at the end', () => {
  const entry = (kind: string, file: number, at: number, bytes: string): Buffer => {
    const head = Buffer.alloc(21);
    head.write(kind, 'latin1');
    head.writeBigUInt64LE(BigInt(file), 1);
    head.writeBigUInt64LE(BigInt(at), 9);
    head.writeUInt32LE(bytes.length, 17);
    return Buffer.concat([head, Buffer.from(bytes)]);
  };
  const record = Buffer.concat([
    entry('C', 5, 0, 'db'),
    entry('W', 5, 4096, 'page'),
    entry('R', 5, 0, 'db\0other'),
    entry('S', 5, 0, ''),
    entry('D', 1, 0, ''),
  ]);
  const operations: readonly FileOperation[] = [
    { kind: 'create', file: 5, name: 'db' },
    { kind: 'write', file: 5, at: 4096, bytes: Buffer.from('page') },
    { kind: 'rename', file: 5, from: 'db', to: 'other' },
    { kind: 'sync', file: 5 },
    { kind: 'sync-names' },
  ];
  expect(fileOperationsIn(record)).toEqual(operations);
  expect(fileOperationsIn(Buffer.concat([record, entry('W', 5, 0, 'torn').subarray(0, -1)]))).toEqual(operations);
  expect(() => fileOperationsIn(entry('?', 5, 0, ''))).toThrow('do not fit together');
});
