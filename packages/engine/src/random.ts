// Chance: a keyed counter stream (ChaCha8). Whoever does not hold the key learns nothing of what comes from what came.

import { chachaBlock } from './chacha.ts';

/** All that a game keeps of its chance: the secret key and how many words of the stream are used up. */
export interface Random {
  /** Eight 32-bit words; never changed in place, so copies share it. */
  readonly key: readonly number[];
  at: number;
  /** For a lesson: the numbers that come next, whatever the stream says, and how much of it was used up before. Left out in every other game. */
  readonly loaded?: { readonly numbers: readonly number[]; readonly from: number };
}

const WORDS_PER_BLOCK = 16;
const TWO_TO_32 = 2 ** 32;

/** The next whole number from 0 up to, not including, `limit`; every one equally likely. */
export function below(random: Random, limit: number): number {
  if (random.loaded !== undefined) {
    const named = random.loaded.numbers[random.at - random.loaded.from];
    if (named !== undefined) {
      random.at++;
      return named;
    }
  }
  for (;;) {
    const word = nextWord(random);
    // Most words are far from the last few, which would make the first numbers likelier; and whole numbers divide quickly.
    if (word < TWO_TO_32 - limit) return (word >>> 0) % (limit >>> 0);
    if (word < TWO_TO_32 - (TWO_TO_32 % limit)) return word % limit;
  }
}

/** Puts a list into a random order, in place. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = list[last] as T;
    list[last] = list[other] as T;
    list[other] = moved;
  }
  return list;
}

/** A stream from any text: the same text gives the same game, on every machine. */
export function randomFrom(seed: string): Random {
  const bytes = utf8(seed);
  let key: number[] = new Array<number>(8).fill(0);
  key[7] = bytes.length;
  for (let start = 0; start < bytes.length || start === 0; start += 32) {
    for (let i = 0; i < 32 && start + i < bytes.length; i++) {
      const word = i >> 2;
      key[word] = ((key[word] as number) ^ ((bytes[start + i] as number) << ((i & 3) * 8))) >>> 0;
    }
    key = [...chachaBlock(key, start / 32, new Uint32Array(WORDS_PER_BLOCK)).subarray(0, 8)];
  }
  return { key, at: 0 };
}

/** The same chance, but these numbers come next. */
export const loadedWith = ({ key, at }: Random, numbers: readonly number[]): Random => ({
  key,
  at,
  loaded: { numbers, from: at },
});

/** A new stream that the parent decides, and whose numbers tell nothing about the parent's next ones. */
export function fork(random: Random): Random {
  return { key: Array.from({ length: 8 }, () => nextWord(random)), at: 0 };
}

/** The block last worked out for a key, kept because the next words come from it too. */
interface Block {
  number: number;
  readonly words: Uint32Array;
}

const blocks = new WeakMap<readonly number[], Block>();
// Most words are wanted of the same stream as the last one.
let lastKey: readonly number[] | null = null;
let lastBlock: Block | null = null;

function blockOf(key: readonly number[]): Block {
  if (key === lastKey && lastBlock !== null) return lastBlock;
  let block = blocks.get(key);
  if (block === undefined) {
    block = { number: -1, words: new Uint32Array(WORDS_PER_BLOCK) };
    blocks.set(key, block);
  }
  lastKey = key;
  lastBlock = block;
  return block;
}

function nextWord(random: Random): number {
  const number = Math.floor(random.at / WORDS_PER_BLOCK);
  const block = blockOf(random.key);
  if (block.number !== number) {
    chachaBlock(random.key, number, block.words);
    block.number = number;
  }
  return block.words[random.at++ % WORDS_PER_BLOCK] as number;
}

// The engine runs where no TextEncoder is promised, so it spells its bytes itself.
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
