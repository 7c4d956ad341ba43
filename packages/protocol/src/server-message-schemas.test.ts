// Tests of the schemas of messages from a server.
// A client ignores unknown fields, and refuses everything else that it does not know.

import { describe, expect, test } from 'vitest';
import { type FromServer, fromServer, type SeatInfo } from './server-message-schemas.ts';
import { toWire } from './step-field-names.ts';
import { eveningOf, gameAt, someTable, storyPage, updateTo } from './testing/fake-client.ts';

const LINE = { number: 1, channel: 'gallery', game: 'g1', seat: null, name: 'Ann', text: 'Howdy', at: 5 } as const;

const WELCOME: FromServer = {
  type: 'welcome',
  version: 2,
  you: 'bob',
  pass: null,
  seat: 1,
  table: someTable(),
  lines: [LINE],
};

const GOOD: readonly FromServer[] = [
  WELCOME,
  { type: 'table', changes: { paused: true, seats: { 1: { connected: false } } } },
  { type: 'seat', seat: 1, token: '1.abc' },
  { type: 'seat', seat: null, token: null },
  gameAt(0),
  updateTo(1),
  updateTo(1, { own: { viewer: 1 }, bank: 0, facts: [] }),
  storyPage(2, 2),
  { type: 'evening', games: [eveningOf(0)] },
  { type: 'predicted', game: '0123456789abcdef01', side: 'law' },
  { type: 'hands', game: 'g', step: 3, hands: [[1, 2], []] },
  { type: 'deeds', game: 'g', from: 0, deeds: [{ who: 1, what: 'bang', at: 0, harm: 1, instead: [], backs: [] }] },
  { type: 'proof', game: 'g1', secret: 'c0ffee' },
  { type: 'revealed', start: 'c0ffee' },
  { type: 'line', line: LINE },
  { type: 'line', line: { ...LINE, channel: 'table', seat: 1, text: '', notice: 'left' } },
  { type: 'ticket', ticket: 'abc', left: 300_000 },
  { type: 'because', step: 3, refusal: { code: 'too-far', reach: 1, distance: 2 } },
  { type: 'because', step: 3, refusal: null },
  { type: 'error', code: 'slow-down', message: 'Wait a moment.', about: null },
  { type: 'pong' },
  { type: 'settled' },
];

describe('a message from a server', () => {
  test.each(GOOD.map((message) => [message.type, toWire(message)] as const))(
    'of type %s is accepted, with unknown fields too',
    (_, message) => {
      expect(fromServer.parse(message)).toEqual(message);
      expect(fromServer.parse({ ...message, more: 1 })).toEqual(message);
    },
  );

  test('a message is accepted from an older server that sends no personas', () => {
    const { persona: _, ...older } = someTable().seats[0] as SeatInfo;
    const heard = fromServer.parse({ ...WELCOME, table: { ...someTable(), seats: [older] } });
    expect(heard).toEqual({ ...WELCOME, table: someTable({ seats: [{ ...older, persona: null }] }) });
  });

  test('the accepted messages are of every known type', () => {
    const known = fromServer.def.options.map(({ shape }) => shape.type.def.values[0]);
    expect(new Set(GOOD.map(({ type }) => type))).toEqual(new Set(known));
  });

  test.each([
    ['an unknown type', { type: 'howdy' }],
    ['no object', 'pong'],
    ['a view that is no plain data', { ...toWire(gameAt(0)), open: () => 1 }],
    ['a game without a view', { ...toWire(gameAt(0)), open: undefined }],
    ['a fact without a kind', toWire(updateTo(1, { facts: [{ who: 1 } as never] }))],
    ['an update without a number', { ...toWire(updateTo(1)), n: null }],
    ['a strange seat', { type: 'seat', seat: 20, token: null }],
    ['a table of another game', { ...WELCOME, table: { ...someTable(), game: 'poker' } }],
    ['a seat without a name', { ...WELCOME, table: someTable({ seats: [{ by: 'person' } as never] }) }],
    ['news of a table that says nothing', { type: 'table' }],
  ])('is refused if it is %s', (_, message) => {
    expect(fromServer.safeParse(message).success).toBe(false);
  });
});
