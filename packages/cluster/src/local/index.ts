// Runs a whole cluster on one machine, for `npm run cluster`, stress tests and benchmarks.

export { lesserAccount } from './account.ts';
export { openCaddy } from './caddy.ts';
export { Child } from './child.ts';
export { fileForHosts } from './files.ts';
export { Town, type TownSettings } from './local-cluster.ts';
export { Nats } from './nats.ts';
export { openNginx, writeNginxConfig } from './nginx.ts';
export { FENCED, TownNode } from './node.ts';
export { freePort } from './ports.ts';
export { Postgres } from './postgres.ts';
export { processorSeconds } from './processor.ts';
export { type ProgramName, skipsWithout } from './programs.mjs';
export { where } from './where.ts';
