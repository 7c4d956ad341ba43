// The source of an answer: a played card, or an offer.

import {
  type Answer,
  type CardKind,
  type Catalogued,
  type Frame,
  kindOf,
  type Offer,
  offerOf,
  type Play,
  type Use,
} from '@posse/card';

export const kindPlayed = (t: Catalogued, { as, card }: Play | Use): CardKind =>
  (as === null ? undefined : t.catalogue.kinds[as]) ?? kindOf(t, card);

/** The offer behind an answer: the event's in phase 2, else the question's. */
export function offerIn(t: Catalogued, event: string | null, why: Frame, answer: Answer): Offer | null {
  if (answer.kind === 'ability') return offerOf(t, answer);
  if (answer.kind !== 'event' || why.op !== 'phase2' || event === null) return null;
  return t.catalogue.events[event]?.power.offer ?? null;
}
