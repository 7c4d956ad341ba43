// Tests of reconnecting, of its timing, and of the reasons to stop.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Caller, gameAt, someTable, updateTo } from '../testing/fake-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PING = { type: 'ping' };

/** Waits for the next attempt to connect, and returns the milliseconds that it took. */
function waitOf({ sockets }: Caller): number {
  const attempts = sockets.length;
  let waited = 0;
  for (; sockets.length === attempts && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

test('a client sends nothing into a socket that is closing, and sends the answer again when it is back', () => {
  const caller = new Caller().play(4);
  const { said } = caller.line;
  caller.line.readyState = 2;
  const before = said.length;
  caller.client.answer(0);
  expect(said.length).toBe(before);
  caller.line.closes();
  waitOf(caller);
  caller.arrive();
  expect(caller.line.said.at(-1)).toMatchObject({ type: 'answer', step: 4, option: 0 });
});

describe('after a lost connection a client', () => {
  test('a client that reconnects joins with its session and its token, and asks for the updates that it missed', () => {
    const caller = new Caller({ name: 'Bob' }).arrive({ pass: 'pass' });
    caller.line.tells({ type: 'seat', seat: 1, token: '1.abc' }, gameAt(4), updateTo(5));
    caller.line.closes();
    expect(caller.client.status).toBe('waiting');
    expect(caller.client.game?.step).toBe(5);
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
        since: { game: 'g1', step: 5 },
        promise: expect.any(String),
      },
    ]);
  });

  test('a client that reconnects reports the missed updates as if it had never been away', () => {
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

  test('a client that reconnects forgets a game that is no longer at the table', () => {
    const caller = new Caller().play();
    caller.line.closes();
    waitOf(caller);
    caller.arrive({ table: someTable({ gameId: null, phase: 'gathering' }) });
    expect(caller.client.game).toBeNull();
  });

  test('a client that reconnects asks for the whole game if it has another seat now', () => {
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

  test('a client waits once after a lost connection, even if the socket both fails and closes', () => {
    const caller = new Caller().play();
    caller.line.fails().closes();
    expect(waitOf(caller)).toBe(300);
    expect(caller.sockets).toHaveLength(2);
  });

  test('a client that reconnects ignores messages from the old socket', () => {
    const caller = new Caller().play();
    const old = caller.line.closes();
    waitOf(caller);
    old.tells(updateTo(5)).closes(1008, 'sent-away');
    expect(caller.client.game?.step).toBe(4);
    expect(caller.client.status).toBe('connecting');
  });
});

describe('the waits between attempts', () => {
  test('the waits between attempts double each time, up to a maximum', () => {
    const caller = new Caller();
    const waits = Array.from({ length: 8 }, () => {
      caller.line.fails();
      return waitOf(caller);
    });
    expect(waits).toEqual([300, 600, 1200, 2400, 4000, 4000, 4000, 4000]);
  });

  test('the waits between attempts are spread at random, down to half of their length', () => {
    const caller = new Caller({ random: () => 0, timing: { firstWait: 1000 } });
    caller.line.closes();
    expect(waitOf(caller)).toBe(500);
  });

  test('the waits between attempts start small again after a connection that lasted', () => {
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

  test('the waits between attempts keep growing if no connection lasts', () => {
    const caller = new Caller();
    const waits = [1, 2, 3].map(() => {
      caller.arrive().line.closes();
      return waitOf(caller);
    });
    expect(waits).toEqual([300, 600, 1200]);
  });

  test('the waits between attempts can be cut short', () => {
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
  test('an update that does not fit makes the client reconnect and ask for the whole game', () => {
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

describe('a connection that goes silent', () => {
  /** Counts the milliseconds until the client gives a silent connection up. */
  function silenceOf({ client }: Caller): number {
    let waited = 0;
    for (; client.status === 'open' && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  }

  test('a silent connection gets a ping every 2.5 seconds', () => {
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

  test('a connection gets no ping while messages arrive', () => {
    const caller = new Caller().play(4);
    for (let step = 5; step < 25; step++) {
      vi.advanceTimersByTime(2000);
      caller.line.tells(updateTo(step));
    }
    expect(caller.said).toEqual([]);
    expect(caller.client.status).toBe('open');
  });

  test.each([0, 1, 1250, 2499, 2500])(
    'a silent connection is noticed within 8 seconds, if it dies %i ms after the last message',
    (later) => {
      const caller = new Caller().play();
      caller.line.tells({ type: 'pong' });
      vi.advanceTimersByTime(later);
      expect(silenceOf(caller) + later).toBeLessThanOrEqual(8000);
      expect(caller.client.status).toBe('waiting');
      expect(caller.line.isClosed).toBe(true);
      expect(caller.client.game?.step).toBe(4);
      expect(waitOf(caller)).toBe(300);
    },
  );

  test('a silent connection counts as alive again after any message, even at the last moment', () => {
    const caller = new Caller().play(4);
    vi.advanceTimersByTime(6450);
    caller.line.tells(updateTo(5));
    vi.advanceTimersByTime(6450);
    caller.line.tells({ type: 'pong' });
    expect(caller.client.status).toBe('open');
    expect(caller.said).toEqual([PING, PING]);
  });

  test('a silent connection is replaced in less than 5 seconds once the network works again', () => {
    for (const dead of [0, 100, 299, 301, 1000, 4000, 4299, 20_000, 123_456]) {
      const caller = new Caller().play();
      silenceOf(caller);
      vi.advanceTimersByTime(dead);
      // An attempt that began while the network was down stays unanswered; the next one succeeds.
      const doomed = caller.client.status === 'connecting' ? caller.line : null;
      let waited = 0;
      for (; caller.line === doomed || caller.client.status === 'waiting'; waited += 50) vi.advanceTimersByTime(50);
      expect(waited, `dead for ${dead} ms`).toBeLessThan(4500);
      caller.arrive();
      expect(caller.client.status).toBe('open');
      caller.client.stop();
    }
  });

  test('a connection gets no ping while the page is hidden, and one as soon as the page is shown', () => {
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

  test('a connection is kept when the page is hidden while the client waits for a pong', () => {
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
    'a connection is kept when the machine slept, %i ms after the last message',
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
  ])('%s is given up after 5 seconds, and another attempt follows', (_, happens) => {
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

  test('the client keeps trying, at the same pace', () => {
    const caller = new Caller();
    vi.advanceTimersByTime(53_000);
    expect(caller.sockets).toHaveLength(11);
    expect(caller.sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  test('the client sends no ping', () => {
    const caller = new Caller();
    caller.line.opens();
    vi.advanceTimersByTime(4999);
    caller.client.hurry();
    expect(caller.said).toEqual([]);
  });

  test('a client waits patiently for a welcome or a pong that comes just in time', () => {
    const caller = new Caller();
    vi.advanceTimersByTime(4999);
    caller.arrive();
    vi.advanceTimersByTime(2400);
    expect([caller.client.status, caller.sockets.length]).toEqual(['open', 1]);
  });
});

describe('a client stops for good', () => {
  const CODES = ['version', 'malformed', 'no-such-table', 'bad-token', 'bad-pass', 'sent-away'];

  test.each([...CODES, 'replaced'])(
    'a client stops for good when the server closes the connection with the code %s',
    (code) => {
      const caller = new Caller().play();
      caller.line.closes(1008, code);
      expect(caller.client.status).toBe('stopped');
      expect(caller.client.stoppedBecause).toEqual({ code, message: expect.stringMatching(/\.$/) });
      expect(waitOf(caller)).toBe(60_000);
    },
  );

  test.each(CODES)('a client stops for good when its join is refused with the code %s', (code) => {
    const caller = new Caller();
    caller.line.opens().tells({ type: 'error', code, message: 'No way.', about: 'join' });
    expect(caller.client.stoppedBecause).toEqual({ code, message: 'No way.' });
    expect(caller.line.isClosed).toBe(true);
    caller.line.closes(1008, code);
    expect(waitOf(caller)).toBe(60_000);
    expect(caller.refusals).toEqual([]);
  });

  test('a client stops for good with the message of the server, if there is one', () => {
    const caller = new Caller();
    caller.line.closes(1008, 'sent-away: Ann is tired of you.');
    expect(caller.client.stoppedBecause?.message).toBe('Ann is tired of you.');
  });

  test('a client stops for good when the operator has closed the table, with the reason that they gave', () => {
    const [caller, other] = [new Caller(), new Caller()];
    caller.line.closes(1008, 'shut: Back tomorrow.');
    expect(caller.client.stoppedBecause).toEqual({ code: 'shut', message: 'Back tomorrow.', why: 'Back tomorrow.' });
    other.line.closes(1008, 'shut');
    expect(other.client.stoppedBecause).toEqual({
      code: 'shut',
      message: 'The operator of this server has closed this table.',
    });
  });

  test.each(['not JSON', '{"type":"howdy"}', '{"type":"update","n":-1,"facts":[],"open":{}}', '[]', 'null'])(
    'a client stops for good when it can not parse the message %s',
    (text) => {
      const caller = new Caller().play();
      caller.line.tellsText(text);
      expect(caller.client.status).toBe('stopped');
      expect(caller.client.stoppedBecause).toEqual({
        code: 'version',
        message: 'This client and the server have different versions: reload the page.',
      });
    },
  );

  test('a client stops for good when its program asks for it', () => {
    const caller = new Caller().play();
    caller.client.stop();
    expect([caller.client.status, caller.client.stoppedBecause]).toEqual(['stopped', null]);
    expect(caller.line.isClosed).toBe(true);
    expect(caller.client.answer(0)).toBe(false);
    expect(waitOf(caller)).toBe(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a client reconnects', () => {
  test.each([
    [1012, 'restart'],
    [1013, 'too-slow'],
    [1008, 'slow-down'],
    [1000, 'sent-away'],
    [1006, ''],
  ])('a client reconnects after a close with %i %s', (code, reason) => {
    const caller = new Caller().play();
    caller.line.closes(code, reason);
    expect(caller.client.status).toBe('waiting');
  });

  test('a client reconnects when the server can not take it yet', () => {
    const caller = new Caller();
    caller.line.opens().tells({ type: 'error', code: 'not-stored', message: 'The disk is full.', about: 'join' });
    expect(caller.client.status).toBe('waiting');
    expect(caller.refusals).toEqual(['not-stored']);
  });
});

describe('after a close that asks for a quick return, a client', () => {
  test.each(['restart', 'moved'])('a client reconnects almost at once after a close that asks for it: %s', (reason) => {
    const caller = new Caller().play();
    caller.line.closes(1012, reason);
    expect(caller.client.status).toBe('waiting');
    expect(waitOf(caller)).toBeLessThanOrEqual(100);
    caller.arrive();
    expect(caller.client.status).toBe('open');
  });

  test('a client waits as usual after a close that asks for a quick return if the server is gone by then', () => {
    const caller = new Caller().play();
    caller.line.closes(1012, 'restart');
    waitOf(caller);
    caller.line.closes();
    expect(waitOf(caller)).toBe(300);
  });

  test('a client returns quickly at most three times in a row', () => {
    const caller = new Caller().play();
    const waits = [1, 2, 3, 4].map(() => {
      caller.line.closes(1012, 'restart');
      const wait = waitOf(caller);
      caller.arrive();
      return wait;
    });
    expect(waits).toEqual([100, 100, 100, 300]);
  });

  test.each(['signed-out', ''])('a client waits as usual after a close if the reason is another: %j', (reason) => {
    const caller = new Caller().play();
    caller.line.closes(1012, reason);
    expect(waitOf(caller)).toBe(300);
  });
});
