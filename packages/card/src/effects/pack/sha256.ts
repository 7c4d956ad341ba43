// SHA-256 of a text (FIPS 180-4), for places that have no other.

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false;
    if (isPrime) found.push((root(number) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const ROUNDS = rootsOfPrimes(64, Math.cbrt);
const START = rootsOfPrimes(8, Math.sqrt);

/** The SHA-256 of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  const hash = START.slice();
  for (let at = 0; at < blocks.length; at += 64) addBlock(hash, view, at);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function addBlock(hash: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < 16; place++) words[place] = view.getUint32(at + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [word(place - 15), word(place - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = word(place - 16) + first + word(place - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let place = 0; place < 64; place++) {
    const one =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[place] ?? 0) + word(place);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [place, more] of [a, b, c, d, e, f, g, h].entries()) hash[place] = (hash[place] ?? 0) + more;
}

/** The text in UTF-8; halves of surrogate pairs become U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text.toWellFormed()) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
}
