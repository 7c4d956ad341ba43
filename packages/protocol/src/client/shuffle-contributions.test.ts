// Tests that a client reveals each contribution for one start only.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Said } from '../client-message-schemas.ts';
import { difference } from '../patch.ts';
import type { Heard, TableInfo } from '../server-message-schemas.ts';
import { type Start, seatCommitmentOf, transcriptHashOf } from '../shuffle-hashes.ts';
import { Caller, gameAt, someTable } from '../testing/fake-client.ts';
import { type ContributionMemory, temporaryMemory } from './shuffle-contributions.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function showStart({ line, client }: Caller, start: TableInfo['start']): void {
  const { table } = client;
  line.tells({ type: 'table', changes: difference(table, { ...table, start }) ?? {} } as Heard<'table'>);
}

/** A client in seat 1 whose commitment the table knows. */
class Player {
  readonly memory: ContributionMemory;
  readonly caller: Caller;

  constructor(memory: ContributionMemory = temporaryMemory()) {
    this.memory = memory;
    this.caller = new Caller({ contributionMemory: memory }).arrive({
      table: someTable({ phase: 'gathering', gameId: null }),
    });
  }

  /** The commitment of the last join. */
  get promise(): string {
    return (this.caller.line.said[0] as Said<'join'>).promise ?? '';
  }

  sees(start: Partial<TableInfo['start']> | null): this {
    const shown = start === null ? null : startWith(this.promise, start);
    showStart(this.caller, shown);
    return this;
  }

  get reveals(): readonly Said<'reveal'>[] {
    return this.caller.said.filter((said) => said.type === 'reveal');
  }

  get promises(): readonly string[] {
    return this.caller.said.flatMap((said) => (said.type === 'promise' ? [said.promise] : []));
  }

  /** The connection breaks, and the client reconnects. */
  returns(start: Start | null): this {
    this.caller.line.closes();
    vi.advanceTimersByTime(5000);
    this.caller.arrive({ table: someTable({ phase: 'gathering', start: start as TableInfo['start'] }) });
    return this;
  }
}

const startWith = (promise: string, changes: Partial<TableInfo['start']> = {}) => ({
  before: '-',
  commitment: 'c0',
  deal: 'd0',
  promises: ['00', promise, null],
  ...changes,
});

describe('a start with one’s promise in it', () => {
  test('a start with the client’s commitment gets the contribution at once, and another commitment', () => {
    const player = new Player().sees({});
    const [reveal, ...more] = player.reveals;
    expect(more).toEqual([]);
    expect(seatCommitmentOf(reveal?.luck ?? '')).toBe(player.promise);
    expect(reveal?.start).toBe(transcriptHashOf(startWith(player.promise)));
    expect(reveal?.next).not.toBe(player.promise);
  });

  test('a start with the client’s commitment gets the contribution once through each connection', () => {
    const player = new Player().sees({}).sees({});
    const [reveal] = player.reveals;
    const start = startWith(player.promise);
    expect(player.reveals).toHaveLength(1);
    player.returns(start);
    expect(player.reveals).toEqual([reveal]);
  });

  test('a start with the client’s commitment gets the contribution after a reload too', () => {
    const before = new Player().sees({});
    const after = new Player(before.memory);
    showStart(after.caller, startWith(before.promise));
    expect(after.reveals).toEqual(before.reveals);
  });

  const others: readonly (readonly [string, Partial<NonNullable<TableInfo['start']>>])[] = [
    ['another secret', { commitment: 'c1' }],
    ['other promises', { promises: ['01', 'own', null] }],
    ['another deal', { deal: 'd1' }],
    ['other starts before', { before: 'ff' }],
  ];
  test.each(others)(
    'a second start for the same contribution with %s gets nothing but a new commitment',
    (_, changes) => {
      const player = new Player().sees({});
      const promises = changes.promises?.map((one) => (one === 'own' ? player.promise : one));
      player.sees({ ...changes, ...(promises && { promises }) });
      expect(player.reveals).toHaveLength(1);
      expect(player.promises).toEqual([player.reveals[0]?.next]);
    },
  );
});

