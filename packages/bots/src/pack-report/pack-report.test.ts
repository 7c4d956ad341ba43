// Tests of the balance report: verdicts, uses, an example that can be replayed, and slices.

import { cardGame, kindOf } from '@posse/card';
import { expect, test } from 'vitest';
import { packReport } from './pack-report.ts';
import type { PackReport, ReportProgress, ReportWishes } from './report-types.ts';

const face = (...keys: readonly string[]) => ({
  name: 'Trial',
  things: Object.fromEntries(keys.map((key) => [key, { name: key }])),
});

/** A pack that favours the law: the Sheriff draws four cards more. */
const LAWFUL = {
  posse: 1,
  events: {
    wages: {
      final: true,
      power: { turnStarts: [{ do: 'if', if: { is: 'the Sheriff' }, yes: [{ do: 'draw', n: 4 }] }] },
    },
  },
  face: face('wages'),
};

const FIERCE = {
  posse: 1,
  kinds: {
    volley: {
      border: 'brown',
      play: [{ do: 'hurt', who: 'others', n: 1 }],
      copies: '7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ 7♣ 8♣ 9♣ 10♣',
    },
  },
  characters: { jane: { bullets: 5, power: { bangs: 3, reach: 5, drawCount: 4 } } },
  face: face('volley', 'jane'),
};

function report(pack: object, wishes: ReportWishes): { readonly found: PackReport; readonly seen: ReportProgress[] } {
  const run = packReport([pack], wishes);
  const seen: ReportProgress[] = [];
  for (let one = run.next(); ; one = run.next()) {
    if (one.done) return { found: one.value, seen };
    seen.push(one.value);
  }
}

test('a report names the side that a pack makes strong', () => {
  const { found } = report(LAWFUL, { games: 60 });
  expect(found.verdict).toMatchObject({ word: 'strong', side: 'law' });
  expect(found.verdict.change?.mean).toBeGreaterThan(found.verdict.change?.error ?? 0);
  expect(found.things).toMatchObject([{ part: 'events', key: 'wages', wins: null }]);
  expect(found.things[0]?.games).toBeGreaterThan(45);
  expect(found.example).toBeNull();
});

test('a report counts uses, judges characters, and has a game that can be replayed', () => {
  const { found, seen } = report(FIERCE, { games: 40, seed: 'fierce' });
  expect(found.turns.with.mean).toBeLessThan(found.turns.without.mean);
  const [volley, jane] = found.things;
  expect(volley).toMatchObject({ part: 'kinds', key: 'volley' });
  expect(volley?.uses).toBeGreaterThan(volley?.games ?? 0);
  expect(jane).toMatchObject({ key: 'jane', games: 40 });
  expect(jane?.wins?.mean).toBeGreaterThan(jane?.wins?.error ?? 0);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.at(-1)?.done).toBe(seen.at(-1)?.total);
  const { example } = found;
  if (example === null) throw new Error('no play mattered');
  const t = cardGame.deal(example.wishes, example.seed);
  for (const [step, answer] of example.answers.entries()) {
    if (step === example.step && answer.card !== null) expect(kindOf(t, answer.card).key).toMatch(/^volley-/);
    cardGame.apply(t, answer);
  }
  expect(t.winners).toEqual(example.winners);
  expect(example.elseWonBy).not.toBe(example.wonBy);
});

test('the same seed gives the same report, and half a run can be dropped', () => {
  packReport([FIERCE], { games: 10 }).next();
  expect(report(FIERCE, { games: 10 }).found).toEqual(report(FIERCE, { games: 10 }).found);
});

test('a pack that is not valid has no report, but a sentence', () => {
  expect(() => packReport([{ posse: 1 }]).next()).toThrow(/The pack/);
});
