// Tests that a crowd is served in turn, and a flood only delays itself.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TrafficShaper } from './traffic-shaper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HERE = '10.0.0.1';
const SECOND = 1000;

/** Requests of one network, whose results are recorded. */
class Asking {
  readonly pace = new TrafficShaper(6000);
  refused = 0;
  sent = 0;
  served = 0;

  async ask(kind: 'request' | 'file', bytes: number, network: string | null = HERE): Promise<boolean> {
    try {
      (await this.pace.turn(kind, network))(bytes);
      this.served++;
      this.sent += bytes;
      return true;
    } catch {
      this.refused++;
      return false;
    }
  }
}

describe('130 people behind one address who open the page with empty caches within a minute', () => {
  /** Compressed sizes of the page's files: those needed to join and play, and those that are cached for later. */
  const NEEDED = [63, 40, 37, 30, 27, 22, 19, 17, 17, 16, 16, 15, 14, 13, 10, 10, 9, ...new Array(25).fill(1)].map(
    (size) => size * 1000,
  );

  test('a crowd of 130 people behind one address is never refused, and all have the page within about a minute', async () => {
    const asking = new Asking();
    const waits: number[] = [];
    const open = async (): Promise<void> => {
      const begun = performance.now();
      for (let file = 0; file < NEEDED.length; file += 6)
        await Promise.all(NEEDED.slice(file, file + 6).map((bytes) => asking.ask('file', bytes)));
      waits.push(performance.now() - begun);
      await asking.ask('request', 1500);
    };
    for (let person = 0; person < 130; person++) setTimeout(() => void open(), (person * 60 * SECOND) / 130);
    await vi.advanceTimersByTimeAsync(90 * SECOND);
    expect(asking.refused).toBe(0);
    expect(waits).toHaveLength(130);
    expect(Math.max(...waits)).toBeLessThan(20 * SECOND);
  });

  test('a crowd of 130 people behind one address who load the page does not slow down messages to the tables', async () => {
    const asking = new Asking();
    for (let file = 0; file < 1000; file++) void asking.ask('file', 100_000);
    await vi.advanceTimersByTimeAsync(10);
    const begun = performance.now();
    expect(await asking.ask('request', 1500)).toBe(true);
    expect(performance.now()).toBe(begun);
  });
});

describe('a flood from one address', () => {
  test('a flood of file requests gets only its network’s share of bandwidth, and is refused when too many wait', async () => {
    const asking = new Asking();
    for (let second = 0; second < 30; second++) {
      for (let file = 0; file < 200; file++) void asking.ask('file', 60_000);
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(asking.sent - 5 * 850_000).toBeLessThan(30 * 1e6);
    expect(asking.sent).toBeGreaterThan(30 * 8e5);
    expect(asking.refused).toBeGreaterThan(0);
  });

  test('a network that floods the server with small requests gets no more turns than its share', async () => {
    const asking = new Asking();
    for (let second = 0; second < 20; second++) {
      for (let request = 0; request < 400; request++) void asking.ask('request', 100);
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(asking.served).toBeLessThan(20 * 100 + 510);
  });

  test('a network that is refused for a flood of requests is told how long to wait', async () => {
    const pace = new TrafficShaper(2);
    await pace.turn('request', HERE);
    await expect(pace.turn('request', HERE)).rejects.toMatchObject({ code: 'slow-down', wait: 25 });
  });

  test('a flood of requests from one address slows down neither other networks nor the host’s own networks', async () => {
    const asking = new Asking();
    for (let file = 0; file < 1000; file++) void asking.ask('file', 100_000);
    const begun = performance.now();
    for (const network of ['10.0.0.2', null]) await asking.ask('file', 100_000, network);
    expect(performance.now()).toBe(begun);
  });

  test('a caller who hangs up while waiting for their turn makes room for the next', async () => {
    const pace = new TrafficShaper(6000);
    const done = await Promise.all(Array.from({ length: 8 }, () => pace.turn('request', HERE)));
    let isNext = false;
    const next = pace.turn('request', HERE).then(() => {
      isNext = true;
    });
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(isNext).toBe(false);
    done[0]?.(0);
    done[0]?.(0);
    await next;
    expect(isNext).toBe(true);
  });
});

test('three servers of one cluster each give a network a third of its share: together as much as one server', async () => {
  const served = async (servers: number): Promise<number> => {
    const pace = new TrafficShaper(6000, undefined, () => servers);
    let bytes = 0;
    const go = async (): Promise<void> => {
      for (;;) {
        const done = await pace.turn('file', HERE);
        bytes += 50_000;
        done(50_000);
      }
    };
    for (let one = 0; one < 8; one++) void go();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    return bytes;
  };
  const alone = await served(1);
  expect(await served(3)).toBeGreaterThan(alone / 3 / 1.1);
  expect(await served(3)).toBeLessThan((alone / 3) * 1.1);
});
