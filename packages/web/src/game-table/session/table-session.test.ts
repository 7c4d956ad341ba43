// Tests of sessions: updates are shown one after another, and answers match what is shown.

import type { AnswerBase } from '@posse/engine';
import type { ChatLineInfo } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentFor } from './paced-stage.ts';
import type { Session, SessionWish } from './table-session.ts';
import { gameAt, Line, storyPage, updateTo, welcome } from './testing/fake-connection.ts';

const HURT = momentFor('hurt');

const page = { hidden: false, still: false };
let lines: Line[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { hidden: false, still: false });
  lines = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: page.still }));
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (): Line => lines.at(-1) as Line;
const state = () => session.store.getState();
const options = (): readonly AnswerBase[] => state().shown?.view.options as readonly AnswerBase[];

async function come(wish: Partial<SessionWish> = {}): Promise<Line> {
  const { openSession } = await import('./table-session.ts');
  const open = (url: string): Line => {
    lines.push(new Line(url));
    return line();
  };
  session = openSession({ where: 'server', code: 'K7M4QX', url: 'ws://posse.test/ws', open, ...wish });
  return line().opens();
}

async function play(step = 4): Promise<Line> {
  const arrived = await come();
  return arrived.tells(welcome(), gameAt(step));
}

describe('a user who joins', () => {
  test('the first message to a table tells the user’s name, token, ticket and commitment, as far as they exist', async () => {
    await come();
    expect(line().said).toEqual([{ type: 'join', version: 2, table: 'K7M4QX', promise: expect.any(String) }]);
    expect([state().status, state().where, state().shown]).toEqual(['connecting', 'server', null]);
    session.close();
    await come({ name: 'Bob', token: '1.secret', ticket: 'once', where: 'solo' });
    expect(line().said[0]).toMatchObject({ name: 'Bob', token: '1.secret', ticket: 'once' });
    expect(state().where).toBe('solo');
  });

  test('the welcome message sets the table, the user’s id and the game', async () => {
    await play();
    const { status, stoppedBecause, you, seat, lines: talk, proof, game, shown } = state();
    expect({ status, stoppedBecause, you, seat, talk, proof }).toEqual({
      status: 'open',
      stoppedBecause: null,
      you: 'bob',
      seat: 1,
      talk: [],
      proof: null,
    });
    expect(state().table?.code).toBe('K7M4QX');
    expect([game?.step, shown?.step, state().beat, state().story.length]).toEqual([4, 4, null, 0]);
  });

  test('each new token of the user’s seat is reported once for storing', async () => {
    const seated: string[] = [];
    await come({ token: 'old', seated: (token) => void seated.push(token) });
    line().tells(welcome(), { type: 'seat', seat: 1, token: 'old' });
    expect(seated).toEqual([]);
    line().tells({ type: 'seat', seat: 1, token: 'new' }, { type: 'seat', seat: 1, token: 'new' });
    line().tells({ type: 'seat', seat: null, token: null });
    expect(seated).toEqual(['new']);
  });

  test('a ticket, a proof and each refusal from the server become part of the page’s state', async () => {
    await play();
    line().tells({ type: 'ticket', ticket: 'once', left: 9000 }, { type: 'proof', game: 'g1', secret: 's' });
    expect(state().ticket).toEqual({ ticket: 'once', left: 9000 });
    expect(state().proof).toEqual({ game: 'g1', secret: 's' });
    const no = { type: 'error', code: 'not-now', message: 'Not now.', about: 'start' } as const;
    line().tells(no);
    const first = state().refused;
    line().tells(no);
    expect(state().refused).toEqual({ code: 'not-now', message: 'Not now.', about: 'start' });
    expect(state().refused).not.toBe(first);
  });

  test('a notice about a player appears in the story after the answers shown so far', async () => {
    await play();
    const notice: ChatLineInfo = {
      number: 3,
      channel: 'table',
      game: 'g1',
      seat: 0,
      name: 'Ann',
      text: '',
      at: 0,
      notice: 'left',
    };
    line().tells({ type: 'line', line: notice });
    expect(state().asides).toEqual([{ line: notice, step: 4 }]);
  });

  test('the page sends pings to the server only while it is visible', async () => {
    await play();
    page.hidden = true;
    vi.advanceTimersByTime(3000);
    expect(line().said.filter(({ type }) => type === 'ping')).toEqual([]);
    page.hidden = false;
    vi.advanceTimersByTime(3000);
    expect(line().said.filter(({ type }) => type === 'ping')).toHaveLength(1);
  });
});

