// Attacks on connections: control frames, pipelined requests, and peers that never read.

import { setTimeout as pause } from 'node:timers/promises';
import { frame, OPCODE } from '../abuse/websocket-frames.ts';
import { FloodConnection, type FloodCounts } from './flood-connection.ts';
import type { Target } from './request-floods.ts';

/** Connections that make the same attack in parallel. */
const PARALLEL_CONNECTIONS = 4;
/** Milliseconds between two bursts, and until a closed connection is replaced. */
const BURST_EVERY_MS = 20;
const REOPEN_AFTER_MS = 25;
/** The size of a burst: four connections together send about 1.7 MB/s. */
const BURST_BYTES = 8500;
/** The bytes that the operating system buffers for a peer that does not read. */
const KERNEL_BYTES = 4_000_000;
/** Connections that one attacker keeps open while opening more. */
const MAX_HELD = 150;
/** The number of rounds after which open connections send a few bytes: about once a second. */
const ROUNDS_BETWEEN_BYTES = 40;

/** As many copies as fit into this many bytes. */
const filled = (bytes: number, one: Buffer | string): Buffer => {
  const copy = Buffer.from(one);
  return Buffer.concat(Array.from({ length: Math.max(1, Math.floor(bytes / copy.length)) }, () => copy));
};

const PONG = frame(OPCODE.pong, '');
const LONG_PINGS = filled(KERNEL_BYTES, frame(OPCODE.ping, 'x'.repeat(125)));
/** A burst of pings. Its pong shows the server that the peer is alive. */
const PINGS = Buffer.concat([filled(BURST_BYTES, frame(OPCODE.ping, '')), PONG]);
const PONGS = filled(BURST_BYTES, PONG);
const EMPTY_FRAGMENTS = filled(BURST_BYTES, frame(OPCODE.continuation, '', { fin: false }));
const FIRST_FRAGMENT = frame(OPCODE.text, '', { fin: false });
const PIPELINE = filled(BURST_BYTES, 'GET /livez HTTP/1.1\r\nHost: a.local\r\n\r\n');
const EXPECTATIONS = filled(BURST_BYTES, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\n\r\n');
const LARGE_REPLY = 'GET /api/rules/card HTTP/1.1\r\nHost: localhost\r\n\r\n';
const WRONG_HOST = filled(BURST_BYTES, 'GET /nowhere HTTP/1.1\r\nHost: stranger.example\r\n\r\n');
const SLOW_HEADERS = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(15_000)}`;
const SLOW_BODY = `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n${' '.repeat(15_000)}`;
const TUNNEL = 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n';

/** All attacks by name. */
const ATTACKS = {
  pings: (one) => one.repeat(() => one.opened(LONG_PINGS), PINGS),
  pongs: (one) => one.repeat(() => one.opened(), PONGS),
  fragments: (one) => one.repeat(() => one.opened(FIRST_FRAGMENT), EMPTY_FRAGMENTS),
  'late-frames': (one) => one.repeat(() => one.turnedAway(), PINGS),
  pipelining: (one) => one.repeat(async () => one.call().ignore(), PIPELINE),
  expectations: (one) => one.repeat(async () => one.call().skim(), EXPECTATIONS),
  'wrong-hosts': (one) => one.repeat(async () => one.call().skim(), WRONG_HOST),
  'unread-replies': (one) => one.hold(LARGE_REPLY.repeat(4), '\r\n'),
  'slow-headers': (one) => one.hold(SLOW_HEADERS, 'x'),
  'slow-bodies': (one) => one.hold(SLOW_BODY, ' '),
  tunnels: (one) => one.hold(TUNNEL, 'x'),
  'deaf-watchers': (one, hand) => one.watchDeaf(hand),
} as const satisfies Readonly<Record<string, (attacker: Attacker, hand: number) => Promise<void>>>;

export type ConnectionAttack = keyof typeof ATTACKS;

export const CONNECTION_ATTACKS = Object.keys(ATTACKS) as readonly ConnectionAttack[];

/** Attacks whose harm shows within seconds. */
export const QUICK_ATTACKS: readonly ConnectionAttack[] = [
  'pings',
  'late-frames',
  'pipelining',
  'expectations',
  'wrong-hosts',
];

/** Each attack has an address of its own, so that no attack uses up the limits of another. */
export async function attackConnections(
  names: readonly ConnectionAttack[],
  target: Target,
  harvest: FloodCounts,
): Promise<void> {
  const hands = names.flatMap((name) => {
    const attacker = new Attacker(target, harvest, `127.0.1.${1 + CONNECTION_ATTACKS.indexOf(name)}`);
    return Array.from({ length: PARALLEL_CONNECTIONS }, (_, hand) => ATTACKS[name](attacker, hand));
  });
  await Promise.all(hands);
}

class Attacker {
  private readonly target: Target;
  private readonly harvest: FloodCounts;
  private readonly from: string;

  constructor(target: Target, harvest: FloodCounts, from: string) {
    this.target = target;
    this.harvest = harvest;
    this.from = from;
  }

  call(): FloodConnection {
    return new FloodConnection(this.target.address, this.harvest, this.from);
  }

  /** A WebSocket that never joins and never reads. */
  async opened(first?: Buffer): Promise<FloodConnection> {
    const call = this.call();
    if (!(await call.open())) call.hangUp();
    if (first !== undefined) call.write(first);
    return call.ignore();
  }

  /** A WebSocket that the server has closed, because its table does not exist. */
  async turnedAway(): Promise<FloodConnection> {
    const call = this.call();
    if (await call.open()) {
      call.join('NOWHERE');
      await call.until(() => call.body !== '');
    } else call.hangUp();
    return call.ignore();
  }

  /** Sends a burst again and again, on a new connection when the last one is closed. */
  async repeat(open: () => Promise<FloodConnection>, burst: Buffer): Promise<void> {
    for (;;) {
      const call = await open();
      while (!call.isClosed) {
        call.write(burst);
        await pause(BURST_EVERY_MS);
      }
      call.hangUp();
      await pause(REOPEN_AFTER_MS);
    }
  }

  /** Opens connections that start like this, add a byte or two now and then, and never read. */
  hold(beginning: string, drip: string): Promise<void> {
    return this.keepMany(drip, async () => {
      const call = this.call().ignore();
      call.write(beginning);
      return call;
    });
  }

  /** Joins other players' tables with many connections that never read, but answer pings. */
  watchDeaf(hand: number): Promise<void> {
    return this.keepMany(PONG, async () => {
      const call = await this.opened();
      call.join(this.target.codes[hand % this.target.codes.length] as string);
      return call;
    });
  }

  private async keepMany(drip: Buffer | string, open: () => Promise<FloodConnection>): Promise<void> {
    let held: FloodConnection[] = [];
    for (let turn = 0; ; turn++) {
      if (held.length < MAX_HELD) held.push(await open());
      if (turn % ROUNDS_BETWEEN_BYTES === 0) for (const call of held) call.write(drip);
      await pause(REOPEN_AFTER_MS);
      held = held.filter(({ isClosed }) => !isClosed);
    }
  }
}
