// All that there is to be told about in the card game.

import { type Agreed, type Answer, kindOf, type Translated, textsFor } from '@posse/card';
import { told } from '../names.ts';

export function allTexts(table: Agreed): readonly Translated[] {
  const { characters, cards, events } = textsFor(table);
  return [characters, cards, events].flatMap((things) => Object.values(things));
}

/** About the cards and the character that an answer names, and the event that it uses. */
export function aboutAnswer(
  { kind, card, as, prey, cost, pick }: Answer,
  event: string | null,
  table: Agreed,
): string[] {
  const all = textsFor(table);
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => all.cards[key]);
  if (pick !== null) texts.unshift(all.characters[pick]);
  if (kind === 'event' && event !== null) texts.unshift(all.events[event]);
  return texts.flatMap((found) => (found === undefined ? [] : [told(found)]));
}
