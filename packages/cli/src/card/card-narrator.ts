// Narrates a card game in a terminal.
// Players are named by their characters, with the numbers of their seats in lists of options.

import { type CardKinds, cardGame, type Facts, PLAIN, type State, textsFor, type View, whyUseless } from '@posse/card';
import { randomFrom, type Seat, type SeenOf } from '@posse/engine';
import {
  type CardNarrator,
  cardNames,
  cardNarrator,
  cardStatus,
  cardStory,
  narratorFor,
  optionWords,
  turnWords,
} from '@posse/narrator';
import { cardAnswered, playerWords } from '@posse/narrator/terminal';
import type { TableNarrator } from '../game-for-commands.ts';
import { inWords, nameOf, numbered, speaker, spoken } from '../terminal/terminal-language.ts';
import { seenFact } from '../terminal/visible-facts.ts';
import { catalogue } from './loaded-catalogue.ts';

// Names are the same at every table.
export const kindName = (key: string): string => nameOf(catalogue().texts.cards[key], key);
export const characterName = (id: string): string => nameOf(catalogue().texts.characters[id], id);
export const eventName = (id: string): string => nameOf(catalogue().texts.events[id], id);

/** The name of a seat. A player without a character is named by their number. */
export const seatName = (character: string, who: Seat): string =>
  character === PLAIN ? inWords(playerWords(who + 1)) : characterName(character);

type Cast = Pick<View, 'begun'> & { readonly players: readonly { readonly character: string }[] };

const nameIn = ({ begun, players }: Cast, who: Seat): string =>
  seatName(begun ? (players[who]?.character ?? PLAIN) : PLAIN, who);

export const narratorOf = (t: State, you: Seat | null, name = (who: Seat) => nameIn(t, who)): CardNarrator =>
  cardNarrator(narratorFor(speaker(), you ?? 'spectator', name), cardNames(spoken(), t, textsFor(t.setup)));

export function tableNarrator(t: State, you: Seat | null): TableNarrator<CardKinds> {
  const narrator = narratorOf(t, you);
  const choosing = narratorOf(t, you, (who) => numbered(nameIn(t, who), who));
  /** A narrator for a question that asks for the price later: only the number of cards is named. */
  const bidding: CardNarrator = { ...choosing, cards: (cards) => choosing.cards(cards.map(() => null)) };
  return {
    turn: (who) => inWords(turnWords(narrator, who)),
    story(facts, before) {
      // Characters may change: the story uses the names from before the answer.
      const asBefore = narratorOf(t, you, (who) => nameIn(before.begun ? before : t, who));
      const heard = facts.map((fact) => seenFact<SeenOf<Facts>>(fact, you));
      const events = heard.flatMap((fact) => (fact.kind === 'event' ? [asBefore.names.event(fact.event).text] : []));
      return cardStory(asBefore, { facts: heard, before }).map((paragraph) =>
        paragraph.kind === 'event'
          ? { ...paragraph, sentences: [...paragraph.sentences, events.shift() ?? ''] }
          : paragraph,
      );
    },
    said(answer, why) {
      const words = cardAnswered(narrator, answer, why);
      return words && inWords(words);
    },
    status: (view) => cardStatus(narrator, view),
    option(answer, view, whole) {
      // The redeal is safe, as hidden cards make no difference to this.
      const vain = whyUseless(cardGame.redeal(view, randomFrom('in vain')), answer);
      return optionWords(whole ? choosing : bidding, answer, view, vain);
    },
  };
}
