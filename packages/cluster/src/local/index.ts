// Runs a whole cluster on one machine, for `npm run cluster`, stress tests and benchmarks.

export { unprivilegedAccount } from './account.ts';
export { openCaddy } from './caddy.ts';
export { Child } from './child.ts';
export { fileForHosts } from './files.ts';
export { LocalCluster, type LocalClusterSettings } from './local-cluster.ts';
export { Nats } from './nats.ts';
export { openNginx, writeNginxConfig } from './nginx.ts';
export { FENCED, LocalNode } from './node.ts';
export { freePort } from './ports.ts';
export { Postgres } from './postgres.ts';
export { PostgresPair } from './postgres-pair.ts';
export { processorSeconds } from './processor.ts';
export { type ProgramName, skipsWithout } from './programs.mjs';
export { where } from './where.ts';
