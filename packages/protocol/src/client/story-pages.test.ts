// Tests that a client asks for each page of a story once, newest first.

import { describe, expect, test } from 'vitest';
import { Caller, gameAt, someTable, storyPage, updateTo } from '../testing/fake-client.ts';
import type { AnyView } from './client-game-picture.ts';
import type { StoryStep } from './story-pages.ts';

/** A client at seat 1 that records the story. */
function reader() {
  const told: StoryStep<AnyView>[] = [];
  const refusals: string[] = [];
  const caller: Caller = new Caller({
    on: {
      story: (steps) => void told.push(...steps),
      storyRefused: (code) => void refusals.push(code),
      refused: ({ code }) => void refusals.push(`all: ${code}`),
    },
  });
  const numbers = (): readonly number[] => told.map(({ step }) => step);
  const asked = () => caller.said.filter(({ type }) => type === 'story');
  return { caller, client: caller.client, told, numbers, refusals, asked };
}

describe('a client that comes in the middle of a game', () => {
  test('a client asks for the newest page of the story first, then for older ones, until it has all', () => {
    const { caller, client, numbers, asked } = reader();
    caller.play(7);
    expect(client.isStoryMissing).toBe(true);
    expect([client.recall(), client.recall()]).toEqual([true, false]);
    caller.line.tells(storyPage(5, 2));
    expect([client.isStoryMissing, client.recall()]).toEqual([true, true]);
    caller.line.tells(storyPage(0, 5));
    expect([client.isStoryMissing, client.recall()]).toEqual([false, false]);
    expect(asked()).toEqual([
      { type: 'story', before: 7 },
      { type: 'story', before: 5 },
    ]);
    expect(numbers()).toEqual([5, 6, 0, 1, 2, 3, 4]);
  });

  test('a latecoming client gets each answer with its facts, the views before and after, and its time', () => {
    const { caller, client, told } = reader();
    caller.play(2);
    client.recall();
    const [first, second] = storyPage(0, 2).steps;
    if (first === undefined || second === undefined) throw new Error('expected a page of two answers');
    caller.line.tells(storyPage(0, 2, { steps: [{ ...first, own: false }, second] }));
    expect(told).toMatchObject([
      { step: 0, at: 1000, before: { viewer: 'spectator', step: 0 }, after: { step: 1, deck: 39 } },
      { step: 1, at: 1001, before: { viewer: 1, step: 1, deck: 39 }, after: { viewer: 1, step: 2, deck: 38 } },
    ]);
    expect(told[1]?.facts).toEqual([{ kind: 'drew', who: 1, card: null, lucky: false }]);
    expect(told[1]?.before.options).toEqual([]);
  });

  test('a latecoming client does not ask for what its updates have brought', () => {
    const { caller, client, numbers, asked } = reader();
    caller.play(4).line.tells(updateTo(5), updateTo(6));
    client.recall();
    expect(asked()).toEqual([{ type: 'story', before: 4 }]);
    caller.line.tells(storyPage(0, 6));
    expect([numbers(), client.isStoryMissing]).toEqual([[0, 1, 2, 3], false]);
  });

  test('a client that has followed a game from the deal on knows its whole story', () => {
    const { caller, client } = reader();
    caller.play(0).line.tells(updateTo(1), updateTo(2));
    expect([client.isStoryMissing, client.recall()]).toEqual([false, false]);
  });
});

describe('a client whose connection breaks', () => {
  test('a client asks again for the page of the story that did not come, and fills the gap of its absence', () => {
    const { caller, client, numbers } = reader();
    caller.play(0).line.tells(updateTo(1));
    caller.line.closes();
    expect(client.recall()).toBe(false);
    client.hurry();
    caller.play(9);
    expect(client.recall()).toBe(true);
    caller.line.closes();
    client.hurry();
    caller.play(9);
    expect(client.recall()).toBe(true);
    caller.line.tells(storyPage(0, 9));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(client.isStoryMissing).toBe(false);
  });

  test('a client begins the story anew after an update that does not follow, and shows no game until then', () => {
    const { caller, client, asked } = reader();
    caller.play(0).line.tells(updateTo(1), updateTo(5));
    expect(client.game).toBeNull();
    client.hurry();
    caller.play(5);
    client.recall();
    expect(asked()).toEqual([{ type: 'story', before: 5 }]);
    caller.line.tells(storyPage(0, 5));
    expect(client.isStoryMissing).toBe(false);
  });
});

test('a page of another game is ignored', () => {
  const { caller, client, told } = reader();
  caller.play(3);
  client.recall();
  caller.line.tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(2, 'g2'), storyPage(0, 3));
  expect([told, client.isStoryMissing, client.recall()]).toEqual([[], true, true]);
});

test('a page that the rate limit refuses can be asked for again, and nobody else is told', () => {
  const { caller, client, refusals } = reader();
  caller.play(3);
  client.recall();
  caller.line.tells({ type: 'error', code: 'slow-down', message: 'Wait.', about: 'story' });
  expect([refusals, client.recall()]).toEqual([['slow-down'], true]);
});

test('a server that knows no stories is asked once in a connection', () => {
  const { caller, client, refusals } = reader();
  caller.play(3);
  client.recall();
  caller.line.tells({ type: 'error', code: 'malformed', message: 'What?', about: 'story' });
  expect([refusals, client.recall(), client.isStoryMissing]).toEqual([['malformed'], false, false]);
  caller.line.closes();
  client.hurry();
  caller.play(3);
  expect(client.recall()).toBe(true);
});

test('a client asks for no story without a game', () => {
  const { caller, client } = reader();
  caller.arrive({ table: someTable({ gameId: null, phase: 'gathering' }) });
  expect([client.isStoryMissing, client.recall()]).toEqual([false, false]);
});
