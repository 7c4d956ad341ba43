// Facts: what an answer brought about, for the log, the animation and whoever keeps score.
// Each has a part for everybody and, where something is hidden, a part for the seats that may know it.

import type { Seat, Viewer } from './seat.ts';

export interface Secret<P> {
  readonly to: readonly Seat[];
  readonly adds: P;
}

/** A state that tells what happens, while somebody listens; null at rest and in playouts. */
export interface Telling<F> {
  facts: F[] | null;
}

export interface FactBase {
  readonly kind: string;
  /** What everybody may know. */
  readonly open: object;
  /** What only some may know, over and above. */
  readonly secret: Secret<object> | null;
}

/** A fact as one viewer hears it. */
export interface SeenFact {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The facts of a game, by kind, and from their fields a fact as one viewer hears it. */
export type SeenOf<Facts> = { readonly [K in keyof Facts]: { readonly kind: K } & Facts[K] }[keyof Facts];

export function seenBy(fact: FactBase, viewer: Viewer): SeenFact {
  const { kind, open, secret } = fact;
  const tells = secret !== null && viewer !== 'spectator' && secret.to.includes(viewer);
  return tells ? { kind, ...open, ...secret.adds } : { kind, ...open };
}
