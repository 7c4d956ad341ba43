// Runs a whole cluster on one machine, for `npm run cluster`, stress tests and benchmarks.

export { openCaddy } from './caddy-process.ts';
export { Child } from './child-process.ts';
export { freePort } from './free-ports.ts';
export { fileForHosts } from './host-files.ts';
export { LocalCluster, type LocalClusterSettings } from './local-cluster.ts';
export { Nats } from './nats-process.ts';
export { openNginx, writeNginxConfig } from './nginx-process.ts';
export { FENCED, LocalNode } from './node-process.ts';
export { PostgresPair } from './postgres-pair.ts';
export { Postgres } from './postgres-process.ts';
export { processorSeconds } from './processor-time.ts';
export { type ProgramName, skipsWithout } from './program-list.mjs';
export { where } from './program-path.ts';
export { unprivilegedAccount } from './service-accounts.ts';
