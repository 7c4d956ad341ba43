// The addresses under which others can reach this page.

import { useEffect, useState } from 'react';
import { listAddresses } from '../../lobby/server-requests.ts';

/** Names that only this machine resolves to itself. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isHereOnly = (hostname: string): boolean => HERE.test(hostname);

/**
 * The origins for invitations, the likeliest first: this page's, or those that the server knows. Null while loading;
 * empty if nobody else can reach this page.
 */
export function useOrigins(): readonly string[] | null {
  const isHere = isHereOnly(location.hostname);
  const [origins, setOrigins] = useState<readonly string[] | null>(isHere ? null : [location.origin]);
  useEffect(() => {
    if (!isHere) return undefined;
    let isWanted = true;
    const keep = (found: readonly string[]): void => {
      if (isWanted) setOrigins(found);
    };
    listAddresses().then(keep, () => keep([]));
    return () => {
      isWanted = false;
    };
  }, [isHere]);
  return origins;
}
