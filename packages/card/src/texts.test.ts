// Names as they are printed, and what a sentence must not leave out.

import { describe, expect, test } from 'vitest';
import { PRESETS, TEXTS } from './index.ts';
import { LANGUAGES, type Translated } from './texts.ts';

const ofSet = (id: string): Translated => TEXTS.sets[id] as Translated;
const ofCard = (id: string): Translated => TEXTS.cards[id] as Translated;
const ofEvent = (id: string): Translated => TEXTS.events[id] as Translated;
const ofCharacter = (id: string): Translated => TEXTS.characters[id] as Translated;

test('in Italian the event sets have the names of their last events', () => {
  expect(ofSet('high-noon').it.name).toBe('Mezzogiorno di Fuoco');
  expect(ofSet('fistful').it.name).toBe('Per un Pugno di Carte');
  expect(ofSet('high-noon').it.name).toBe(ofEvent('high-noon').it.name);
  expect(ofSet('fistful').it.name).toBe(ofEvent('fistful-of-cards').it.name);
});

test('characters have one name in all languages, but for Claus', () => {
  const odd = Object.entries(TEXTS.characters).filter(
    ([, texts]) => new Set(LANGUAGES.map((language) => texts?.[language].name)).size > 1,
  );
  expect(odd.map(([id]) => id)).toEqual(['claus-the-saint']);
});

test('the cards that ask for a check do so with the printed word', () => {
  const cards = ['barrel', 'jail', 'dynamite'].map(ofCard);
  for (const texts of [...cards, ofEvent('vendetta'), ofCharacter('lucky-duke')]) {
    expect(texts.en.text).toContain('draw!');
    expect(texts.it.text).toContain('Estrarre!');
    expect(texts.de.text).toContain('Ziehen!');
  }
});

describe('a sentence says', () => {
  test.each([
    ['kit-carlson', 'that the third card goes back on top', ['top', 'in cima', 'oben']],
    ['el-gringo', 'that chance takes the card', ['at random', 'a caso', 'zufällige']],
    ['calamity-janet', 'that her Missed! is the BANG! of the turn', ['of the turn', 'del turno', 'des Zuges']],
    ['slab-the-killer', 'that a Barrel is one of the two', ['Barrel', 'Barile', 'Fass']],
    ['sid-ketchum', 'that he pays from the hand', ['from his hand', 'dalla mano', 'Handkarten']],
  ])('of %s %s', (id, _what, words) => {
    for (const [place, language] of LANGUAGES.entries()) expect(ofCharacter(id)[language].text).toContain(words[place]);
  });

  test('that one may go to Jail oneself', () => {
    const words = ['even you', 'anche per te', 'auch für dich'];
    for (const [place, language] of LANGUAGES.entries()) expect(ofCard('jail')[language].text).toContain(words[place]);
  });

  test('that "everything" leaves the tournament out, as it does', () => {
    const everything = PRESETS.find(({ id }) => id === 'everything');
    expect(everything?.sets).not.toContain('tournament');
    const words = ['but the tournament', 'tranne il torneo', 'außer dem Turnier'];
    for (const [place, language] of LANGUAGES.entries())
      expect(everything?.texts[language].text).toContain(words[place]);
  });
});
