// Loads the optional package @posse/cluster.

import type { Config } from '@posse/server';
import { UserError } from './command-description.ts';

/** Does this server share its tables with others? */
export const isShared = ({ store, bus }: Pick<Config, 'store' | 'bus'>): boolean => store !== null || bus !== null;

/** Loads the cluster. Throws UserError if its package is not installed. */
export async function loadCluster(): Promise<typeof import('@posse/cluster')> {
  try {
    return await import('@posse/cluster');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'@posse/cluster'")) throw error;
    throw new UserError(
      'Servers that share their tables (--store, --bus) need the package @posse/cluster beside posse, in the same folder. See "Install" in the documentation.',
    );
  }
}
