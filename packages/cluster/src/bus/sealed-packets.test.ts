// Tests that changed, copied and forged packets are rejected.

import { expect, test } from 'vitest';
import { BUS_VERSION } from './node-packets.ts';
import { type OpenedPacket, PacketSeal } from './sealed-packets.ts';
import { WINDOW_SIZE } from './sequence-window.ts';

const SECRET = 'a secret that all nodes share';
const TO_B = 'posse.node.b';
const ALL = 'posse.town';

const two = (): { readonly a: PacketSeal; readonly b: PacketSeal } => ({
  a: new PacketSeal('a', SECRET),
  b: new PacketSeal('b', SECRET),
});

/** The packet with one flipped bit. */
function tampered(bytes: Uint8Array, place: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

const textOf = (opened: OpenedPacket | string): string => (typeof opened === 'string' ? opened : opened.text);

test('a node opens what another node sealed for it, and nothing of it is readable on the way', () => {
  const { a, b } = two();
  const { bytes, sequence } = a.seal(TO_B, 'Ann holds a Bang! ♠');
  expect(bytes.toString('latin1')).not.toContain('Ann');
  expect(b.open(TO_B, bytes, false)).toEqual({ from: 'a', sequence, text: 'Ann holds a Bang! ♠' });
});

test('a node opens an empty sealed text and one of a megabyte', () => {
  const { a, b } = two();
  for (const text of ['', 'x'.repeat(1_000_000)])
    expect(textOf(b.open(TO_B, a.seal(TO_B, text).bytes, false))).toBe(text);
});

test('a node drops a sealed packet of which any byte was changed', () => {
  const { a, b } = two();
  const { bytes } = a.seal(TO_B, 'hello');
  for (let place = 0; place < bytes.length; place++)
    expect(b.open(TO_B, tampered(bytes, place), false), `byte ${place}`).toBe('forged');
  expect(textOf(b.open(TO_B, bytes, false))).toBe('hello');
});

test('a node drops a sealed packet that was cut short at any byte, or made longer', () => {
  const { a, b } = two();
  const { bytes } = a.seal(TO_B, 'hello');
  for (let length = 0; length < bytes.length; length++)
    expect(b.open(TO_B, bytes.subarray(0, length), false), `${length} bytes`).toBe('forged');
  expect(b.open(TO_B, Buffer.concat([bytes, Buffer.of(0)]), false)).toBe('forged');
});

test('a node drops a sealed packet that comes by another subject, or to another receiver', () => {
  const { a } = two();
  const { bytes } = a.seal(TO_B, 'hello');
  for (const subject of ['posse.node.c', 'posse.ask.b', 'posse.answer.b', ALL])
    expect(new PacketSeal('c', SECRET).open(subject, bytes, subject === ALL)).toBe('forged');
});

test('a node drops a packet that a node with another secret has sealed', () => {
  const { b } = two();
  expect(b.open(TO_B, new PacketSeal('a', `${SECRET}.`).seal(TO_B, 'hello').bytes, false)).toBe('forged');
});

test('a node drops a packet of another version of the bus', () => {
  const { a, b } = two();
  const { bytes } = a.seal(TO_B, 'hello');
  for (const version of [0, 1, BUS_VERSION + 1, '{'.charCodeAt(0)]) {
    const other = Uint8Array.from(bytes);
    other[0] = version;
    expect(b.open(TO_B, other, false)).toBe('forged');
  }
});

test('each start of a node has a sealing key of its own', () => {
  const bytes = new PacketSeal('node-1', SECRET).seal(TO_B, 'hello').bytes;
  const renamed = Uint8Array.from(bytes);
  renamed[2 + 'node-'.length] = '2'.charCodeAt(0);
  expect(new PacketSeal('b', SECRET).open(TO_B, renamed, false)).toBe('forged');
});

test('the same text is never sealed into the same bytes', () => {
  const { a } = two();
  const sealed = Array.from({ length: 100 }, () => a.seal(TO_B, 'hello').bytes.subarray(9).toString('hex'));
  expect(new Set(sealed).size).toBe(100);
});

test('a node accepts each sealed packet once, in any order', () => {
  const { a, b } = two();
  const [first, second, third] = ['1', '2', '3'].map((text) => a.seal(TO_B, text).bytes) as [Buffer, Buffer, Buffer];
  const heard = [first, third, second, first, second, third].map((bytes) => textOf(b.open(TO_B, bytes, false)));
  expect(heard).toEqual(['1', '3', '2', 'repeated', 'repeated', 'repeated']);
});

test('a node drops a sealed packet that is far behind its sender, although it never came before', () => {
  const { a, b } = two();
  const first = a.seal(TO_B, 'first').bytes;
  const [late, tooLate] = [a.seal(TO_B, 'too late').bytes, a.seal(TO_B, 'late').bytes].reverse() as [Buffer, Buffer];
  expect(textOf(b.open(TO_B, first, false))).toBe('first');
  for (let number = 0; number < WINDOW_SIZE - 2; number++) a.seal(TO_B, 'to somebody else');
  expect(textOf(b.open(TO_B, a.seal(TO_B, 'now').bytes, false))).toBe('now');
  expect(textOf(b.open(TO_B, late, false))).toBe('late');
  a.seal(TO_B, 'to somebody else');
  expect(textOf(b.open(TO_B, a.seal(TO_B, 'now').bytes, false))).toBe('now');
  expect(textOf(b.open(TO_B, tooLate, false))).toBe('repeated');
});

test('a node accepts a broadcast only from a sender that has sent it something directly, and none from before that', () => {
  const { a, b } = two();
  const old = a.seal(ALL, 'old').bytes;
  expect(b.open(ALL, old, true)).toBe('stranger');
  expect(textOf(b.open(TO_B, a.seal(TO_B, 'beat').bytes, false))).toBe('beat');
  expect(b.open(ALL, old, true)).toBe('repeated');
  expect(textOf(b.open(ALL, a.seal(ALL, 'new').bytes, true))).toBe('new');
});

test('a node stores nothing about senders that do not authenticate', () => {
  const { a, b } = two();
  const { bytes } = a.seal(TO_B, 'hello');
  expect(textOf(b.open(TO_B, bytes, false))).toBe('hello');
  for (let number = 0; number < 2000; number++)
    b.open(TO_B, new PacketSeal(`node-${number}`, 'a guess').seal(TO_B, 'hello').bytes, false);
  expect(b.open(TO_B, bytes, false)).toBe('repeated');
});
