// Tests that an answer reaches the table once, even if the connection breaks.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Caller, gameAt, updateTo } from '../testing/fake-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANSWER = { type: 'answer', step: 4, option: 1 } as const;

const refusal = (code: string, about: string | null = 'answer') =>
  ({ type: 'error', code, message: 'No.', about }) as const;

/** Breaks the connection, and opens a new one. */
function lineBreaks(caller: Caller): void {
  caller.line.closes();
  vi.advanceTimersByTime(10_000);
  caller.arrive();
}

test('an answer is sent with the number of its question', () => {
  const caller = new Caller().play();
  expect(caller.client.answer(1)).toBe(true);
  expect(caller.said).toEqual([ANSWER]);
});

test('a second answer to the same question is not sent', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  expect(caller.client.answer(0)).toBe(false);
  expect(caller.said).toEqual([ANSWER]);
});

test('the next question can be answered', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(updateTo(5));
  expect(caller.client.answer(0)).toBe(true);
  expect(caller.said).toEqual([ANSWER, { type: 'answer', step: 5, option: 0 }]);
});

test('nothing can be answered without a game', () => {
  expect(new Caller().arrive().client.answer(0)).toBe(false);
});

test('an answer is sent again after a lost connection, once', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  lineBreaks(caller);
  expect(caller.said).toEqual([ANSWER]);
  caller.line.tells(gameAt(4));
  expect(caller.said).toEqual([ANSWER]);
});

test('an answer is not sent again once the game has moved on', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(updateTo(5));
  lineBreaks(caller);
  expect(caller.said).toEqual([]);
});

test('an answer given without a connection is sent when there is one', () => {
  const caller = new Caller().play();
  caller.line.closes();
  expect(caller.client.answer(1)).toBe(true);
  expect(caller.client.answer(1)).toBe(false);
  vi.advanceTimersByTime(10_000);
  caller.arrive();
  expect(caller.said).toEqual([ANSWER]);
});

test('an answer given while reconnecting is sent as soon as the client is welcome', () => {
  const caller = new Caller().play();
  caller.line.closes();
  caller.client.answer(1);
  vi.advanceTimersByTime(400);
  expect(caller.sockets).toHaveLength(2);
  caller.arrive();
  expect(caller.said).toEqual([ANSWER]);
});

test('a refusal of an answer that was sent again is reported', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  lineBreaks(caller);
  caller.line.tells(refusal('not-stored'));
  expect(caller.refusals).toEqual(['not-stored']);
  expect(caller.client.answer(0)).toBe(true);
});

test('an answer is sent again only after the whole game has been received anew', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(updateTo(9));
  vi.advanceTimersByTime(10_000);
  caller.arrive();
  expect(caller.said).toEqual([]);
  caller.line.tells(gameAt(4));
  expect(caller.said).toEqual([ANSWER]);
});

test('an answer is forgotten if the game has moved on during the absence', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(updateTo(9));
  vi.advanceTimersByTime(10_000);
  caller.arrive().line.tells(gameAt(9));
  expect(caller.said).toEqual([]);
  expect(caller.client.answer(0)).toBe(true);
});

test('no refusal is reported if the first copy of an answer had arrived after all', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  lineBreaks(caller);
  caller.line.tells(updateTo(5), refusal('stale-question'));
  expect(caller.refusals).toEqual([]);
  caller.client.answer(0);
  caller.line.tells(refusal('stale-question'));
  expect(caller.refusals).toEqual(['stale-question']);
});

test('an answer that comes too late is refused and reported', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(refusal('stale-question'));
  expect(caller.refusals).toEqual(['stale-question']);
});

test('a refusal of an earlier answer does not affect the answer to a later question', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(updateTo(5));
  caller.client.answer(0);
  caller.line.tells({ ...refusal('stale-question'), step: 4 });
  expect(caller.refusals).toEqual([]);
  expect(caller.client.answer(1)).toBe(false);
  caller.line.tells({ ...refusal('no-such-option'), step: 5 });
  expect(caller.refusals).toEqual(['no-such-option']);
  expect(caller.client.answer(1)).toBe(true);
});

test.each([refusal('no-such-option'), refusal('not-stored'), refusal('slow-down', null)])(
  'a player can answer again after the refusal $code',
  (error) => {
    const caller = new Caller().play();
    caller.client.answer(1);
    caller.line.tells(error);
    expect(caller.refusals).toEqual([error.code]);
    expect(caller.client.answer(0)).toBe(true);
  },
);

test('a refusal of another message does not affect the answer', () => {
  const caller = new Caller().play();
  caller.client.answer(1);
  caller.line.tells(refusal('wrong-channel', 'say'));
  expect(caller.client.answer(0)).toBe(false);
});
