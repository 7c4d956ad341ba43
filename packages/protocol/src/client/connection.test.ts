// A client comes back by itself, and stays away when it is told to.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Caller, gameAt, someTable, updateTo } from '../testing/caller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PING = { type: 'ping' };

/** How long it takes until the next attempt, and lets that begin. */
function waitOf({ sockets }: Caller): number {
  const attempts = sockets.length;
  let waited = 0;
  for (; sockets.length === attempts && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

test('sends nothing into a socket that is closing, and sends the answer again when it is back', () => {
  const caller = new Caller().play(4);
  const { said } = caller.line;
  caller.line.readyState = 2;
  const before = said.length;
  caller.client.answer(0);
  expect(said.length).toBe(before);
  caller.line.closes();
  waitOf(caller);
  caller.arrive();
  expect(caller.line.said.at(-1)).toMatchObject({ type: 'answer', question: 4, option: 0 });
});

describe('after a lost connection', () => {
  test('it comes back as who it was, and asks for what it missed', () => {
    const caller = new Caller({ name: 'Bob' }).arrive({ pass: 'pass' });
    caller.line.tells({ type: 'seat', seat: 1, token: '1.abc' }, gameAt(4), updateTo(5));
    caller.line.closes();
    expect(caller.client.status).toBe('waiting');
    expect(caller.client.game?.n).toBe(5);
    waitOf(caller);
    expect(caller.client.status).toBe('connecting');
    caller.arrive();
    expect(caller.client.status).toBe('open');
    expect(caller.line.said).toEqual([
      {
        type: 'join',
        version: 2,
        table: 'DUSTY',
        name: 'Bob',
        pass: 'pass',
        token: '1.abc',
        since: { game: 'g1', n: 5 },
        promise: expect.any(String),
      },
    ]);
  });

  test('what it missed is told as if it had never been away', () => {
    const caller = new Caller().play(4);
    caller.line.closes();
    waitOf(caller);
    caller.arrive().line.tells(updateTo(5), updateTo(6));
    expect(caller.told).toEqual([
      [{ kind: 'drew', who: 5, card: null, lucky: false }],
      [{ kind: 'drew', who: 6, card: null, lucky: false }],
    ]);
    expect(caller.client.game?.view.step).toBe(6);
  });

  test('it forgets a game that is no longer at the table', () => {
    const caller = new Caller().play();
    caller.line.closes();
    waitOf(caller);
    caller.arrive({ table: someTable({ gameId: null, phase: 'gathering' }) });
    expect(caller.client.game).toBeNull();
  });

  test('it asks for the whole game if it sits elsewhere now', () => {
    const caller = new Caller().play();
    caller.line.closes();
    waitOf(caller);
    caller.arrive({ seat: null });
    expect(caller.client.status).toBe('waiting');
    waitOf(caller);
    caller.arrive({ seat: null });
    expect(caller.line.said[0]).not.toHaveProperty('since');
    expect(caller.client.status).toBe('open');
  });

  test('a broken line counts once, though it fails and closes', () => {
    const caller = new Caller().play();
    caller.line.fails().closes();
    expect(waitOf(caller)).toBe(300);
    expect(caller.sockets).toHaveLength(2);
  });

  test('what the old line still has to say is not heard', () => {
    const caller = new Caller().play();
    const old = caller.line.closes();
    waitOf(caller);
    old.tells(updateTo(5)).closes(1008, 'sent-away');
    expect(caller.client.game?.n).toBe(4);
    expect(caller.client.status).toBe('connecting');
  });
});

describe('the waits', () => {
  test('are twice as long each time, up to the longest', () => {
    const caller = new Caller();
    const waits = Array.from({ length: 8 }, () => {
      caller.line.fails();
      return waitOf(caller);
    });
    expect(waits).toEqual([300, 600, 1200, 2400, 4000, 4000, 4000, 4000]);
  });

  test('are spread, down to the half', () => {
    const caller = new Caller({ random: () => 0, timing: { firstWait: 1000 } });
    caller.line.closes();
    expect(waitOf(caller)).toBe(500);
  });

  test('begin anew after a connection that lasted', () => {
    const caller = new Caller();
    for (let attempt = 0; attempt < 4; attempt++) {
      caller.line.fails();
      waitOf(caller);
    }
    caller.arrive();
    vi.advanceTimersByTime(4000);
    caller.line.closes();
    expect(waitOf(caller)).toBe(300);
  });

  test('go on growing if every welcome is short', () => {
    const caller = new Caller();
    const waits = [1, 2, 3].map(() => {
      caller.arrive().line.closes();
      return waitOf(caller);
    });
    expect(waits).toEqual([300, 600, 1200]);
  });

  test('can be cut short', () => {
    const caller = new Caller().play();
    caller.client.hurry();
    expect(caller.sockets).toHaveLength(1);
    caller.line.closes();
    caller.client.hurry();
    expect(caller.sockets).toHaveLength(2);
    expect(caller.client.status).toBe('connecting');
    vi.advanceTimersByTime(3999);
    expect(caller.sockets).toHaveLength(2);
  });
});

describe('a gap in the updates', () => {
  test('makes it come back and ask for the whole game', () => {
    const caller = new Caller().play(4);
    const old = caller.line.tells(updateTo(6));
    expect(old.isClosed).toBe(true);
    expect(caller.client.game).toBeNull();
    expect(caller.told).toEqual([]);
    waitOf(caller);
    caller.arrive().line.tells(gameAt(6), updateTo(7));
    expect(caller.line.said[0]).not.toHaveProperty('since');
    expect(caller.client.game?.view.step).toBe(7);
  });
});

describe('a line that swallows everything', () => {
  /** How long the client shows a line as good on which nothing is heard any more. */
  function silenceOf({ client }: Caller): number {
    let waited = 0;
    for (; client.status === 'open' && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  }

  test('is asked every now and then whether anybody is there', () => {
    const caller = new Caller().arrive();
    for (let ping = 1; ping <= 5; ping++) {
      vi.advanceTimersByTime(2500);
      expect(caller.said).toEqual(new Array(ping).fill(PING));
      caller.line.tells({ type: 'pong' });
    }
    vi.advanceTimersByTime(2499);
    expect(caller.said).toHaveLength(5);
    expect(caller.client.status).toBe('open');
  });

  test('is not asked while there is something to hear', () => {
    const caller = new Caller().play(4);
    for (let n = 5; n < 25; n++) {
      vi.advanceTimersByTime(2000);
      caller.line.tells(updateTo(n));
    }
    expect(caller.said).toEqual([]);
    expect(caller.client.status).toBe('open');
  });

  test.each([0, 1, 1250, 2499, 2500])('is noticed within 8 seconds, if it dies %i ms after the last word', (later) => {
    const caller = new Caller().play();
    caller.line.tells({ type: 'pong' });
    vi.advanceTimersByTime(later);
    expect(silenceOf(caller) + later).toBeLessThanOrEqual(8000);
    expect(caller.client.status).toBe('waiting');
    expect(caller.line.isClosed).toBe(true);
    expect(caller.client.game?.n).toBe(4);
    expect(waitOf(caller)).toBe(300);
  });

  test('an answer in the last moment is an answer, and so is anything else that is heard', () => {
    const caller = new Caller().play(4);
    vi.advanceTimersByTime(6450);
    caller.line.tells(updateTo(5));
    vi.advanceTimersByTime(6450);
    caller.line.tells({ type: 'pong' });
    expect(caller.client.status).toBe('open');
    expect(caller.said).toEqual([PING, PING]);
  });

  test('is taken again in less than 5 seconds, whenever it lives again', () => {
    for (const dead of [0, 100, 299, 301, 1000, 4000, 4299, 20_000, 123_456]) {
      const caller = new Caller().play();
      silenceOf(caller);
      vi.advanceTimersByTime(dead);
      // An attempt whose words were swallowed stays without an answer; the next one is heard.
      const doomed = caller.client.status === 'connecting' ? caller.line : null;
      let waited = 0;
      for (; caller.line === doomed || caller.client.status === 'waiting'; waited += 50) vi.advanceTimersByTime(50);
      expect(waited, `dead for ${dead} ms`).toBeLessThan(4500);
      caller.arrive();
      expect(caller.client.status).toBe('open');
      caller.client.stop();
    }
  });

  test('is put to no test while nobody looks, and to one as soon as somebody does', () => {
    let isWatched = true;
    const caller = new Caller({ isWatched: () => isWatched }).play();
    isWatched = false;
    vi.advanceTimersByTime(600_000);
    expect(caller.said).toEqual([]);
    expect(caller.client.status).toBe('open');
    isWatched = true;
    caller.client.hurry();
    caller.client.hurry();
    expect(caller.said).toEqual([PING]);
    vi.advanceTimersByTime(3999);
    expect(caller.client.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(caller.client.status).toBe('waiting');
  });

  test('who stops looking while an answer is awaited loses nothing by it', () => {
    let isWatched = true;
    const caller = new Caller({ isWatched: () => isWatched }).play();
    vi.advanceTimersByTime(2500);
    isWatched = false;
    vi.advanceTimersByTime(60_000);
    expect(caller.client.status).toBe('open');
    isWatched = true;
    vi.advanceTimersByTime(2500);
    expect(caller.said).toEqual([PING, PING]);
    caller.line.tells({ type: 'pong' });
    vi.advanceTimersByTime(2000);
    expect(caller.client.status).toBe('open');
  });

  test.each([100, 2400, 2600, 6400])(
    'is not given up because this machine slept, %i ms after the last word',
    (after) => {
      const caller = new Caller().arrive();
      vi.advanceTimersByTime(after);
      vi.setSystemTime(Date.now() + 3_600_000);
      vi.advanceTimersByTime(3900);
      expect(caller.client.status).toBe('open');
      caller.line.tells({ type: 'pong' });
      vi.advanceTimersByTime(6000);
      expect(caller.client.status).toBe('open');
      vi.advanceTimersByTime(500);
      expect(caller.client.status).toBe('waiting');
    },
  );
});

describe('without a welcome', () => {
  test.each([
    ['a line that never opens', (caller: Caller) => caller],
    ['a line on which nothing comes', (caller: Caller) => void caller.line.opens()],
  ])('%s is tried again after 5 seconds', (_, happens) => {
    const caller = new Caller();
    happens(caller);
    vi.advanceTimersByTime(4999);
    expect([caller.client.status, caller.sockets.length]).toEqual(['connecting', 1]);
    vi.advanceTimersByTime(1);
    expect(caller.client.status).toBe('waiting');
    expect(caller.line.isClosed).toBe(true);
    expect(waitOf(caller)).toBe(300);
    caller.arrive();
    expect(caller.client.status).toBe('open');
  });

  test('it goes on and on, and does not become slower', () => {
    const caller = new Caller();
    vi.advanceTimersByTime(53_000);
    expect(caller.sockets).toHaveLength(11);
    expect(caller.sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  test('nobody is asked whether he is there', () => {
    const caller = new Caller();
    caller.line.opens();
    vi.advanceTimersByTime(4999);
    caller.client.hurry();
    expect(caller.said).toEqual([]);
  });

  test('with one that comes late, but in time, all is well', () => {
    const caller = new Caller();
    vi.advanceTimersByTime(4999);
    caller.arrive();
    vi.advanceTimersByTime(2400);
    expect([caller.client.status, caller.sockets.length]).toEqual(['open', 1]);
  });
});

describe('it stops for good', () => {
  const CODES = ['version', 'malformed', 'no-such-table', 'bad-token', 'bad-pass', 'sent-away'];

  test.each([...CODES, 'replaced'])('when it is shown the door: %s', (code) => {
    const caller = new Caller().play();
    caller.line.closes(1008, code);
    expect(caller.client.status).toBe('stopped');
    expect(caller.client.stoppedBecause).toEqual({ code, message: expect.stringMatching(/\.$/) });
    expect(waitOf(caller)).toBe(60_000);
  });

  test.each(CODES)('when it is not let in: %s', (code) => {
    const caller = new Caller();
    caller.line.opens().tells({ type: 'error', code, message: 'No way.', about: 'join' });
    expect(caller.client.stoppedBecause).toEqual({ code, message: 'No way.' });
    expect(caller.line.isClosed).toBe(true);
    caller.line.closes(1008, code);
    expect(waitOf(caller)).toBe(60_000);
    expect(caller.refusals).toEqual([]);
  });

  test('with the sentence of the server, if there is one', () => {
    const caller = new Caller();
    caller.line.closes(1008, 'sent-away: Ann is tired of you.');
    expect(caller.client.stoppedBecause?.message).toBe('Ann is tired of you.');
  });

  test('when whoever runs the server has closed the table, with what he says to it', () => {
    const [caller, other] = [new Caller(), new Caller()];
    caller.line.closes(1008, 'shut: Back tomorrow.');
    expect(caller.client.stoppedBecause).toEqual({ code: 'shut', message: 'Back tomorrow.', why: 'Back tomorrow.' });
    other.line.closes(1008, 'shut');
    expect(other.client.stoppedBecause).toEqual({
      code: 'shut',
      message: 'Whoever runs this server has closed this table.',
    });
  });

  test.each(['not JSON', '{"type":"howdy"}', '{"type":"update","n":-1,"facts":[],"open":{}}', '[]', 'null'])(
    'when it can not understand the server: %s',
    (text) => {
      const caller = new Caller().play();
      caller.line.tellsText(text);
      expect(caller.client.status).toBe('stopped');
      expect(caller.client.stoppedBecause).toEqual({
        code: 'version',
        message: 'The server speaks differently: reload the page.',
      });
    },
  );

  test('when it is asked to', () => {
    const caller = new Caller().play();
    caller.client.stop();
    expect([caller.client.status, caller.client.stoppedBecause]).toEqual(['stopped', null]);
    expect(caller.line.isClosed).toBe(true);
    expect(caller.client.answer(0)).toBe(false);
    expect(waitOf(caller)).toBe(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('it comes back', () => {
  test.each([
    [1012, 'restart'],
    [1013, 'too-slow'],
    [1008, 'slow-down'],
    [1000, 'sent-away'],
    [1006, ''],
  ])('after a close with %i %s', (code, reason) => {
    const caller = new Caller().play();
    caller.line.closes(code, reason);
    expect(caller.client.status).toBe('waiting');
  });

  test('when there is no room for it yet', () => {
    const caller = new Caller();
    caller.line.opens().tells({ type: 'error', code: 'not-stored', message: 'The disk is full.', about: 'join' });
    expect(caller.client.status).toBe('waiting');
    expect(caller.refusals).toEqual(['not-stored']);
  });
});

describe('where the server says that coming back will do', () => {
  test.each(['restart', 'moved'])('it does so as good as at once: %s', (reason) => {
    const caller = new Caller().play();
    caller.line.closes(1012, reason);
    expect(caller.client.status).toBe('waiting');
    expect(waitOf(caller)).toBeLessThanOrEqual(100);
    caller.arrive();
    expect(caller.client.status).toBe('open');
  });

  test('a server that is not there then is waited for as ever', () => {
    const caller = new Caller().play();
    caller.line.closes(1012, 'restart');
    waitOf(caller);
    caller.line.closes();
    expect(waitOf(caller)).toBe(300);
  });

  test('it does not play ball for ever', () => {
    const caller = new Caller().play();
    const waits = [1, 2, 3, 4].map(() => {
      caller.line.closes(1012, 'restart');
      const wait = waitOf(caller);
      caller.arrive();
      return wait;
    });
    expect(waits).toEqual([100, 100, 100, 300]);
  });

  test.each(['signed-out', ''])('but not for any other reason: %j', (reason) => {
    const caller = new Caller().play();
    caller.line.closes(1012, reason);
    expect(waitOf(caller)).toBe(300);
  });
});
