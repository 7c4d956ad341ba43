// Where an answer comes from: the kind of card that is played, or what an ability, a card in play, an event or a set offers.

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

/** In phase 2 it is the event that offers something; elsewhere the question says what. */
export function offerIn(t: Catalogued, event: string | null, why: Frame, answer: Answer): Offer | null {
  if (answer.kind === 'ability') return offerOf(t, answer);
  if (answer.kind !== 'event' || why.op !== 'phase2' || event === null) return null;
  return t.catalogue.events[event]?.power.offer ?? null;
}