describe('updates of a game', () => {
  test('a table’s page shows answers one after another, with the view before and after', async () => {
    await play();
    const before = state().shown?.view;
    line().tells(updateTo(5), updateTo(6));
    expect([state().game?.step, state().shown?.step]).toEqual([6, 5]);
    expect(state().beat).toMatchObject({ step: 4, facts: [{ kind: 'hurt' }] });
    expect(state().beat?.before).toBe(before);
    expect(state().beat?.after.step).toBe(5);
    vi.advanceTimersByTime(HURT);
    expect([state().shown?.step, state().beat?.step]).toEqual([6, 5]);
    vi.advanceTimersByTime(HURT);
    expect([state().beat, state().story.map(({ step }) => step)]).toEqual([null, [4, 5]]);
  });

  test('a table’s page shows answers five times faster while it is hidden or motion is off', async () => {
    await play();
    page.hidden = true;
    line().tells(updateTo(5));
    vi.advanceTimersByTime(HURT * 0.2);
    expect(state().beat).toBeNull();
    Object.assign(page, { hidden: false, still: true });
    line().tells(updateTo(6));
    vi.advanceTimersByTime(HURT * 0.2);
    expect(state().beat).toBeNull();
    page.still = false;
    line().tells(updateTo(7));
    vi.advanceTimersByTime(HURT * 0.9);
    expect(state().beat).not.toBeNull();
  });

  test('a table’s page shows answers at the speed that the user has chosen', async () => {
    const { choose } = await import('../../app/user-settings.ts');
    await play();
    choose({ speed: 0 });
    line().tells(updateTo(5), updateTo(6));
    expect([state().shown?.step, state().beat]).toEqual([6, null]);
    choose({ speed: 1 });
  });

  test('a change of the table, such as a pause, is not shown before the answers that preceded it', async () => {
    await play();
    line().tells(updateTo(5), updateTo(6), { type: 'table', changes: { paused: true } });
    expect([state().shown?.step, state().shown?.leftAtPause]).toEqual([5, null]);
    vi.advanceTimersByTime(2 * HURT);
    line().tells({ type: 'table', changes: { paused: false } }, { type: 'table', changes: { paused: true } });
    expect(state().shown?.leftAtPause).not.toBeNull();
  });

  test('the story continues after a lost connection, and another game starts another story', async () => {
    await play();
    line().tells(updateTo(5));
    line().breaks();
    expect(state().status).toBe('waiting');
    vi.advanceTimersByTime(10_000);
    line().opens().tells(welcome(), gameAt(9));
    expect([state().shown?.step, state().beat, state().story.map(({ step }) => step)]).toEqual([9, null, [4]]);
    line().tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(0, 'g2'));
    expect([state().shown?.id, state().shown?.step, state().story]).toEqual(['g2', 0, []]);
    line().tells(updateTo(1));
    expect(state().story).toMatchObject([{ step: 0 }]);
  });

  test('answers that the page missed are loaded page by page into their place in the story', async () => {
    await play();
    line().tells(updateTo(5));
    expect([state().isStoryMissing, state().earlier]).toEqual([true, []]);
    expect(session.client.recall()).toBe(true);
    expect(line().said.at(-1)).toEqual({ type: 'story', before: 4 });
    line().tells(storyPage(2, 2));
    expect([state().isStoryMissing, state().earlier.map(({ step }) => step)]).toEqual([true, [2, 3]]);
    expect(session.client.recall()).toBe(true);
    line().tells(storyPage(0, 2));
    expect([state().isStoryMissing, state().earlier.map(({ step }) => step)]).toEqual([false, [0, 1, 2, 3]]);
    expect(state().earlier[3]).toMatchObject({
      facts: [{ kind: 'hurt' }],
      before: { viewer: 1 },
      after: { id: 'g1', step: 4 },
    });
    expect([state().story.map(({ step }) => step), state().beat?.step]).toEqual([[4], 4]);
    line().tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(0, 'g2'));
    expect([state().earlier, state().isStoryMissing]).toEqual([[], false]);
  });

  test('a request for the story that the rate limit refused is repeated later, without a message to the user', async () => {
    await play();
    session.client.recall();
    line().tells({ type: 'error', code: 'slow-down', message: 'Wait.', about: 'story' });
    expect([state().refused, line().said.filter(({ type }) => type === 'story').length]).toEqual([null, 1]);
    vi.advanceTimersByTime(5000);
    expect(line().said.filter(({ type }) => type === 'story')).toHaveLength(2);
  });

  test('another game at the same step starts another story', async () => {
    await play();
    line().tells(updateTo(5));
    line().tells(gameAt(5, 'g2'));
    expect([state().shown?.id, state().beat, state().story]).toEqual(['g2', null, []]);
  });

  test('a new game is shown from its beginning, and nothing waiting of the last one appears', async () => {
    await play();
    line().tells(updateTo(5), updateTo(6), updateTo(7));
    expect([state().beat?.step, state().story.length]).toEqual([4, 1]);
    line().tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(0, 'g2'));
    expect([state().shown?.id, state().beat, state().story]).toEqual(['g2', null, []]);
    vi.advanceTimersByTime(10 * HURT);
    expect([state().shown?.step, state().story]).toEqual([0, []]);
    const first = state().shown?.view;
    line().tells(updateTo(1));
    expect(state().story).toEqual([state().beat]);
    expect(state().beat).toMatchObject({ step: 0, facts: [{ kind: 'hurt' }], after: { id: 'g2', step: 1 } });
    expect(state().beat?.before).toBe(first);
  });

  test('a game that has left the table is no longer shown', async () => {
    await play();
    line().tells(updateTo(5), { type: 'table', changes: { gameId: null, phase: 'gathering' } });
    expect([state().game, state().shown, state().beat, state().story]).toEqual([null, null, null, []]);
  });
});

