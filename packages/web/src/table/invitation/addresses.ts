// Under which addresses others find this page. Whoever opened it by a name that only this machine knows asks the server for better ones.

import { useEffect, useState } from 'react';
import { listAddresses } from '../../lobby/api.ts';

/** Only this machine finds itself under these names. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isHereOnly = (hostname: string): boolean => HERE.test(hostname);

/** The origins to invite others to, the likeliest first: this page's own, or those that the server knows. Null while it is asked; none if nobody else can come. */
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
