// The metrics of a server, for Prometheus. Several servers may share a process.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The buckets of histograms, in seconds: from a tenth of a millisecond to ten seconds. */
export const SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

export interface StoreBytes {
  readonly database: number;
  readonly waiting: number;
  readonly backups: number;
}

export class Metrics {
  /** Optional parts of a program add their own metrics to this registry. */
  readonly registry = new Registry();
  private readonly into = { registers: [this.registry] };

  private readonly tables = new Gauge({ name: 'posse_tables', help: 'Tables that are open', ...this.into });
  private readonly connections = new Gauge({ name: 'posse_connections', help: 'Open WebSockets', ...this.into });
  private readonly storeBytes = new Gauge({
    name: 'posse_store_bytes',
    help: 'The files of the store: the database, what waits beside it, and the backups that were taken in time',
    labelNames: ['part'],
    ...this.into,
  });
  readonly answers = new Counter({
    name: 'posse_answers_total',
    help: 'Answers that were accepted and stored, given by a person or a bot',
    labelNames: ['by'],
    ...this.into,
  });
  readonly games = new Counter({ name: 'posse_games_total', help: 'Games that came to their end', ...this.into });
  readonly errors = new Counter({
    name: 'posse_errors_total',
    help: 'Messages and requests that were refused, by code',
    labelNames: ['code'],
    ...this.into,
  });
  readonly closedConnections = new Counter({
    name: 'posse_closed_connections_total',
    help: 'Connections that were closed for misuse: a flood, pipelining, not-reading, or too-much-unread by one network',
    labelNames: ['because'],
    ...this.into,
  });
  readonly answerSeconds = new Histogram({
    name: 'posse_answer_seconds',
    help: 'From an answer to the updates that it caused',
    buckets: SECONDS,
    ...this.into,
  });
  readonly thinkSeconds = new Histogram({
    name: 'posse_think_seconds',
    help: 'How long bots that take their time have thought, by bot',
    labelNames: ['bot'],
    buckets: SECONDS,
    ...this.into,
  });
  readonly missedThoughts = new Counter({
    name: 'posse_thoughts_missed_total',
    help: 'Questions that a bot had no time to think about, so that a quicker one answered: because others were thinking (busy) or because it took too long (slow)',
    labelNames: ['because'],
    ...this.into,
  });
  readonly commitSeconds = new Histogram({
    name: 'posse_store_commit_seconds',
    help: 'How long the store took to commit',
    buckets: SECONDS,
    ...this.into,
  });
  readonly requestSeconds = new Histogram({
    name: 'posse_request_seconds',
    help: 'How long HTTP requests took, by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    ...this.into,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The number of refusals by code. */
  async refusals(): Promise<ReadonlyMap<string, number>> {
    const { values } = await this.errors.get();
    return new Map(values.map(({ labels, value }) => [String(labels.code), value]));
  }

  /** The number of answers of people and bots. */
  async answersGiven(): Promise<number> {
    return sumOf((await this.answers.get()).values);
  }

  async requests(): Promise<number> {
    const { values } = await this.requestSeconds.get();
    return sumOf(values.filter(({ metricName }) => metricName === 'posse_request_seconds_count'));
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics as text, with the numbers of what is open now. Sizes are left out if the store is no file of ours. */
  text(open: {
    readonly tables: number;
    readonly connections: number;
    readonly bytes: StoreBytes | null;
  }): Promise<string> {
    for (const [part, bytes] of Object.entries(open.bytes ?? {})) this.storeBytes.set({ part }, bytes);
    this.tables.set(open.tables);
    this.connections.set(open.connections);
    return this.registry.metrics();
  }
}

const sumOf = (values: readonly { readonly value: number }[]): number =>
  values.reduce((sum, { value }) => sum + value, 0);
