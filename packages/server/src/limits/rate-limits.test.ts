// Tests of limits: who is limited by what, and who is not.

import { describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { networkFrom, networkOf } from './caller-networks.ts';
import { LIMITS, Limits } from './rate-limits.ts';
import { PerCaller } from './token-bucket.ts';

function limited(ownNetworks: readonly string[] = []) {
  const time = { now: 0 };
  const limits = new Limits(ownNetworks, () => time.now);
  /** The number of attempts that pass the limit. */
  const passing = (attempts: number, attempt: (number: number) => void): number => {
    let passed = 0;
    for (let number = 0; number < attempts; number++)
      try {
        attempt(number);
        passed++;
      } catch {}
    return passed;
  };
  return { limits, time, passing };
}

describe('a network is', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:a00:1', '10.0.0.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the limits count the address %s as the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['10.0.0.0/8', '192.168.1.7', 'fd00::/8', '::1', '0.0.0.0/0'])(
    'the setting for the host’s own networks accepts %s',
    (text) => {
      expect(networkFrom(text)).not.toBeNull();
    },
  );

  test.each(['', 'school', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/8', 'fe80::1%eth0'])(
    'the setting for the host’s own networks refuses "%s"',
    (text) => {
      expect(networkFrom(text)).toBeNull();
    },
  );
});

test('the setting for the host’s own networks takes a list with commas, and a malformed one is reported', () => {
  const { ownNetworks } = configFrom({ POSSE_OWN_NETWORKS: '192.168.0.0/16, fd00::/8' });
  expect(ownNetworks).toEqual(['192.168.0.0/16', 'fd00::/8']);
  expect(() => configFrom({ POSSE_OWN_NETWORKS: '10.0.0.0/8,school' })).toThrow(
    'POSSE_OWN_NETWORKS takes addresses and networks such as 192.168.0.0/16 or 2001:db8:1::/48, not "school".',
  );
});

describe('actions that are too frequent', () => {
  test('an action that comes too often is refused with the time of the next try, and is allowed then', () => {
    const { limits, time, passing } = limited();
    const ann = { guest: 'ann', network: '10.0.0.1' };
    expect(passing(100, () => limits.take('name', ann))).toBe(LIMITS.name.guest.burst);
    expect(() => limits.take('name', ann)).toThrow(
      expect.objectContaining({
        code: 'slow-down',
        wait: 5,
        message: expect.stringMatching(/Try again in 5 seconds\.$/),
      }),
    );
    time.now += 5000;
    limits.take('name', ann);
    limits.take('name', { guest: 'bob', network: '10.0.0.1' });
  });

  test('an action done too often by one guest after another is refused to their network, and to no other', () => {
    const { limits, passing } = limited();
    const many = (network: string) => passing(1000, (number) => limits.take('table', { guest: `g${number}`, network }));
    expect([many('10.0.0.1'), many('10.0.0.1'), many('10.0.0.2')]).toEqual([50, 0, 50]);
  });

  test('an action done too often by a guest is refused to them from every network', () => {
    const { limits, passing } = limited();
    const moving = (number: number) => limits.take('table', { guest: 'ann', network: `10.0.0.${number}` });
    expect(passing(100, moving)).toBe(LIMITS.table.guest.burst);
  });

  test('the limits of actions do not hold in the host’s own networks', () => {
    const { limits, passing } = limited(['192.168.0.0/16', '2001:db8::/32']);
    expect(['192.168.3.4', '::ffff:192.168.3.4', '2001:db8:9::1'].map((one) => limits.networkOf(one))).toEqual([
      null,
      null,
      null,
    ]);
    expect(limits.networkOf('192.169.0.1')).toBe('192.169.0.1');
    const ann = { guest: 'ann', network: null };
    expect(passing(1000, () => limits.take('table', ann))).toBe(1000);
    expect(passing(1000, () => limits.takeJoin('DUSTY', 4, ann))).toBe(1000);
  });
});

describe('a guest who joins a table by its code', () => {
  const comers = (seats: number, table: string, network: string, { limits, passing } = limited()) =>
    passing(2000, (number) => limits.takeJoin(table, seats, { guest: `g${number}`, network }));

  test('how many guests may join a table from one network depends on the number of its seats', () => {
    expect([comers(4, 'DUSTY', '10.0.0.1'), comers(8, 'DUSTY', '10.0.0.1')]).toEqual([160, 320]);
  });

  test('a network that joined one table too often may still join others, and other networks may join that one', () => {
    const one = limited();
    expect(['DUSTY', 'RUSTY'].map((table) => comers(4, table, '10.0.0.1', one))).toEqual([160, 160]);
    expect(comers(4, 'DUSTY', '10.0.0.2', one)).toBe(160);
  });
});

test('the bytes sent to one network have a maximum', () => {
  const { limits, time } = limited();
  let sent = 0;
  for (; time.now < 60_000; time.now += 10)
    for (let message = 0; message < 10; message++) if (limits.maySend(5000, '10.0.0.1')) sent += 5000;
  expect(sent).toBeLessThanOrEqual(5e6 + 60 * 200_000);
  expect(limits.maySend(5000, null)).toBe(true);
});

test('the memory of the limits stays bounded with thousands of callers, and keeps the regular ones', () => {
  const seen = new PerCaller(() => ({ times: 0 }));
  for (let caller = 0; caller < 30_000; caller++) {
    seen.of('regular').times++;
    seen.of(`caller ${caller}`);
  }
  expect(seen.size).toBe(10_000);
  expect(seen.of('regular').times).toBe(30_000);
});
