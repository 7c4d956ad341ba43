// Random numbers from a keyed counter stream (ChaCha8).
// Without the key, past numbers reveal nothing about future ones.

import { chachaBlock } from './chacha-block.ts';

/** The state of the random numbers of a game: the secret key and the number of words used. */
export interface Random {
  /** Eight 32-bit words. They are never changed in place, so copies share them. */
  readonly key: readonly number[];
  at: number;
  /** Lessons only: the numbers that come next instead of those of the stream, and the position where they start. */
  readonly loaded?: { readonly numbers: readonly number[]; readonly from: number };
}

const WORDS_PER_BLOCK = 16;
const TWO_TO_32 = 2 ** 32;

/** The next integer from 0 up to, but not including, `limit`. All are equally likely. */
export function below(random: Random, limit: number): number {
  if (random.loaded !== undefined) {
    const named = random.loaded.numbers[random.at - random.loaded.from];
    if (named !== undefined) {
      random.at++;
      return named;
    }
  }
  const word = fairWord(random, limit);
  return limit < PARTS.length ? rest(word, timesIn(word, limit), limit) : word % limit;
}

/**
 * The next word that gives every remainder by this limit with equal probability. Only the last few words are rejected.
 */
function fairWord(random: Random, limit: number): number {
  for (;;) {
    const word = nextWord(random);
    if (word >>> 0 < -limit >>> 0 || word < TWO_TO_32 - (TWO_TO_32 % limit)) return word;
  }
}

/**
 * Slightly more than the reciprocal of each small number. The excess is too small to matter below 2^32, and large
 * enough to prevent rounding down. Multiplying is twice as fast as dividing.
 */
const PARTS = Float64Array.from({ length: 1024 }, (_, limit) => (1 + 2 ** -40) / limit);
const timesIn = (word: number, limit: number): number => (word * (PARTS[limit] as number)) >>> 0;
const rest = (word: number, times: number, limit: number): number => (word - Math.imul(times, limit)) | 0;

/** Shuffles a list in place. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) exchange(list, last, below(random, last + 1));
  return list;
}

/**
 * Shuffles with half as many words, for imagined tables only, because deals from a seed must never change. The list has
 * at most a thousand entries.
 */
export function mix<T>(random: Random, list: T[]): T[] {
  let last = list.length - 1;
  for (; last > 1; last -= 2) {
    const word = fairWord(random, (last + 1) * last);
    const times = timesIn(word, last + 1);
    exchange(list, last, rest(word, times, last + 1));
    exchange(list, last - 1, rest(times, timesIn(times, last), last));
  }
  if (last === 1) exchange(list, 1, below(random, 2));
  return list;
}

function exchange<T>(list: T[], one: number, other: number): void {
  const moved = list[one] as T;
  list[one] = list[other] as T;
  list[other] = moved;
}

/** Picks one entry of a list. All are equally likely. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('Cannot pick from an empty list.');
  return list[below(random, list.length)] as T;
}

/** Picks this many entries of a list, in random order. */
export function someOf<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = list.slice();
  const found: T[] = [];
  while (found.length < count && left.length > 0) {
    const place = below(random, left.length);
    found.push(left[place] as T);
    left[place] = left[left.length - 1] as T;
    left.pop();
  }
  return found;
}

/** Makes a stream from any text. The same text gives the same game on every machine. */
export function randomFrom(seed: string): Random {
  const bytes = utf8(seed);
  const key = [0, 0, 0, 0, 0, 0, 0, bytes.length];
  for (let start = 0; start < bytes.length || start === 0; start += 32) {
    for (let i = 0; i < 32 && start + i < bytes.length; i++) {
      const word = i >> 2;
      key[word] = ((key[word] as number) ^ ((bytes[start + i] as number) << ((i & 3) * 8))) >>> 0;
    }
    chachaBlock(key, start / 32, mixed);
    for (let word = 0; word < key.length; word++) key[word] = mixed[word] as number;
  }
  return { key, at: 0 };
}

const mixed = new Uint32Array(WORDS_PER_BLOCK);

/** The same stream, except that these numbers come next. */
export const loadedWith = ({ key, at }: Random, numbers: readonly number[]): Random => ({
  key,
  at,
  loaded: { numbers, from: at },
});

/** Makes a new stream that the parent determines. Its numbers reveal nothing about the parent's next ones. */
export function fork(random: Random): Random {
  const key: number[] = [];
  for (let word = 0; word < 8; word++) key.push(nextWord(random));
  return { key, at: 0 };
}

/** The same key, read from a random position: for imagined games. It is cheaper than a fork. */
export const elsewhere = (random: Random): Random => ({ key: random.key, at: nextWord(random) >>> 2 });

/** The block computed last for a stream, cached because the next words come from it too. */
interface Block {
  key: readonly number[] | null;
  /** The position of its first word in the stream. */
  from: number;
  readonly words: Uint32Array;
}

const NOWHERE = -WORDS_PER_BLOCK;
const noBlock = (): Block => ({ key: null, from: NOWHERE, words: new Uint32Array(WORDS_PER_BLOCK) });

// Two cached blocks, because most callers alternate between two streams: those of a game and of its bots.
let last = noBlock();
let other = noBlock();

function nextWord(random: Random): number {
  if (random.key !== last.key) turnTo(random.key);
  const place = random.at - last.from;
  if (place >= 0 && place < WORDS_PER_BLOCK) {
    random.at++;
    return last.words[place] as number;
  }
  const number = Math.floor(random.at / WORDS_PER_BLOCK);
  chachaBlock(random.key, number, last.words);
  last.from = number * WORDS_PER_BLOCK;
  return last.words[random.at++ - last.from] as number;
}

/** Makes the block of this key the current one. */
function turnTo(key: readonly number[]): void {
  const before = last;
  last = other;
  other = before;
  if (last.key === key) return;
  last.key = key;
  last.from = NOWHERE;
}

// Some places that run the engine have no TextEncoder.
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const code = text.codePointAt(place) as number;
    // A character beyond the first plane takes up two places.
    if (code >= 0x10000) place++;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
