// Tests that the time of an answer does not tell whether there was a choice.

import { below, type Random, randomFrom } from '@posse/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoTime, type Question, type Thought } from './bot-questions.ts';
import { EvenThinker, type ThinkingPlace } from './equal-answer-times.ts';

let draws: Random;
beforeEach(() => {
  vi.useFakeTimers({ loopLimit: 100_000 });
  draws = randomFrom('draws');
  vi.spyOn(Math, 'random').mockImplementation(() => below(draws, 1e6) / 1e6);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const asker = (signal = new AbortController().signal) => ({ table: 'TABLE', signal });
const question = (options: number, op = 'turn'): Question => ({
  game: 'card',
  bot: 'legend',
  view: { options: Array(options).fill({}), stack: [{ op }] },
  memory: { deeds: [], sightings: [] },
  random: randomFrom('bot'),
});
const hasChoice = ({ view }: Question): boolean => (view as { readonly options: unknown[] }).options.length > 1;
const opOf = ({ view }: Question): string => (view as { readonly stack: { readonly op: string }[] }).stack[0]?.op ?? '';

const LIMIT = 3000;
const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A busy machine: all questions wait, some in vain, and a search sometimes takes too long. A question without a choice
 * is not searched.
 */
const busyPlace: ThinkingPlace = {
  async think(asked): Promise<Thought> {
    const wait = below(draws, 3300);
    await later(Math.min(wait, LIMIT));
    if (wait > LIMIT) throw new NoTime('busy', 'too many');
    const took = hasChoice(asked)
      ? (opOf(asked) === 'turn' ? 600 : 20) + below(draws, below(draws, 20) === 0 ? 4000 : 700)
      : 0;
    await later(Math.min(took, LIMIT));
    if (took > LIMIT) throw new NoTime('slow', 'too long', LIMIT);
    return { place: 0, took };
  },
};

interface Seemings {
  /** Milliseconds until an answer. */
  readonly times: number[];
  /** The number of questions without an answer. */
  without: number;
}

type Thinks = Pick<ThinkingPlace, 'think'> | Pick<EvenThinker, 'think'>;

/** Asks each question this often, always with others in the queue, and measures the times until they are answered. */
async function seemings(thinker: Thinks, questions: readonly Question[], times: number): Promise<readonly Seemings[]> {
  const all = questions.map((): Seemings => ({ times: [], without: 0 }));
  const asking = questions.flatMap((asked, kind) =>
    Array.from({ length: times }, async (_, number) => {
      const seeming = all[kind] as Seemings;
      await later(number * 100 + kind * 10);
      const begun = Date.now();
      await thinker.think(asked, asker()).catch(() => seeming.without++);
      seeming.times.push(Date.now() - begun);
    }),
  );
  await vi.runAllTimersAsync();
  await Promise.all(asking);
  return all;
}

/**
 * The distance between two distributions of times (Kolmogorov–Smirnov): 0 if they are alike, 1 if they have nothing in
 * common.
 */
function apart(one: readonly number[], other: readonly number[]): number {
  const share = (times: readonly number[], by: number): number =>
    times.filter((time) => time <= by).length / times.length;
  return Math.max(...[...one, ...other].map((time) => Math.abs(share(one, time) - share(other, time))));
}

test('on a busy machine the time of a bot’s answer does not reveal whether it had a choice', async () => {
  const questions = ['turn', 'shot'].flatMap((op) => [question(5, op), question(1, op)]);
  const even = await seemings(new EvenThinker(busyPlace), questions, 1000);
  const raw = await seemings(busyPlace, questions, 1000);
  for (const [choice, none] of [even.slice(0, 2), even.slice(2)] as [Seemings, Seemings][]) {
    expect(apart(choice.times, none.times)).toBeLessThan(0.08);
    expect(Math.abs(choice.without - none.without)).toBeLessThan(40);
  }
  for (const [choice, none] of [raw.slice(0, 2), raw.slice(2)] as [Seemings, Seemings][])
    expect(apart(choice.times, none.times)).toBeGreaterThan(0.12);
});

test('on an idle machine every bot answers after one beat, however many options it has', async () => {
  const idle: ThinkingPlace = {
    async think(asked) {
      const took = hasChoice(asked) ? below(draws, 240) : 0;
      await later(took);
      return { place: 0, took };
    },
  };
  const thinker = new EvenThinker(idle);
  const all = await seemings(thinker, [question(1), question(2), question(9)], 20);
  expect(new Set(all.flatMap(({ times }) => times))).toEqual(new Set([250]));
});

test('a caller who stops waiting for a bot’s answer is told at once, and nothing is left behind', async () => {
  const thinker = new EvenThinker({ think: async () => ({ place: 0, took: 0 }) });
  const giveUp = new AbortController();
  const vain = thinker.think(question(1), asker(giveUp.signal)).catch((error: unknown) => error);
  await Promise.resolve();
  await Promise.resolve();
  giveUp.abort('enough');
  expect(await vain).toBe('enough');
  expect(vi.getTimerCount()).toBe(0);
});

test('an error of a bot is passed on unchanged to the caller', async () => {
  const thinker = new EvenThinker({ think: () => Promise.reject(new Error('no idea')) });
  await expect(thinker.think(question(3), asker())).rejects.toThrow('no idea');
  expect(thinker.maxTables).toBe(Number.POSITIVE_INFINITY);
});
