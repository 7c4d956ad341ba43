// Descriptions of cards, characters and events of the card game.

import {
  type Agreed,
  type Answer,
  cardGame,
  kindOf,
  type State,
  type Translated,
  textsFor,
  whyUseless,
} from '@posse/card';
import { uselessWords } from '@posse/narrator';
import { described } from '../terminal/terminal-language.ts';
import { narratorOf } from './card-narrator.ts';

export function allTexts(table: Agreed): readonly Translated[] {
  const { characters, cards, events } = textsFor(table);
  return [characters, cards, events].flatMap((things) => Object.values(things));
}

/**
 * The texts of the cards, the character and the event that an answer names, and why it has no effect if it has none.
 */
export function aboutAnswer(answer: Answer, t: State): string[] {
  const { seat, kind, card, as, prey, cost, pick } = answer;
  const all = textsFor(t.setup);
  const vain = whyUseless(t, answer);
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(t, one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => all.cards[key]);
  if (pick !== null) texts.unshift(all.characters[pick]);
  if (kind === 'event' && t.event !== null) texts.unshift(all.events[t.event]);
  const sentences = texts.flatMap((found) => (found === undefined ? [] : [described(found)]));
  return vain === null ? sentences : [...sentences, uselessWords(narratorOf(t, seat), vain, cardGame.view(t, seat))];
}
