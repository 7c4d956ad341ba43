// The metrics that only a node of a cluster has.

import { type Metrics, SECONDS } from '@posse/server/infrastructure';
import { Counter, type CounterConfiguration, Histogram } from 'prom-client';

export type ClusterMetrics = ReturnType<typeof clusterMetrics>;

type Into = Pick<CounterConfiguration<string>, 'registers'>;

/** Adds the metrics of a node. `messages` returns how many messages have crossed between nodes, and how many stayed. */
export const clusterMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  messages: () => { readonly crossed: number; readonly stayed: number },
) => metricsIn({ registers: [registry] }, messages);

const metricsIn = (into: Into, messages: () => { readonly crossed: number; readonly stayed: number }) => ({
  takeovers: new Counter({
    name: 'posse_takeovers_total',
    help: 'Tables that were taken over from a node that was dead',
    ...into,
  }),
  bounced: new Counter({
    name: 'posse_bounced_total',
    help: 'Messages that came back from a node because their table was not there',
    ...into,
  }),
  gaps: new Counter({
    name: 'posse_link_gaps_total',
    help: 'How often something was lost between this node and another, so that those concerned had to resume',
    ...into,
  }),
  fenced: new Counter({
    name: 'posse_fenced_total',
    help: 'How often this node was declared dead, or ended because it was worse off than the others',
    ...into,
  }),
  dropped: new Counter({
    name: 'posse_bus_dropped_total',
    help: 'Packets of the bus that were dropped: forged, heard before (repeated), from a node that is not known yet (stranger), or failed',
    labelNames: ['why'],
    ...into,
  }),
  claimSeconds: new Histogram({
    name: 'posse_claim_seconds',
    help: 'How long it took to find out whose a table is',
    buckets: SECONDS,
    ...into,
  }),
  messages: new Counter({
    name: 'posse_messages_total',
    help: 'Messages between connections and tables, by whether they had to cross from one node to another',
    labelNames: ['crossed'],
    ...into,
    collect() {
      const { crossed, stayed } = messages();
      this.reset();
      this.inc({ crossed: 'yes' }, crossed);
      this.inc({ crossed: 'no' }, stayed);
    },
  }),
});
