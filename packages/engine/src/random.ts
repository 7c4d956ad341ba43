// Chance: a keyed counter stream (ChaCha8). Whoever does not hold the key learns nothing of what comes from what came.

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
  const fair = TWO_TO_32 - (TWO_TO_32 % limit);
  for (;;) {
    const word = nextWord(random);
    if (word < fair) return word % limit;
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

const start = new Uint32Array(WORDS_PER_BLOCK);

/** One block of ChaCha with eight rounds, 256-bit key, 64-bit counter and no nonce. */
export function chachaBlock(key: readonly number[], counter: number, out: Uint32Array): Uint32Array {
  start[0] = 0x61707865; // these four words spell "expand 32-byte k"
  start[1] = 0x3320646e;
  start[2] = 0x79622d32;
  start[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number;
  start[12] = counter % TWO_TO_32;
  start[13] = Math.floor(counter / TWO_TO_32);
  out.set(start);
  for (let round = 0; round < 8; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] = (out[i] as number) + (start[i] as number);
  return out;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  add(x, a, b);
  rotate(x, d, a, 16);
  add(x, c, d);
  rotate(x, b, c, 12);
  add(x, a, b);
  rotate(x, d, a, 8);
  add(x, c, d);
  rotate(x, b, c, 7);
}

function add(x: Uint32Array, to: number, from: number): void {
  x[to] = (x[to] as number) + (x[from] as number);
}

function rotate(x: Uint32Array, at: number, by: number, bits: number): void {
  const mixed = (x[at] as number) ^ (x[by] as number);
  x[at] = (mixed << bits) | (mixed >>> (32 - bits));
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
