// Texts of event decks: with events left out, mixed, or drawn at random.

import { joinedNames, type Sentence } from '@posse/engine';
import type { Catalogued } from '../catalogue/catalogue.ts';
import { withoutEvent } from '../option-ids.ts';
import type { SetId } from '../set-ids.ts';
import { ALL_EVENTS, numberIn } from '../setup/number-options.ts';
import type { Agreed } from '../state.ts';
import type { Language, Translated } from './set-texts.ts';

/** An event deck and its events, without the last. */
export interface EventDeck {
  readonly id: SetId;
  readonly texts: Translated;
  readonly events: readonly string[];
  /** The name of the last event; null if the deck has none. */
  readonly last: Translated | null;
}

/** The sentence about an event deck; null for a deck that is played alone and complete. */
export function deckSentence(id: SetId, decks: readonly EventDeck[], agreed: Agreed & Catalogued): Sentence | null {
  const inUse = decks.filter((deck) => agreed.sets.includes(deck.id));
  const own = inUse.find((deck) => deck.id === id);
  if (own === undefined) return null;
  const leftOut = own.events.filter((event) => agreed.options.includes(withoutEvent(event))).length;
  const others = inUse.filter((deck) => deck !== own);
  if (others.length === 0) return leftOut === 0 ? null : alone(own, leftOut);
  if (agreed.options.includes('one-event-deck')) return byLot(own, leftOut, others);
  const all = inUse.flatMap(({ events }) => events).filter((event) => !agreed.options.includes(withoutEvent(event)));
  const count = numberIn(agreed.catalogue, agreed, 'events');
  return mixed(count < ALL_EVENTS ? Math.min(all.length, count) : all.length, others, inUse);
}

const inEach = (sentence: (language: Language) => string): Sentence => ({
  en: sentence('en'),
  it: sentence('it'),
  de: sentence('de'),
});

const OR: Sentence = { en: ' or ', it: ' o ', de: ' oder ' };

const namesOf = (things: readonly Translated[], language: Language): string[] =>
  things.map((texts) => (language === 'de' ? `„${texts.de.name}“` : texts[language].name));

const lastOf = (decks: readonly EventDeck[], language: Language): string =>
  namesOf(
    decks.flatMap(({ last }) => (last === null ? [] : [last])),
    language,
  ).join(OR[language]);

function alone(own: EventDeck, leftOut: number): Sentence {
  const all = own.events.length + (own.last === null ? 0 : 1);
  const count = all - leftOut;
  return inEach((language) => {
    const last = lastOf([own], language);
    switch (language) {
      case 'en':
        return `${count} of ${all} events, a new one each round from the second on; the last is ${last}.`;
      case 'it':
        return `${count} eventi su ${all}, uno nuovo a ogni giro dal secondo in poi; l’ultimo è ${last}.`;
      case 'de':
        return `${count} von ${all} Ereignissen, ab der zweiten Runde in jeder ein neues; das letzte ist ${last}.`;
    }
  });
}

function byLot(own: EventDeck, leftOut: number, others: readonly EventDeck[]): Sentence {
  return inEach((language) => {
    const last = lastOf([own], language);
    const theOthers = namesOf(
      others.map(({ texts }) => texts),
      language,
    ).join(OR[language]);
    switch (language) {
      case 'en':
        return `By lot this deck${leftOut === 0 ? '' : `, without ${leftOut} of its events,`} or ${theOthers} is played: a new event each round from the second on; here the last is ${last}.`;
      case 'it':
        return `A sorte si gioca questo mazzo${leftOut === 0 ? '' : `, senza ${leftOut} dei suoi eventi,`} oppure ${theOthers}: un evento nuovo a ogni giro dal secondo in poi; qui l’ultimo è ${last}.`;
      case 'de':
        return `Nach Los wird dieser Stapel${leftOut === 0 ? '' : `, ohne ${leftOut} seiner Ereignisse,`} oder ${theOthers} gespielt: ab der zweiten Runde in jeder ein neues Ereignis; hier ist das letzte ${last}.`;
    }
  });
}

function mixed(count: number, others: readonly EventDeck[], all: readonly EventDeck[]): Sentence {
  return inEach((language) => {
    const last = lastOf(all, language);
    const theOthers = joinedNames(
      namesOf(
        others.map(({ texts }) => texts),
        language,
      ),
      language,
    );
    switch (language) {
      case 'en':
        return `${count} events, shuffled together from this deck and ${theOthers}, a new one each round from the second on; then the last, by lot ${last}.`;
      case 'it':
        return `${count} eventi, mescolati insieme da questo mazzo e da ${theOthers}, uno nuovo a ogni giro dal secondo in poi; poi l’ultimo, a sorte ${last}.`;
      case 'de':
        return `${count} Ereignisse, aus diesem Stapel und ${theOthers} zusammengemischt, ab der zweiten Runde in jeder ein neues; dann das letzte, nach Los ${last}.`;
    }
  });
}
