// A message to send to a server, and the check that its outcome is permitted.

import { type ErrorCode, type FromClient, fromClient, fromWire } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { Tally } from './attack-tally.ts';
import type { RawConnection } from './raw-connection.ts';
import { frame, OPCODE } from './websocket-frames.ts';

export interface Attack {
  /** For the statistics. */
  readonly kind: string;
  readonly bytes: Buffer | string;
  /** The number of messages that it consists of. */
  readonly messages: number;
  /** The minimum number of them that the server refuses. */
  readonly refused: number;
  /** The error codes with which any of them may be refused. */
  readonly codes: readonly ErrorCode[];
  /** True if the server closes the connection. */
  readonly isFatal: boolean;
  /** How many of them are `settle` messages, which the server answers. */
  readonly settles: number;
}

type Content = Attack['bytes'];

export const refused = (kind: string, bytes: Content, ...codes: readonly ErrorCode[]): Attack => ({
  kind,
  bytes,
  messages: 1,
  refused: 1,
  codes,
  isFatal: false,
  settles: 0,
});

/** An attack that may be legal: the server may handle it, or refuse it with one of these codes. */
export const allowed = (kind: string, bytes: Content, codes: readonly ErrorCode[]): Attack => ({
  ...refused(kind, bytes, ...codes),
  refused: 0,
});

export const harmless = (kind: string, bytes: Content): Attack => allowed(kind, bytes, []);

/** An attack after which the server closes the connection, perhaps with one of these refusals. */
export const fatal = (kind: string, bytes: Content, ...codes: readonly ErrorCode[]): Attack => ({
  ...refused(kind, bytes, ...codes),
  refused: codes.length > 0 ? 1 : 0,
  isFatal: true,
});

/** All codes with which a table may refuse a well-formed message. */
const TABLE_CODES: readonly ErrorCode[] = [
  'not-seated',
  'seated-already',
  'seat-taken',
  'no-free-seat',
  'no-such-seat',
  'not-the-host',
  'no-such-guest',
  'no-such-bot',
  'no-such-gesture',
  'chat-off',
  'predicted',
  'bad-link',
  'bad-luck',
  'bad-plan',
  'bad-pack',
  'no-such-pack',
  'barred-pack',
  'not-now',
  'stale-question',
  'not-asked',
  'no-such-option',
  'paused',
  'wrong-channel',
  'slow-down',
];

/**
 * The permitted outcomes of this text, for a client that sits at a table or has not joined one. Null for a legal
 * join.
 */
export function expectationOf(kind: string, said: string, isAtTable: boolean): Attack | null {
  const message = wellFormed(said);
  if (message === null) return refused(kind, said, 'malformed');
  if (message.type === 'join') return isAtTable ? refused(kind, said, 'joined-already') : null;
  if (!isAtTable) return refused(kind, said, 'join-first');
  if (message.type === 'settle') return { ...harmless(kind, said), settles: 1 };
  return message.type === 'ping' ? harmless(kind, said) : allowed(kind, said, TABLE_CODES);
}

export function wellFormed(said: string): FromClient | null {
  try {
    return fromWire(fromClient.parse(JSON.parse(said)));
  } catch {
    return null;
  }
}

const SETTLE = JSON.stringify({ type: 'settle' });
const ECHO = frame(OPCODE.ping, 'still there?');

/** The refusals of clients that have not joined. After too many of them the server closes the connection. */
const JOIN_CODES: readonly ErrorCode[] = ['malformed', 'join-first', 'joined-already'];

/** Sends the attack and then `settle`. When that is answered, the whole attack has been handled. */
export async function sendAttack(line: RawConnection, attack: Attack, isAtTable: boolean, tally: Tally): Promise<void> {
  const { kind, bytes, isFatal, settles } = attack;
  const { pongs: echoes } = line;
  line.heard.length = 0;
  line.send(bytes);
  if (!isFatal) line.send(isAtTable ? SETTLE : ECHO);
  const isAnswered = isAtTable ? () => line.count('settled') > settles : () => line.pongs > echoes;
  await line.until(isFatal ? () => false : isAnswered, `the answer to ${kind} ${shown(bytes)}`);
  check(line, attack);
  const codes = line.refusals;
  line.joinRefusals += codes.filter((code) => JOIN_CODES.includes(code)).length;
  tally.sent(kind, attack.messages);
  for (const code of codes) tally.refused(code);
  if (line.isClosed) tally.closed(line.closeCode);
  else tally.obeyed += attack.messages - codes.length;
}

function check(line: RawConnection, { kind, bytes, messages, refused: least, codes, isFatal }: Attack): void {
  const found = line.refusals;
  const told = `${kind} ${shown(bytes)}`;
  const wrong = found.find((code) => !codes.includes(code));
  must(wrong === undefined, () => `${told} was refused with "${wrong}" instead of ${codes.join(' or ') || 'nothing'}`);
  must(found.length >= least, () => `${told} was refused ${found.length} times instead of ${least}`);
  must(found.length <= messages, () => `${told} was refused ${found.length} times, and is ${messages} messages`);
  must(line.isClosed === isFatal, () => `${told} ${isFatal ? 'did not close' : 'closed'} the connection`);
}

function shown(bytes: Content): string {
  const told = typeof bytes === 'string' ? bytes : bytes.toString('hex');
  return told.length > 200 ? `${told.slice(0, 200)}… (${told.length})` : told;
}
