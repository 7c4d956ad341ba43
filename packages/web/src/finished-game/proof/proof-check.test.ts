// Tests that a proof fails at the step where it was forged.

import { RULES } from '@posse/engine';
import {
  commitmentOf,
  dealOf,
  gameIdOf,
  type Proof,
  type Replay,
  seatCommitmentOf,
  seedOf,
  transcriptHashesIn,
  transcriptHashOf,
} from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { olderGame, PARTIES, type Party, provenGame } from '../testing/finished-bot-games.ts';
import { checked, type Noted, type ProofStep, stepsFor } from './proof-check.ts';

const SECRET = 'c0ffee'.repeat(10);

async function stepsOf(proof: Proof, noted: Noted | null = null): Promise<ProofStep[]> {
  const steps: ProofStep[] = [];
  for await (const step of checked(proof, noted)) steps.push(step);
  return steps;
}

const firstWrong = async (proof: Proof, noted: Noted | null = null) =>
  (await stepsOf(proof, noted)).find(({ holds }) => holds === false)?.id ?? null;

describe.each(PARTIES)('the proof of a $game game for $seats', (party) => {
  const proof = provenGame(party, SECRET);
  const { id, lucks, replay } = proof;
  const seal = transcriptHashesIn(proof).at(-1) ?? '';
  const noted = { id, lucks, starts: [seal] };

  test('the check of an honest proof passes every step', async () => {
    expect(await stepsOf(proof)).toEqual(stepsFor(proof, null).map((step) => ({ id: step, holds: true })));
    expect((await stepsOf(proof, noted)).map((step) => step.id)).toEqual([...stepsFor(proof, noted)]);
    expect(await firstWrong(proof, noted)).toBeNull();
  });

  test('the check of a proof with another secret fails at the server’s commitment', async () => {
    expect(await firstWrong({ ...proof, secret: 'f00d'.repeat(15) })).toBe('promise');
    expect(await firstWrong({ ...proof, commitment: commitmentOf('other') })).toBe('promise');
  });

  test('the check of a proof with another game’s id fails at the id', async () => {
    expect(await firstWrong({ ...proof, id: 'another' })).toBe('number');
    const secret = 'beef'.repeat(15);
    const other = provenGame(party, secret);
    expect(await firstWrong(other)).toBeNull();
    expect(await firstWrong(other, { ...noted, starts: [] })).toBe('number');
  });

  test('the check of a proof fails at contributions that do not match their commitments', async () => {
    const swapped = ['00'.repeat(32), ...lucks.slice(1)];
    const seed = seedOf(SECRET, seal, swapped);
    expect(await firstWrong({ ...proof, lucks: swapped, replay: { ...replay, seed } }, noted)).toBe('promised');
    expect(await firstWrong({ ...proof, lucks: lucks.with(1, '00'.repeat(16)) }, noted)).toBe('promised');
  });

  test('the check of a proof fails at the id if a commitment was exchanged together with its contribution', async () => {
    const luck = '00'.repeat(32);
    const swapped = { lucks: lucks.with(0, luck), promises: proof.promises.with(0, seatCommitmentOf(luck)) };
    expect(await firstWrong({ ...proof, ...swapped })).toBe('number');
    expect(await firstWrong({ ...proof, ...swapped }, noted)).toBe('starts');
  });

  test('the check of a proof with a chosen seed fails at the seed', async () => {
    expect(await firstWrong({ ...proof, replay: { ...replay, seed: 'a better one' } }, noted)).toBe('seed');
    expect(await firstWrong({ ...proof, lucks: lucks.slice(1) })).toBe('promised');
  });

  test('the check of a proof with a prearranged deal fails at the deal', async () => {
    const setup = { ...replay.setup, staged: {} };
    // Arranging is impossible once everybody has revealed.
    expect(await firstWrong({ ...proof, replay: { ...replay, setup } })).toBe('number');
    const { commitment, promises } = proof;
    const seal = transcriptHashOf({ before: '-', commitment, deal: dealOf(party.game, setup), promises });
    const staged = { ...replay, setup, seed: seedOf(SECRET, seal, lucks) };
    expect(await firstWrong({ ...proof, id: gameIdOf(seal), replay: staged })).toBe('dealt');
  });

  test('the check of a proof with a changed answer fails at the answers', async () => {
    const { answers } = replay;
    const changed = answers.with(3, { seat: 0, kind: 'nonsense' });
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: changed } }, noted)).toBe('answers');
    const added = [...answers, answers.at(-1)] as typeof answers;
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: added } }, noted)).toBe('answers');
  });

  test('the check of a proof with wrong winners fails at the winners', async () => {
    const winners = [7];
    expect(await firstWrong({ ...proof, replay: { ...replay, winners } })).toBe('winners');
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: replay.answers.slice(0, -1) } })).toBe('winners');
  });

  describe('proofs by other rules', () => {
    const byRules = (rules: number | undefined, changes: Partial<Replay>): Proof => {
      const { rules: _, ...rest } = replay;
      return { ...proof, replay: { ...rest, ...changes, ...(rules !== undefined && { rules }) } };
    };
    const nonsense = replay.answers.with(3, { seat: 0, kind: 'nonsense' });

    test('a proof of a game by older or newer rules holds if today’s rules lead to the same game', async () => {
      for (const rules of [undefined, RULES - 1, RULES + 1])
        expect((await stepsOf(byRules(rules, {}))).at(-1)).toEqual({ id: 'winners', holds: true });
    });

    test.each([undefined, RULES - 1])(
      'the check of a proof reports a difference due to older rules as such, and not as a cheat: %s',
      async (rules) => {
        expect((await stepsOf(byRules(rules, { answers: nonsense }))).at(-1)).toEqual({
          id: 'answers',
          holds: 'older-rules',
        });
        expect((await stepsOf(byRules(rules, { winners: [7] }))).at(-1)).toEqual({
          id: 'winners',
          holds: 'older-rules',
        });
        expect((await stepsOf(byRules(rules, { answers: replay.answers.slice(0, -1) }))).at(-1)).toEqual({
          id: 'winners',
          holds: 'older-rules',
        });
      },
    );

    test('the check of a proof still finds a cheat in a game of older rules', async () => {
      const cheat = byRules(RULES - 1, { winners: [7], seed: 'a better one' });
      expect(await firstWrong(cheat)).toBe('seed');
    });

    test('the check of a proof reports a difference due to newer rules as such', async () => {
      expect((await stepsOf(byRules(RULES + 1, { winners: [7] }))).at(-1)).toEqual({
        id: 'answers',
        holds: 'newer-rules',
      });
    });
  });
});

