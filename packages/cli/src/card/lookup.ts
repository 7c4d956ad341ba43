// All that there is to be told about in the card game.

import { type Answer, kindOf, TEXTS, type Translated } from '@posse/card';
import { told } from '../names.ts';

export const allTexts = (): readonly Translated[] => [
  ...Object.values(TEXTS.characters),
  ...Object.values(TEXTS.cards),
  ...Object.values(TEXTS.events),
];

/** About the cards and the character that an answer names, and the event that it uses. */
export function aboutAnswer({ kind, card, as, prey, cost, pick }: Answer, event: string | null): string[] {
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => TEXTS.cards[key]);
  if (pick !== null) texts.unshift(TEXTS.characters[pick]);
  if (kind === 'event' && event !== null) texts.unshift(TEXTS.events[event]);
  return texts.flatMap((found) => (found === undefined ? [] : [told(found)]));
}
