// Tests that the coach holds back blunders of a solo player, and nothing else.

import type { AnswerBase } from '@posse/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session, TableState } from '../game-table/session/table-session.ts';
import type { ShownWarning } from './question-advice.ts';

const OPTIONS = [{ kind: 'play' }, { kind: 'end' }] as unknown as readonly AnswerBase[];
const [SHOT, END] = OPTIONS as [AnswerBase, AnswerBase];

const blunder = { mark: 'blunder', loss: 0.4, best: 1 } as ShownWarning;
const trifle = { ...blunder, mark: 'inaccuracy' } as ShownWarning;

let sent: AnswerBase[];

/** A session at step 7 that notes what is sent. */
function sessionAt(options: readonly AnswerBase[] = OPTIONS): Session {
  const shown = { step: 7, view: { options } };
  const store = createStore(() => ({ shown, game: shown }) as unknown as TableState);
  const answer = (option: AnswerBase): boolean => sent.push(option) > 0;
  return { store, answer, close: () => undefined } as unknown as Session;
}

async function warned(given: ShownWarning | null | Error, isOn = true, options = OPTIONS) {
  const { settings } = await import('../app/user-settings.ts');
  settings.setState({ warnings: isOn });
  const { withWarnings, heldAnswer } = await import('./blunder-warnings.ts');
  const check = vi.fn(async (): Promise<ShownWarning | null> => {
    if (given instanceof Error) throw given;
    return given;
  });
  return { session: withWarnings(sessionAt(options), 'CODE', check), check, held: () => heldAnswer.getState().held };
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that the coach takes for a blunder is held back until the player insists', async () => {
  const { session, held } = await warned(blunder);
  expect(session.answer(SHOT)).toBe(true);
  await vi.waitFor(() => expect(held()).not.toBeNull());
  expect(sent).toEqual([]);
  held()?.send(0);
  expect([sent, held()]).toEqual([[SHOT], null]);
});

test('an answer that costs little goes out at once, as does one that the coach can’t judge', async () => {
  for (const given of [trifle, null, new Error('no coach')]) {
    const { session, held } = await warned(given);
    session.answer(SHOT);
    await vi.waitFor(() => expect(sent).toEqual([SHOT]));
    expect(held()).toBeNull();
    sent = [];
  }
});

test('a player whom the coach keeps waiting may send the answer unchecked, or think again', async () => {
  vi.useFakeTimers();
  for (const isSent of [true, false]) {
    const { session, check, held } = await warned(blunder);
    let tell = (_: ShownWarning): void => undefined;
    check.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
    session.answer(SHOT);
    vi.advanceTimersByTime(5000);
    expect(held()).toMatchObject({ warning: null, given: 0 });
    if (isSent) held()?.send(0);
    else held()?.drop();
    tell(blunder);
    await vi.advanceTimersByTimeAsync(1);
    expect([held(), sent]).toEqual([null, isSent ? [SHOT] : []]);
    sent = [];
  }
});

test('an answer that was pressed twice is checked and sent once', async () => {
  const { session, check } = await warned(trifle);
  expect([session.answer(SHOT), session.answer(END)]).toEqual([true, false]);
  await vi.waitFor(() => expect(sent).toEqual([SHOT]));
  expect(check).toHaveBeenCalledTimes(1);
});

test('the coach looks at no answer while its warnings are off, nor at the only one', async () => {
  for (const [isOn, options] of [[false, OPTIONS] as const, [true, [SHOT]] as const]) {
    const { session, check } = await warned(blunder, isOn, options);
    session.answer(SHOT);
    expect(check).not.toHaveBeenCalled();
  }
  expect(sent).toEqual([SHOT, SHOT]);
});

test('leaving the table forgets a held answer', async () => {
  const { session, held } = await warned(blunder);
  session.answer(SHOT);
  await vi.waitFor(() => expect(held()).not.toBeNull());
  session.close();
  expect([held(), sent]).toEqual([null, []]);
});
