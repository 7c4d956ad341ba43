// Tests of hooks about the table: players, whether one may answer, remaining time.

import { type Seat, seat } from '@posse/engine';
import type { GamePicture } from '@posse/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView } from './beat.ts';
import { useAgreedCards, useAgreedDice } from './own-seat-hooks.ts';
import { countDown, type TimeLeft, useCountdown, useTimeLeft } from './page-clocks.ts';
import { useStoryEntries } from './people-notices.ts';
import { useCardView, useDiceBeat, useDiceView, useIsCaughtUp, usePlayers, useSession } from './SessionContext.tsx';
import type { TableState } from './table-session.ts';
import { seatOf, shown, tableOf } from './testing/rendered-text.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The result of a hook at a table in this state. */
function used<T>(hook: () => T, state: Partial<TableState>): T {
  const given: T[] = [];
  const Look = (): null => {
    given.push(hook());
    return null;
  };
  shown(state, <Look />);
  return given[0] as T;
}

const picture = (more: Partial<GamePicture<GameView>>): GamePicture<GameView> =>
  ({ id: 'g', step: 4, askedSince: 100_000, left: null, leftAtPause: null, ...more }) as GamePicture<GameView>;

describe('the players', () => {
  const table = tableOf([seatOf('ann'), seatOf('bob'), seatOf(null)]);

  test('the page gives every player a name, and knows which one is the viewer', () => {
    const players = used(usePlayers, { table, seat: 1 });
    expect([0, 1, 2, 3].map((place) => players.name(place as Seat))).toEqual(['ann', 'bob', '?', '?']);
    expect([players.you, players.isYou(seat(1)), players.isYou(seat(0))]).toEqual([1, true, false]);
  });

  test('a spectator’s page counts no player as "you"', () => {
    const players = used(usePlayers, { table, seat: null });
    expect([players.you, players.isYou(seat(0))]).toEqual([null, false]);
  });

  test('before the table has arrived every player’s name is a question mark', () => {
    expect(used(usePlayers, { table: null, seat: null }).name(seat(0))).toBe('?');
  });
});

describe('the game that is shown', () => {
  test('the page has caught up with the game when the shown step is the latest one', () => {
    expect(used(useIsCaughtUp, { shown: picture({ step: 4 }), game: picture({ step: 4 }) })).toBe(true);
    expect(used(useIsCaughtUp, { shown: picture({ step: 4 }), game: picture({ step: 5 }) })).toBe(false);
  });

  test('the hooks for drawing a table return the shown view, and not the latest one', () => {
    const view = { viewer: 1 } as GameView;
    const beat = { step: 3 } as TableState['beat'];
    expect(used(useCardView, { shown: picture({ view }) })).toBe(view);
    expect(used(useDiceView, { shown: picture({ view }) })).toBe(view);
    expect(used(useDiceBeat, { beat })).toBe(beat);
    const story = [{ step: 3 }] as unknown as TableState['story'];
    expect(used(useStoryEntries, { earlier: [], story, asides: [], shown: picture({}) })).toEqual(story);
  });

  test('refuses to draw a component that needs a table where there is none', () => {
    const Lost = (): string => useSession().store.getState().where;
    expect(() => renderToStaticMarkup(<Lost />)).toThrow('Nobody is at a table here.');
  });
});

describe('the agreed setup', () => {
  const setup = { seats: 5 } as GameView['setup'];
  const at = (game: 'card' | 'dice') => ({
    table: tableOf([], { game }),
    shown: picture({ view: { setup } as GameView }),
  });

  test('the agreed rules are known at a table of the same game once it is dealt', () => {
    expect([used(useAgreedCards, at('card')), used(useAgreedDice, at('card'))]).toEqual([setup, null]);
    expect([used(useAgreedCards, at('dice')), used(useAgreedDice, at('dice'))]).toEqual([null, setup]);
    expect(used(useAgreedDice, { ...at('dice'), shown: null })).toBeNull();
  });

  test('no agreed rules are known where there is no table', () => {
    const Look = (): string => String(useAgreedCards());
    expect(renderToStaticMarkup(<Look />)).toBe('null');
  });
});

describe('the remaining time', () => {
  const clock = { answer: 40, bank: 20 };
  const left = (more: Partial<GamePicture<GameView>>, answer = clock): TimeLeft | null =>
    used(useTimeLeft, { table: tableOf([], { clock: answer }), shown: picture(more) });

  test('the remaining time of the asked player counts from when the question was shown', () => {
    expect(left({ left: 30_000 })).toEqual({ seconds: 30, share: 0.75 });
    expect(left({ left: 30_000, askedSince: 89_500 })).toEqual({ seconds: 20, share: 0.4875 });
    expect(left({ left: 5_000, askedSince: 80_000 })).toEqual({ seconds: 0, share: 0 });
  });

  test('the shown remaining time never exceeds the whole, with a fast clock or a time bank', () => {
    expect(left({ left: 30_000, askedSince: 120_000 })).toEqual({ seconds: 30, share: 0.75 });
    expect(left({ left: 60_000 })).toEqual({ seconds: 60, share: 1 });
    expect(left({ left: 10_000 }, { answer: 0, bank: 0 })).toEqual({ seconds: 10, share: 0 });
  });

  test('the remaining time in a reveal window is measured against that window’s length', () => {
    const view = { stack: [{ op: 'react' }] } as unknown as GameView;
    expect(left({ left: 5_000, view })).toEqual({ seconds: 5, share: 1 });
    expect(left({ left: 5_000, view, askedSince: 97_500 })).toEqual({ seconds: 3, share: 0.5 });
  });

  test('the remaining time of the asked player stands still at a paused table', () => {
    expect(left({ left: 30_000, askedSince: 0, leftAtPause: 12_000 })).toEqual({ seconds: 12, share: 0.3 });
  });

  test('the remaining time is hidden on a table without a clock, or with more than an hour left', () => {
    expect(left({ left: null })).toBeNull();
    expect(left({ left: 3_600_000 })).not.toBeNull();
    expect(left({ left: 3_600_001 })).toBeNull();
    expect(used(useTimeLeft, { table: null, shown: null })).toBeNull();
  });
});

describe('a countdown', () => {
  test('a countdown gives whole seconds at once and then every second, down to zero', () => {
    const told: (number | null)[] = [];
    const stop = countDown(2500, (seconds) => void told.push(seconds));
    vi.advanceTimersByTime(3999);
    expect(told).toEqual([3, 2, 1, 0]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([3, 2, 1, 0, 0]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(5);
  });

  test('a countdown without an end gives no seconds', () => {
    const told: (number | null)[] = [];
    countDown(null, (seconds) => void told.push(seconds))();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([null]);
  });

  test('a countdown shows the remaining seconds in the first render', () => {
    expect(used(() => useCountdown(2500, 'now'), {})).toBe(3);
    expect(used(() => useCountdown(null, 'now'), {})).toBeNull();
  });
});
