import { RULES } from '@posse/engine';
import { commitmentOf, gameIdOf, type Proof, type Replay, seedOf } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { checked, type Noted, ownLucks, type ProofStep, stepsFor } from './proof-check.ts';
import { PARTIES, provenGame } from './testing/games.ts';

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
  const noted = { id, lucks };

  test('holds, step by step', async () => {
    expect(await stepsOf(proof)).toEqual(stepsFor(null).map((step) => ({ id: step, holds: true })));
    expect((await stepsOf(proof, noted)).map((step) => step.id)).toEqual([...stepsFor(noted)]);
    expect(await firstWrong(proof, noted)).toBeNull();
  });

  test('names the promise if the secret is another one', async () => {
    expect(await firstWrong({ ...proof, secret: 'f00d'.repeat(15) })).toBe('promise');
    expect(await firstWrong({ ...proof, commitment: commitmentOf('other') })).toBe('promise');
  });

  test('names the number if the game is another one', async () => {
    expect(await firstWrong({ ...proof, id: 'another' })).toBe('number');
    const secret = 'beef'.repeat(15);
    const other = provenGame(party, secret);
    expect(await firstWrong(other)).toBeNull();
    expect(await firstWrong(other, noted)).toBe('number');
  });

  test('names the luck if it is not what was shown while the game was played', async () => {
    const swapped = ['00'.repeat(16), ...lucks.slice(1)];
    const seed = seedOf(SECRET, id, swapped);
    expect(await firstWrong({ ...proof, lucks: swapped, replay: { ...replay, seed } }, noted)).toBe('luck');
  });

  test('names the seed if it was chosen', async () => {
    expect(await firstWrong({ ...proof, replay: { ...replay, seed: 'a better one' } }, noted)).toBe('seed');
    expect(await firstWrong({ ...proof, lucks: lucks.slice(1) })).toBe('seed');
  });

  test('names the deal if cards or dice were laid out for it', async () => {
    const setup = { ...replay.setup, staged: {} };
    expect(await firstWrong({ ...proof, replay: { ...replay, setup } }, noted)).toBe('dealt');
  });

  test('names the answers if one was changed', async () => {
    const { answers } = replay;
    const changed = answers.with(3, { seat: 0, kind: 'nonsense' });
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: changed } }, noted)).toBe('answers');
    const added = [...answers, answers.at(-1)] as typeof answers;
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: added } }, noted)).toBe('answers');
  });

  test('names the winners if they did not win', async () => {
    const winners = [7];
    expect(await firstWrong({ ...proof, replay: { ...replay, winners } })).toBe('winners');
    expect(await firstWrong({ ...proof, replay: { ...replay, answers: replay.answers.slice(0, -1) } })).toBe('winners');
  });

  describe('by other rules', () => {
    const byRules = (rules: number | undefined, changes: Partial<Replay>): Proof => {
      const { rules: _, ...rest } = replay;
      return { ...proof, replay: { ...rest, ...changes, ...(rules !== undefined && { rules }) } };
    };
    const nonsense = replay.answers.with(3, { seat: 0, kind: 'nonsense' });

    test('holds where they lead to the same', async () => {
      for (const rules of [undefined, RULES - 1, RULES + 1])
        expect((await stepsOf(byRules(rules, {}))).at(-1)).toEqual({ id: 'winners', holds: true });
    });

    test.each([undefined, RULES - 1])('tells older ones from a cheat: %s', async (rules) => {
      expect((await stepsOf(byRules(rules, { answers: nonsense }))).at(-1)).toEqual({
        id: 'answers',
        holds: 'older-rules',
      });
      expect((await stepsOf(byRules(rules, { winners: [7] }))).at(-1)).toEqual({ id: 'winners', holds: 'older-rules' });
      expect((await stepsOf(byRules(rules, { answers: replay.answers.slice(0, -1) }))).at(-1)).toEqual({
        id: 'winners',
        holds: 'older-rules',
      });
    });

    test('finds a cheat all the same', async () => {
      const cheat = byRules(RULES - 1, { winners: [7], seed: 'a better one' });
      expect(await firstWrong(cheat)).toBe('seed');
    });

    test('says so if they are newer', async () => {
      expect((await stepsOf(byRules(RULES + 1, { winners: [7] }))).at(-1)).toEqual({
        id: 'answers',
        holds: 'newer-rules',
      });
    });
  });

  test('tells own luck from plain luck', () => {
    expect(ownLucks(proof)).toEqual(lucks.map((_, place) => place === 0));
    expect(gameIdOf(proof.commitment)).toBe(id);
  });
});
