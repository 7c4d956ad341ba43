// Facts: records of what an answer caused, for logs, animations and statistics.
// Each has a part for everybody and, if something is hidden, a part for the seats that may know it.

import type { Seat, Viewer } from './seat.ts';

export interface Secret<P> {
  readonly to: readonly Seat[];
  readonly adds: P;
}

/** A state that records facts. The list is null unless a caller wants them, as in playouts. */
export interface Telling<F> {
  facts: F[] | null;
}

export interface FactBase {
  readonly kind: string;
  /** The part that everybody may know. */
  readonly open: object;
  /** The additional part, for some seats only. */
  readonly secret: Secret<object> | null;
}

/** A fact as one viewer sees it. */
export interface SeenFact {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The union of all facts of a game as one viewer sees them, from an interface of their fields by kind. */
export type SeenOf<Facts> = { readonly [K in keyof Facts]: { readonly kind: K } & Facts[K] }[keyof Facts];

export function seenBy(fact: FactBase, viewer: Viewer): SeenFact {
  const { kind, open, secret } = fact;
  const tells = secret !== null && viewer !== 'spectator' && secret.to.includes(viewer);
  return tells ? { kind, ...open, ...secret.adds } : { kind, ...open };
}
