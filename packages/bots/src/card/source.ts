// Where an answer comes from: the kind of card that is played, or what an ability or an event offers.

import {
  type Answer,
  type CardKind,
  type Catalogued,
  characterOf,
  type Frame,
  kindOf,
  type Offer,
  type Play,
  type Use,
} from '@posse/card';

export const kindPlayed = (g: Catalogued, { as, card }: Play | Use): CardKind =>
  (as === null ? undefined : g.catalogue.kinds[as]) ?? kindOf(g, card);

/** In phase 2 it is the event that offers something; elsewhere the question says what. */
export function offerIn(g: Catalogued, event: string | null, why: Frame, answer: Answer): Offer | null {
  if (answer.kind === 'ability') return characterOf(g, answer.pick).power.offer;
  if (answer.kind !== 'event' || why.op !== 'phase2' || event === null) return null;
  return g.catalogue.events[event]?.power.offer ?? null;
}
