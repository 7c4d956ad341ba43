// Tests of packs by chance: valid ones play, mutated ones are refused or valid.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cardGame, kindOf } from '@posse/card';
import { checkPack, packSet } from '@posse/card/packs';
import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { verdictOn } from './mutant-verdict.ts';
import { mutated } from './mutated-pack.ts';
import { playBare, playChecked } from './pack-games.ts';
import { randomPack } from './random-pack.ts';

const FAN_CARDS = new URL('../../../../docs/house-cards/fan-cards.json', import.meta.url);
const fanCards = (): object => JSON.parse(readFileSync(FAN_CARDS, 'utf8')) as object;

test('a hundred random packs play to the end, without a lost card or a failure', () => {
  let stalled = 0;
  for (let number = 0; number < 100; number++) {
    const pack = randomPack(randomFrom(`pack ${number}`));
    if (pack !== null) stalled += playBare(pack, 3, `pack ${number}`).stalled;
  }
  expect(stalled).toBe(0);
}, 120_000);

test('every property holds in games of random packs', () => {
  for (const number of [3, 16, 27]) {
    const pack = randomPack(randomFrom(`pack ${number}`));
    if (pack !== null) expect(playChecked(pack, number)).toBeGreaterThan(0);
  }
}, 120_000);

test('a mutated pack is refused with a sentence, or valid and playable', () => {
  const found: Record<string, number> = {};
  const packs = Array.from({ length: 20 }, (_, number) => randomPack(randomFrom(`pack ${number}`)) ?? fanCards());
  for (let number = 0; number < 1000; number++) {
    const verdict = verdictOn(mutated(randomFrom(`mutant ${number}`), packs[number % packs.length] ?? fanCards()));
    found[verdict] = (found[verdict] ?? 0) + 1;
  }
  expect(Object.keys(found).sort()).toEqual(['refused', 'valid']);
  expect(found.valid).toBeGreaterThan(20);
}, 120_000);

test('the twenty fan cards are used, and every property holds', () => {
  const pack = checkPack(fanCards());
  expect(Object.keys({ ...pack.kinds, ...pack.characters, ...pack.events }).length).toBe(20);
  for (const number of [0, 13]) expect(playChecked(pack, number)).toBeGreaterThan(50);
  const used = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const t = cardGame.deal({ seats: 5, packs: [pack] }, `fan ${game}`);
    const random = randomFrom(`fan ${game}`);
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
      const answer = asked.options[below(random, asked.options.length)];
      if (answer === undefined) throw new Error('nothing to answer');
      if (answer.kind === 'play') used.add(kindOf(t, answer.card).key);
      cardGame.apply(t, answer);
    }
  }
  const missing = Object.keys(pack.kinds).filter((key) => ![...used].some((one) => one.startsWith(`${key}-`)));
  expect(missing).toEqual([]);
}, 120_000);

test('the hash of a set is the SHA-256 that Node computes of the canonical JSON', () => {
  const { face: _, ...rules } = checkPack(fanCards());
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, one]) => [key, sorted(one)]),
          )
        : value;
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(rules)))
    .digest('hex');
  expect(packSet(fanCards()).id).toBe(`house-pack-${hash}`);
});
