// The names and texts of the card game, in the reader's language.

import {
  type CardId,
  type Catalogued,
  type Deed,
  deedsOf as deedsOfKind,
  kindOf,
  PLAIN,
  type TextGroup,
  valueText,
} from '@posse/card';
import type { Language, Role, Text, Texts } from '@posse/engine';
import { NOBODY, textIn } from '../text-types.ts';

export interface CardNames {
  /** The catalogue of this table. */
  readonly here: Catalogued;
  /** A kind of card, by its key. */
  kind(key: string): Text;
  /** One physical card. */
  card(id: CardId): Text;
  /** `Q♥` */
  value(id: CardId): string;
  /** Empty if the player has no character. */
  character(id: string): Text;
  event(id: string): Text;
  role(role: Role): Text;
  set(id: string): Text;
  option(id: string): Text;
  /** The source of an offer: a character, a kind of card, or a whole set. */
  offering(id: string): Text;
}

export const cardNames = (language: Language, here: Catalogued, texts: Texts<TextGroup>): CardNames => ({
  here,
  kind: (key) => textIn(language, texts.cards[key], key),
  card: (id) => textIn(language, texts.cards[kindOf(here, id).key], kindOf(here, id).key),
  value: (id) => valueText(here, id),
  character: (id) => (id === PLAIN ? NOBODY : textIn(language, texts.characters[id], id)),
  event: (id) => textIn(language, texts.events[id], id),
  role: (role) => textIn(language, texts.roles[role], role),
  set: (id) => textIn(language, texts.sets[id], id),
  option: (id) => textIn(language, texts.options[id], id),
  offering: (id) => textIn(language, texts.characters[id] ?? texts.cards[id] ?? texts.sets[id], id),
});

/** The verbs of a card, an ability or an event, by its key or id. */
export function deedsOf(here: Catalogued, id: string): readonly Deed[] {
  const { kinds, characters, events } = here.catalogue;
  const kind = Object.hasOwn(kinds, id) ? kinds[id] : undefined;
  const played = kind === undefined ? [] : deedsOfKind(here, kind);
  if (played.length > 0) return played;
  return (kind ?? characters[id] ?? events[id])?.power.offer?.does ?? [];
}
