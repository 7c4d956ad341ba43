// The entry point of the cluster: a server that shares its tables with others.

import { type Config, type ServeOptions, type Server, serve as serveWith } from '@posse/server';
import type { OpenInfrastructure } from '@posse/server/infrastructure';
import { openClusterNode } from './node/node-infrastructure.ts';
import { clusterSettings } from './node-settings.ts';

// Exported for callers: an installation may contain a second @posse/server, with its own error classes.
export { BadConfig } from '@posse/server/infrastructure';
export { StoreFailure } from '@posse/store';
export { clusterFindings } from './cluster-doctor.ts';

/** The length of table codes. A cluster has so many tables that shorter codes could be guessed. */
const CODE_LETTERS = 8;

/** Opens the infrastructure of a node. Throws BadConfig or StoreFailure with a sentence. */
const openCluster: OpenInfrastructure = async (options) => {
  const node = await openClusterNode(clusterSettings(options.config), {
    ...options,
    ended: (sentence) => options.ended(sentence, 'fenced'),
  });
  const { store, bus, owners } = node;
  return {
    store,
    bus,
    withdrawals: await node.withdrawals(),
    shared: { owners, config: { ...options.config, codeLetters: CODE_LETTERS } },
    node,
    // PostgreSQL has its own tools for backups.
    backups: async () => ({ now: null, stop: () => undefined }),
    close: () => node.leave(),
  };
};

/** Runs a server that is a node of a cluster. Throws BadConfig or StoreFailure with a sentence. */
export const serve = (config: Config, options: Omit<ServeOptions, 'infrastructure'> = {}): Promise<Server> =>
  serveWith(config, { ...options, infrastructure: openCluster });
