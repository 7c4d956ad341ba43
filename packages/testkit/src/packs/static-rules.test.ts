// Tests that each static rule alone refuses a pack that would do harm without it.
// Runs apart: house sets stay in the catalogue.

import { BadPack, checkPack, STATIC_RULES } from '@posse/card/packs';
import { expect, test } from 'vitest';
import { HARMFUL_PACKS, harmWithout } from './harmful-packs.ts';

test.each(STATIC_RULES)(
  'the rule "%s" is needed: without it a pack does harm',
  (rule) => {
    const { pack, harm } = HARMFUL_PACKS[rule];
    expect(() => checkPack(pack)).toThrow(BadPack);
    expect(harmWithout(rule)).toBe(harm);
  },
  60_000,
);
