// A whole town on one machine, for `npm run town`, trials and benchmarks.

export { Child } from './child.ts';
export { Nats } from './nats.ts';
export { FENCED, TownNode } from './node.ts';
export { freePort } from './ports.ts';
export { Postgres } from './postgres.ts';
export { processorSeconds } from './processor.ts';
export { Town, type TownSettings } from './town.ts';
