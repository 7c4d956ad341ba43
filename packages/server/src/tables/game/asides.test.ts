// Tests that asides, while another player is asked, cost nobody any time.

import { type AnswerBase, below, randomFrom, seat, seatsOf } from '@posse/engine';
import type { AnswerRecord, Change, GameRecord, Store } from '@posse/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIME } from '../../clocks.ts';
import { DEFAULTS } from '../../config.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import { RunningGame } from './running-game.ts';

const ANSWER = 10;
const BANK = 30;
const SEATS = 7;

let stored: AnswerRecord[];
const store = {
  write(changes: readonly Change[]) {
    for (const change of changes) if (change.put === 'answer') stored.push(change.record);
    return Promise.resolve();
  },
} as unknown as Store;

beforeEach(() => {
  stored = [];
  stopTime();
});
afterEach(() => void vi.useRealTimers());

const give = (round: RunningGame, place: number, answer: AnswerBase | undefined): Promise<unknown> =>
  round.applyAndStore(place, answer as AnswerBase, null, { changes: () => [], evening: async () => null }, () => ({
    lasts: 0,
    isShown: false,
  }));

/** A random game at a question during which another player may make a move. */
async function comesToAside(): Promise<{
  readonly round: RunningGame;
  readonly asked: number;
  readonly other: number;
}> {
  for (let number = 0; number < 50; number++) {
    const seed = `aside ${number}`;
    const random = randomFrom(seed);
    const record = { id: seed, game: 'card', setup: { seats: SEATS }, seed } as unknown as GameRecord;
    const round = RunningGame.deal({ store, time: TIME, config: DEFAULTS }, record, { answer: ANSWER, bank: BANK });
    for (let { asked } = round.match; asked !== null; asked = round.match.asked) {
      const other = seatsOf(SEATS).find((one) => one !== asked && round.match.options(one).length > 0);
      if (other !== undefined) return { round, asked, other };
      const options = round.match.options(seat(asked));
      await give(round, asked, options[below(random, options.length)]);
    }
  }
  throw new Error('No game came to such a question.');
}

test('a question to another player in between neither costs the asked player time nor renews their time', async () => {
  const { round, asked, other } = await comesToAside();
  const banks = [...round.clock.banks];
  pass(ANSWER - 1);
  await give(round, other, round.match.options(seat(other))[0]);
  expect(round.match.asked).toBe(asked);
  expect(stored.at(-1)).toMatchObject({ seat: other, took: 0 });
  expect(round.clock.left(TIME.now())).toBe((1 + BANK) * 1000);
  pass(1);
  await give(round, asked, round.match.options(seat(asked))[0]);
  expect(stored.at(-1)).toMatchObject({ seat: asked, took: ANSWER * 1000 });
  expect(round.clock.banks).toEqual(banks);
});