describe('an answer', () => {
  test('an answer is sent by its index among the options shown, and only once', async () => {
    await play();
    expect(state().answered).toBeNull();
    expect(session.answer(options()[1] as AnswerBase)).toBe(true);
    expect(line().said.at(-1)).toEqual({ type: 'answer', question: 4, option: 1 });
    expect(session.answer(options()[0] as AnswerBase)).toBe(false);
    expect(state().answered).toBe(4);
  });

  test('refuses to send an answer that is not one of the options shown', async () => {
    await come();
    expect(session.answer({ kind: 'end' } as AnswerBase)).toBe(false);
    line().tells(welcome(), gameAt(4));
    expect(session.answer({ ...(options()[1] as AnswerBase) })).toBe(false);
    expect(line().said).toHaveLength(1);
    expect(state().answered).toBeNull();
    expect(session.answer(options()[0] as AnswerBase)).toBe(true);
  });

  test('refuses an answer while the page still shows an older step than the latest', async () => {
    await play();
    line().tells(updateTo(5), updateTo(6));
    const said = line().said.length;
    expect([state().shown?.step, state().game?.step]).toEqual([5, 6]);
    for (const option of options()) expect(session.answer(option)).toBe(false);
    for (const option of state().game?.view.options ?? []) expect(session.answer(option)).toBe(false);
    expect([line().said.length, state().answered]).toEqual([said, null]);
  });

  test('an answer can be sent only once the page has shown all earlier events', async () => {
    await play();
    line().tells(updateTo(5), updateTo(6));
    expect(session.answer(options()[0] as AnswerBase)).toBe(false);
    vi.advanceTimersByTime(HURT);
    expect(session.answer(options()[0] as AnswerBase)).toBe(true);
    expect(line().said.at(-1)).toEqual({ type: 'answer', question: 6, option: 0 });
  });
});

test('a closed connection to a table receives and shows nothing more', async () => {
  await play();
  line().tells(updateTo(5), updateTo(6));
  session.close();
  expect([line().isClosed, state().status]).toEqual([true, 'stopped']);
  vi.advanceTimersByTime(10_000);
  expect([state().story.map(({ step }) => step), lines.length]).toEqual([[4], 1]);
});