describe('an aborted shuffle', () => {
  const PARTY: Party = { game: 'dice', seats: 4 };
  const first = {
    commitment: commitmentOf('first'),
    secret: 'first',
    deal: dealOf('dice', { seats: 4 }),
    promises: [seatCommitmentOf('00'), seatCommitmentOf('11'), null, null],
    missing: [{ seat: 1, name: 'Copper' }],
  };
  const proof = provenGame(PARTY, SECRET, [first]);
  const { id, lucks } = proof;
  const noted = { id, lucks, starts: [...transcriptHashesIn(proof)] };

  test('the check of a proof with an aborted shuffle passes', async () => {
    expect(await firstWrong(proof, noted)).toBeNull();
  });

  test('the check of a proof fails if an aborted shuffle was left out or changed', async () => {
    expect(await firstWrong({ ...proof, givenUp: [] })).toBe('number');
    expect(await firstWrong({ ...proof, givenUp: [{ ...first, missing: [{ seat: 0, name: 'Juniper' }] }] })).toBe(
      'number',
    );
    expect(await firstWrong({ ...proof, givenUp: [{ ...first, secret: 'second' }] })).toBe('promise');
  });

  test('the check of a proof fails if it lacks an aborted shuffle that this page saw', async () => {
    const other = provenGame(PARTY, SECRET);
    const { id, lucks } = other;
    const starts = [noted.starts[0] ?? '', ...transcriptHashesIn(other)];
    expect(await firstWrong(other, { id, lucks, starts })).toBe('starts');
    expect(await firstWrong(other, { id, lucks, starts: starts.slice(1) })).toBeNull();
  });

  test('the check of a proof fails if an aborted shuffle names no seat without contribution, or reuses commitments', async () => {
    const nobody = provenGame(PARTY, SECRET, [{ ...first, missing: [] }]);
    const unpromised = provenGame(PARTY, SECRET, [{ ...first, missing: [{ seat: 2, name: 'Rattler' }] }]);
    const again = provenGame(PARTY, SECRET, [
      { ...first, promises: [seatCommitmentOf('a1'.repeat(32)), seatCommitmentOf('11'), null, null] },
    ]);
    for (const odd of [nobody, unpromised, again]) expect(await firstWrong(odd)).toBe('starts');
  });
});

describe('a game from before seats made commitments', () => {
  const proof = olderGame({ game: 'dice', seats: 4 }, SECRET);
  const { id, lucks, replay } = proof;
  const noted = { id, lucks, starts: [] };

  test('the proof of a game from before seats made commitments is checked by the rule of its time', async () => {
    const steps = await stepsOf(proof, noted);
    expect(steps.map((step) => step.id)).toEqual(['promise', 'number', 'luck', 'seed', 'dealt', 'answers', 'winners']);
    expect(await firstWrong(proof, noted)).toBeNull();
    expect(await firstWrong({ ...proof, secret: 'other' })).toBe('promise');
    expect(await firstWrong({ ...proof, id: 'other' })).toBe('number');
    expect(await firstWrong({ ...proof, lucks: lucks.with(0, 'b2'.repeat(16)) }, noted)).toBe('luck');
    expect(await firstWrong({ ...proof, replay: { ...replay, seed: 'other' } })).toBe('seed');
  });

  test('a proof of the old kind fails for a game whose shuffle this page saw with commitments', async () => {
    expect(await firstWrong(proof, { ...noted, starts: ['00'.repeat(32)] })).toBe('starts');
  });
});
