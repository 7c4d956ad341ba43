// Tests of packs by chance: valid ones play, mutated ones are refused or valid.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cardGame, kindOf } from '@posse/card';
import { checkPack, packSet, STATIC_RULES } from '@posse/card/packs';
import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { HARMFUL_PACKS } from './harmful-packs.ts';
import { rarelyExecuted } from './language-tally.ts';
import { verdictOn } from './mutant-verdict.ts';
import { mutated } from './mutated-pack.ts';
import { ownPlays } from './own-plays.ts';
import { playChecked } from './pack-games.ts';
import { brokenRules, failuresOf, newProgress, tryNextPack } from './packs-run.ts';
import { randomPack } from './random-pack.ts';

const FAN_CARDS = new URL('../../../../docs/house-cards/fan-cards.json', import.meta.url);
const fanCards = (): object => JSON.parse(readFileSync(FAN_CARDS, 'utf8')) as object;

test('a hundred random packs play to the end, without a lost card or a failure', () => {
  const progress = newProgress();
  while (progress.packs < 100) tryNextPack(progress, 3);
  expect(failuresOf(progress)).toEqual([]);
  expect([progress.games, progress.stalled.length]).toEqual([300, 0]);
}, 120_000);

test('a run of packs fails for a static rule that is switched off, and names it', () => {
  expect(brokenRules()).toEqual([]);
  for (const rule of STATIC_RULES)
    expect(brokenRules(rule)).toEqual([`The rule "${rule}" refuses nothing: ${HARMFUL_PACKS[rule].harm}.`]);
}, 120_000);

test('a run of packs fails for too many stalled packs, and if something is hardly ever executed', () => {
  const often = { generated: 500, executed: 500 };
  const tally = Object.fromEntries(rarelyExecuted({}, 1).map((name) => [name, often]));
  const progress = { ...newProgress(), packs: 10_000, tally };
  expect(Object.keys(tally).length).toBeGreaterThan(60);
  expect(failuresOf(progress)).toEqual([]);
  const rare = { ...tally, 'verb "draw"': { generated: 500, executed: 199 } };
  expect(failuresOf({ ...progress, tally: rare })).toEqual([
    'The verb "draw" was generated or executed less than 200 times.',
  ]);
  const stalled = Array.from({ length: 21 }, (_, seed) => seed);
  expect(failuresOf({ ...progress, stalled })).toEqual([expect.stringMatching(/^21 of 10000 packs/)]);
});

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

test('at least 95 % of the plays of our own cards are those that their effects alone choose', () => {
  const { plays, agreed, kinds } = ownPlays(12);
  expect(plays).toBeGreaterThan(700);
  expect(Object.keys(kinds).length).toBeGreaterThan(35);
  expect(agreed / plays).toBeGreaterThan(0.95);
});
