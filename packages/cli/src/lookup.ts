// What a card or a character does, found by a part of its name.

import { type Answer, kindOf, TEXTS } from '@posse/card';

const ALL = (): readonly { readonly name: string; readonly text: string }[] => [
  ...Object.values(TEXTS.characters),
  ...Object.values(TEXTS.cards),
];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The name itself, else names that begin with it, else names that contain it. */
export function lookUp(asked: string): string[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]) {
    const found = ALL().filter(({ name }) => fits(plain(name)));
    if (found.length > 0) return found.map(({ name, text }) => `${name}: ${text}`);
  }
  return [];
}

/** About the cards and the character that an answer names. */
export function aboutAnswer({ card, as, prey, cost, pick }: Answer): string[] {
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => TEXTS.cards[key]);
  if (pick !== null) texts.unshift(TEXTS.characters[pick]);
  return texts.flatMap((found) => (found === undefined ? [] : [`${found.name}: ${found.text}`]));
}
