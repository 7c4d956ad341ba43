// Tests the size and the version of the weights that marshals play with.

import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { CARD_POLICY, DICE_POLICY } from '@posse/bots/search';
import { expect, test } from 'vitest';

const MAX_KB = 60;

test.each([
  ['card', CARD_POLICY],
  ['dice', DICE_POLICY],
])('the weights of the %s game are versioned by their SHA-256, and small when compressed', (_game, stored) => {
  expect(createHash('sha256').update(stored.text).digest('hex').slice(0, 12)).toBe(stored.version);
  expect(brotliCompressSync(stored.text).length).toBeLessThan(MAX_KB * 1000);
});
