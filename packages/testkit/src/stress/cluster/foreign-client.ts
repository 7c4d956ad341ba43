// A foreign client on the broker: reads everything, and forges, replays and floods.

import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import type { LocalCluster } from '@posse/cluster/local';
import { must } from '../stress-test.ts';

/** The maximum number of messages that are kept and replayed. */
const MAX_SEEN = 3000;
const NO_RESPONDERS = 503;
/** How often each piece of garbage is sent. */
const FLOOD = 50;

interface Seen {
  readonly subject: string;
  readonly data: Uint8Array;
}

export class ForeignClient {
  private readonly nats: NatsConnection;
  private readonly seen: Seen[] = [];

  private constructor(nats: NatsConnection) {
    this.nats = nats;
    nats.subscribe('>', {
      callback: (error, { subject, data }) => {
        if (error === null && this.seen.length < MAX_SEEN) this.seen.push({ subject, data: Uint8Array.from(data) });
      },
    });
  }

  static async open({ nats, passwords }: LocalCluster): Promise<ForeignClient> {
    const given = { servers: `127.0.0.1:${nats.port}`, user: 'posse', pass: passwords.bus };
    const client = new ForeignClient(await connect(given));
    await client.nats.flush();
    return client;
  }

  get count(): number {
    return this.seen.length;
  }

  /** Throws if one of these words is readable in the traffic. */
  checkUnread(words: readonly string[]): void {
    for (const { subject, data } of this.seen) {
      const text = `${subject} ${Buffer.from(data).toString('latin1')}`;
      const read = words.find((word) => text.includes(word));
      must(read === undefined, () => `somebody on the broker reads ${JSON.stringify(read)} at ${subject}`);
    }
  }

  /** Forges, replays, and sends garbage and hints, all at once. */
  async attack(): Promise<void> {
    const mine = [...this.seen];
    const subjects = [...new Set(mine.map(({ subject }) => subject))];
    const nodes = [...new Set(subjects.flatMap((subject) => /^posse\.node\.(.+)$/.exec(subject)?.[1] ?? []))];
    for (const { subject, data } of mine) {
      this.nats.publish(subject, data);
      this.nats.publish('posse.town', data);
    }
    for (const node of nodes) {
      for (const other of nodes) {
        const hint = { headers: headers(NO_RESPONDERS, 'No Responders') };
        for (let times = 0; times < FLOOD; times++) this.nats.publish(`posse.nobody.${node}.${other}`, '', hint);
        // The format of packets before they were sealed.
        const packet = { version: 1, from: other, round: 9, number: 0, items: [{ kind: 'table' }] };
        this.nats.publish(`posse.node.${node}`, JSON.stringify(packet));
      }
      this.nats.publish('posse.town', JSON.stringify({ version: 1, from: 'x', kind: 'buried', what: node }));
      this.nats.publish('posse.town', JSON.stringify({ version: 1, from: 'x', kind: 'left', what: null }));
    }
    const last = mine.at(-1)?.data ?? new Uint8Array();
    const garbage = ['', 'null', '{', '[]', '\u0002', Buffer.alloc(100_000, 2), last.subarray(0, last.length - 1)];
    for (const subject of [...subjects, ...nodes.flatMap((node) => [`posse.ask.${node}`, `posse.answer.${node}`])])
      for (const piece of garbage)
        for (let times = 0; times < FLOOD / garbage.length; times++) this.nats.publish(subject, piece);
    await this.nats.flush();
  }

  close(): Promise<void> {
    return this.nats.close();
  }
}
