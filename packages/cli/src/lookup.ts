// What a card, a character or an event does, found by a part of its name.

import { type Answer, kindOf, TEXTS, type Translated } from '@posse/card';
import { textIn } from './names.ts';

const ALL = (): readonly Translated[] => [
  ...Object.values(TEXTS.characters),
  ...Object.values(TEXTS.cards),
  ...Object.values(TEXTS.events),
];

/** Letters and digits, without accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

const told = (text: Translated): string => `${textIn(text).name}: ${textIn(text).text}`;

/** The name itself, else names that begin with it, else names that contain it. */
export function lookUp(asked: string): string[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]) {
    const found = ALL().filter((text) => fits(plain(textIn(text).name)));
    if (found.length > 0) return found.map(told);
  }
  return [];
}

/** About the cards and the character that an answer names, and the event that it uses. */
export function aboutAnswer({ kind, card, as, prey, cost, pick }: Answer, event: string | null): string[] {
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => TEXTS.cards[key]);
  if (pick !== null) texts.unshift(TEXTS.characters[pick]);
  if (kind === 'event' && event !== null) texts.unshift(TEXTS.events[event]);
  return texts.flatMap((found) => (found === undefined ? [] : [told(found)]));
}
