// Malformed WebSocket messages: no JSON, wrong JSON, wrong fields, odd frames, floods.

import { below, type Random } from '@posse/engine';
import { MAX_MESSAGE_BYTES } from '@posse/protocol';
import { type Attack, expectationOf, fatal, harmless, refused } from './attack-interface.ts';
import { mutatedMessages, sampleTexts } from './mutated-messages.ts';
import { frame, inParts, OPCODE, text } from './websocket-frames.ts';

export const anyOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

const MUTATED_MESSAGES = mutatedMessages();
const SAMPLES = sampleTexts();

/** An attack that leaves the connection open; null if it happens to be a legal join. */
export function malformedMessage(random: Random, isAtTable: boolean): Attack | null {
  const make = anyOf(random, MAKERS);
  return make(random, isAtTable);
}

type Maker = (random: Random, isAtTable: boolean) => Attack | null;

const NOT_JSON: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'ping',
    'undefined',
    'NaN',
    '{',
    '}',
    '[',
    '"',
    '{"type":}',
    '{"type" "ping"}',
    "{'type':'ping'}",
  ],
  ...[
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping"},',
    '\ufeff{"type":"ping"}',
    '// {"type":"ping"}',
    '{"type":"ping"',
    '<xml/>',
  ],
  ...[
    'GET / HTTP/1.1\r\n\r\n',
    '\u202e}"gnip":"epyt"{',
    '💥'.repeat(200),
    `${'['.repeat(MAX_MESSAGE_BYTES)}`,
    '{"a":'.repeat(800),
  ],
];

/** JSON that is no message. */
const NO_MESSAGE: readonly string[] = [
  ...[
    'null',
    'true',
    '0',
    '-0',
    '1e999',
    '"ping"',
    '[]',
    '{}',
    '[{"type":"ping"}]',
    '{"type":null}',
    '{"type":"PING"}',
    '{"type":["ping"]}',
  ],
  ...[
    '{"type":"pong"}',
    '{"type":"welcome"}',
    '{"type":"__proto__"}',
    '{"type":"constructor"}',
    '{"type":"toString"}',
    '{"Type":"ping"}',
  ],
  ...[
    '{"__proto__":{"type":"ping"}}',
    '{"type":"ping","__proto__":{}}',
    '{"type":{"toString":null}}',
    '{"type":"ping\\u0000"}',
  ],
  ...[
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    `{"type":${'{"type":'.repeat(400)}"ping"${'}'.repeat(400)}}`,
    `{"type":"${'x'.repeat(4000)}"}`,
  ],
  ...[
    '{"type":"\\ud800"}',
    '{"type":"ping","type":"kick"}',
    `{"${'k'.repeat(4000)}":1}`,
    `{${'"a":1,'.repeat(500)}"type":"ping"}`,
  ],
];

const MAKERS: readonly Maker[] = [
  (random, isAtTable) => expectationOf('not JSON', anyOf(random, NOT_JSON), isAtTable),
  (random, isAtTable) => expectationOf('not JSON', damaged(random, anyOf(random, SAMPLES)), isAtTable),
  (random, isAtTable) => expectationOf('no message', anyOf(random, NO_MESSAGE), isAtTable),
  ...Array<Maker>(5).fill((random, isAtTable) =>
    expectationOf('wrong field', anyOf(random, MUTATED_MESSAGES), isAtTable),
  ),
  (random) => refused('binary', frame(OPCODE.binary, anyOf(random, SAMPLES)), 'malformed'),
  sized,
  inPieces,
  atOnce,
];

/** Truncates a message, or changes one character. */
function damaged(random: Random, said: string): string {
  const place = below(random, said.length);
  const odd = String.fromCharCode(below(random, 128));
  return below(random, 2) === 0 ? said.slice(0, place) : `${said.slice(0, place)}${odd}${said.slice(place + 1)}`;
}

/** The maximum number of fragments that are sent. The server accepts 256. */
const MAX_PARTS = 200;
const PING = JSON.stringify({ type: 'ping' });