describe('the acknowledgement of a contribution', () => {
  const stateOf = ({ caller }: Player, start: string) => caller.client.contributionFor(start);
  const sealFor = ({ promise }: Player, changes: Partial<TableInfo['start']> = {}): string =>
    transcriptHashOf(startWith(promise, changes));

  test('an acknowledgement is noted with the transcript hash for which the client revealed', () => {
    const player = new Player();
    const seal = sealFor(player);
    expect(stateOf(player, seal)).toBe('not-sent');
    player.sees({});
    expect(stateOf(player, seal)).toBe('sent');
    player.caller.line.tells({ type: 'revealed', start: seal });
    expect(stateOf(player, seal)).toBe('acknowledged');
  });

  test('an acknowledgement is not believed for a start to which the client revealed nothing', () => {
    const player = new Player().sees({ promises: ['00', null, null] });
    const seal = sealFor(player, { promises: ['00', null, null] });
    player.caller.line.tells({ type: 'revealed', start: seal });
    expect(stateOf(player, seal)).toBe('not-sent');
  });

  test('an acknowledgement is remembered over a reload, also when the client sends the same again', () => {
    const before = new Player().sees({});
    const seal = sealFor(before);
    before.caller.line.tells({ type: 'revealed', start: seal });
    const after = new Player(before.memory);
    expect(stateOf(after, seal)).toBe('acknowledged');
    showStart(after.caller, startWith(before.promise));
    expect(after.reveals).toHaveLength(1);
    expect(stateOf(after, seal)).toBe('acknowledged');
  });

  test('an acknowledgement is missing after a reload if the server gave none', () => {
    const before = new Player().sees({});
    expect(stateOf(new Player(before.memory), sealFor(before))).toBe('sent');
  });

  test('an acknowledgement survives the deal', () => {
    const player = new Player().sees({});
    player.caller.line.tells({ type: 'revealed', start: sealFor(player) });
    player.sees(null);
    player.caller.line.tells(gameAt(0));
    expect(stateOf(player, sealFor(player))).toBe('acknowledged');
  });
});

describe('nothing is shown', () => {
  test('a start without the client’s commitment gets no contribution, but a commitment for the next start', () => {
    const player = new Player().sees({ promises: ['00', null, null] });
    player.sees({ promises: [player.promise, null, null] });
    expect([player.reveals, player.promises]).toEqual([[], [player.promise]]);
  });

  test('a spectator reveals no contribution', () => {
    const caller = new Caller().arrive({ seat: null });
    const { promise = '' } = caller.line.said[0] as Said<'join'>;
    showStart(caller, startWith(promise));
    expect(caller.said).toEqual([]);
  });
});

describe('a promise', () => {
  test('a client commits to a contribution if its seat has no commitment', () => {
    const { seats } = someTable();
    const caller = new Caller().arrive({
      table: someTable({ seats: seats.map((seat) => ({ ...seat, adds: false })) }),
    });
    const { promise } = caller.line.said[0] as Said<'join'>;
    expect(caller.said).toEqual([{ type: 'promise', promise }]);
  });

  test('a commitment that was used before is replaced by a new one, and nobody is told', () => {
    const player = new Player().sees({ promises: ['00', null, null] });
    const refusal = { type: 'error', code: 'bad-luck', message: 'made before', about: 'promise' } as const;
    player.caller.line.tells(refusal, refusal);
    expect(player.promises).toHaveLength(2);
    expect(player.promises[1]).not.toBe(player.promise);
    expect(player.caller.refusals).toEqual([]);
  });
});

describe('the starts that one was shown', () => {
  const seals = (player: Player, ...commitments: string[]): string[] =>
    commitments.map((commitment) => transcriptHashOf(startWith(player.promise, { commitment })));

  test('the starts that a client was shown belong to the game that follows, and to no other', () => {
    const player = new Player().sees({}).sees({ commitment: 'c1' }).sees(null);
    player.caller.line.tells(gameAt(0));
    const { client } = player.caller;
    expect(client.startsBefore('g1')).toEqual(seals(player, 'c0', 'c1'));
    expect(client.startsBefore('g2')).toEqual([]);
    player.sees({ commitment: 'c2' }).sees(null);
    player.caller.line.tells(gameAt(0, 'g2'));
    expect(client.startsBefore('g2')).toEqual(seals(player, 'c2'));
  });

  test('the starts that a client was shown are not pushed out by a server that shows many more', () => {
    const player = new Player().sees({});
    for (let number = 1; number < 100; number++) player.sees({ commitment: `c${number}` });
    player.sees(null);
    player.caller.line.tells(gameAt(0));
    expect(player.caller.client.startsBefore('g1')).toContain(seals(player, 'c0')[0]);
  });

  test('the starts that a client was shown are remembered over a reload', () => {
    const before = new Player().sees({});
    const { client, line } = new Player(before.memory).caller;
    line.tells(gameAt(0));
    expect(client.startsBefore('g1')).toEqual(seals(before, 'c0'));
  });

  test('the shown starts belong to the game that the client missed, if another start is under way', () => {
    const player = new Player().sees({}).sees({ commitment: 'c1' });
    const { client, line } = player.caller;
    line.tells(gameAt(9));
    expect(client.startsBefore('g1')).toEqual(seals(player, 'c0'));
    player.sees(null);
    line.tells(gameAt(0, 'g2'));
    expect(client.startsBefore('g2')).toEqual(seals(player, 'c1'));
  });
});

test('the client has a contribution to send, whatever it finds in the place of the stored one', () => {
  for (const text of ['{', 'null', '7', '{"next":1}']) {
    const memory = temporaryMemory();
    memory.write(text);
    expect(new Player(memory).promise).toMatch(/^[0-9a-f]{64}$/);
  }
});
