// The event decks at a table: their texts, and options that leave events out.

import { sure } from '@posse/engine';
import type { Catalogue, Catalogued } from '../catalogue/catalogue.ts';
import type { CardSet, GameEvent } from '../catalogue/entry-types.ts';
import { withoutEvent } from '../option-ids.ts';
import type { Agreed } from '../state.ts';
import { deckSentence, type EventDeck } from '../texts/event-deck-texts.ts';
import { type TextChanges, type Translated, withoutEventText } from '../texts/set-texts.ts';
import type { RuleOption } from './options.ts';

/** The options that leave an event out. */
export const withoutEvents = (set: CardSet, events: readonly GameEvent[]): RuleOption[] =>
  events
    .filter(({ final }) => !final)
    .map(({ id }) => ({
      id: withoutEvent(id),
      byDefault: false,
      withSet: null,
      texts: withoutEventText(eventText(set, id)),
      changes: eventDeckChanges,
    }));

function eventText(set: CardSet, id: string): Translated {
  const text = set.texts.events[id];
  if (text === undefined) throw new Error(`The set "${set.id}" has no text for its event "${id}".`);
  return text;
}

/** The texts of both event decks. Each depends on the other's events too. */
export const eventDeckChanges: TextChanges = {
  sets: Object.fromEntries(
    (['high-noon', 'fistful'] as const).map((id) => [
      id,
      (agreed: Agreed & Catalogued) => deckSentence(id, eventDecks(agreed.catalogue), agreed),
    ]),
  ),
};

const eventDecks = ({ sets, events, texts: { sets: names } }: Catalogue): EventDeck[] =>
  sets
    .filter((set) => set.events !== undefined)
    .map(({ id, texts }) => {
      const own = Object.values(events).filter(({ set }) => set === id);
      const last = own.find(({ final }) => final);
      return {
        id,
        texts: sure(names[id], 'such set'),
        events: own.filter(({ final }) => !final).map((event) => event.id),
        last: last === undefined ? null : (texts.events[last.id] ?? null),
      };
    });