/** A message at the maximum size, or just below it. */
function sized(random: Random, isAtTable: boolean): Attack {
  const full = MAX_MESSAGE_BYTES - below(random, 2);
  if (below(random, 2) === 0) return refused('size', PING.replace('ping', 'p').padEnd(full), 'malformed');
  return isAtTable ? harmless('size', PING.padEnd(full)) : refused('size', PING.padEnd(full), 'join-first');
}

/** A fragmented message, with other frames between the fragments or with empty fragments. */
function inPieces(random: Random, isAtTable: boolean): Attack | null {
  const said = anyOf(random, SAMPLES);
  const attack = expectationOf('in parts', said, isAtTable);
  if (attack === null) return null;
  const start = frame(OPCODE.text, said.slice(0, 3), { fin: false });
  const middle = anyOf(random, [
    frame(OPCODE.pong, 'nobody asked'),
    Buffer.concat(Array.from({ length: 100 }, () => frame(OPCODE.continuation, '', { fin: false }))),
  ]);
  const end = frame(OPCODE.continuation, said.slice(3));
  const bytes =
    below(random, 2) === 0
      ? inParts(said, 1 + below(random, Math.min(said.length, MAX_PARTS)))
      : Buffer.concat([start, middle, end]);
  return { ...attack, bytes };
}

/** Many messages in one write. */
function atOnce(random: Random): Attack {
  const messages = 2 + below(random, 15);
  const all = Array.from({ length: messages }, () => text(anyOf(random, NOT_JSON)));
  return { ...refused('at once', Buffer.concat(all), 'malformed'), messages, refused: messages };
}

/** Frames that no client may send: the server closes the connection. */
export function brokenFrame(random: Random): Attack {
  const some = anyOf(random, SAMPLES);
  const tooLong = 'x'.repeat(126 + below(random, 300));
  const control = anyOf(random, [OPCODE.ping, OPCODE.pong, OPCODE.close]);
  const part = frame(OPCODE.text, '{', { fin: false });
  const makers: readonly (() => Buffer)[] = [
    () => frame(OPCODE.text, some, { masked: false }),
    () => frame(anyOf(random, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), some),
    () => frame(OPCODE.text, some, { reserved: 1 + below(random, 7) }),
    () => frame(control, tooLong),
    () => frame(control, 'x', { fin: false }),
    () => frame(OPCODE.continuation, some),
    () => Buffer.concat([part, frame(OPCODE.text, some)]),
    () => frame(OPCODE.text, Buffer.of(0x22, 0xc3, 0x28, 0xff, 0x22)),
    () => frame(OPCODE.text, Buffer.of(0xed, 0xa0, 0x80)),
    () => frame(OPCODE.close, Buffer.of(anyOf(random, [0, 3, 19]), below(random, 256))),
    () => frame(OPCODE.close, Buffer.of(3)),
    () => frame(OPCODE.close, Buffer.concat([Buffer.of(3, 0xe8), Buffer.of(0xff, 0xfe)])),
  ];
  return fatal('broken frame', anyOf(random, makers)());
}

/** A message above the maximum size, or a frame that claims to be one. */
export function oversized(random: Random): Attack {
  const more = anyOf(random, [1, 2, 100, 60_000, 1 << 20]);
  const makers: readonly (() => Buffer)[] = [
    () => text(PING.padEnd(MAX_MESSAGE_BYTES + more)),
    () => frame(OPCODE.binary, Buffer.alloc(MAX_MESSAGE_BYTES + more)),
    () => frame(OPCODE.text, '{', { claims: BigInt(MAX_MESSAGE_BYTES + more) }),
    () => frame(OPCODE.text, '{', { claims: 2n ** BigInt(32 + below(random, 31)) }),
    () => inParts(PING.padEnd(MAX_MESSAGE_BYTES + 1), 2 + below(random, 20)),
  ];
  return fatal('oversized', anyOf(random, makers)());
}
