// While something lies over the table, what is under it can't be reached, by keyboard or otherwise.

import { type RefObject, useEffect } from 'react';

export function useAlone(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = over;
    const under = [...(current?.parentElement?.children ?? [])].filter(
      (other) => other !== current && !other.hasAttribute('inert'),
    );
    for (const other of under) other.setAttribute('inert', '');
    return () => {
      for (const other of under) other.removeAttribute('inert');
    };
  }, [over]);
}
