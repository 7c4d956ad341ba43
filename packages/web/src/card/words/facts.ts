// Facts of the card game as somebody hears them.

import type { FactKind, Facts } from '@posse/card';
import type { SeenOf } from '@posse/engine';

export type SeenFact = SeenOf<Facts>;
export type Seen<K extends FactKind> = { readonly kind: K } & Facts[K];
