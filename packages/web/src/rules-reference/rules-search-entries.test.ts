// Tests that everything can be searched in every language, and has a spot.

import { LANGUAGES } from '@posse/engine';
import { expect, test } from 'vitest';
import { chapter as de } from './chapters/card-chapter.de.ts';
import { chapter as en } from './chapters/card-chapter.en.ts';
import { chapter as it } from './chapters/card-chapter.it.ts';
import { chapter as dice } from './chapters/dice-chapter.en.ts';
import { addressOf, PAGES, placeAt } from './rules-address.ts';
import { search } from './rules-search.ts';
import { entriesOf } from './rules-search-entries.ts';

const CARD = { en, it, de } as const;

test('no two entries of the rules’ search lead to the same spot', () => {
  for (const [game, chapter] of [
    ['card', en],
    ['dice', dice],
  ] as const) {
    const spots = entriesOf(game, 'en', chapter).map(({ page, id }) => addressOf({ game, page }, id));
    expect(spots.filter((spot, place) => spots.indexOf(spot) !== place)).toEqual([]);
  }
});

test('every entry of the rules’ search has a name and leads to an existing page', () => {
  for (const language of LANGUAGES)
    for (const { page, name } of entriesOf('card', language, CARD[language])) {
      expect(name).not.toBe('');
      expect(PAGES.card).toContain(page);
    }
});

test('the rules’ search finds cards by names and rulings in each language, and by their names in others', () => {
  const first = (language: 'en' | 'it' | 'de', query: string) =>
    search(entriesOf('card', language, CARD[language]), query)[0]?.id;
  expect(first('en', 'dynamite')).toBe('dynamite');
  expect(first('it', 'dinamite')).toBe('dynamite');
  expect(first('de', 'zielfern')).toBe('scope');
  expect(first('de', 'scope')).toBe('scope');
  expect(first('it', 'fuorilegge tre carte')).toBeDefined();
});

test('the rules’ search does not search the markup of texts', () => {
  const texts = entriesOf('card', 'de', de).map(({ text }) => text);
  expect(texts.filter((text) => /[{}|*]/.test(text))).toEqual([]);
});

test('an address below /rules leads to the page from which it was made', () => {
  for (const game of ['card', 'dice'] as const)
    for (const page of PAGES[game]) expect(placeAt(addressOf({ game, page }))).toEqual({ game, page });
  expect(placeAt('/rules')).toEqual({ game: 'card', page: 'play' });
  expect(placeAt('/rules/dice/events')).toEqual({ game: 'dice', page: 'play' });
  expect(addressOf({ game: 'dice', page: 'dice' }, 'broken arrow')).toBe('/rules/dice/dice#broken-arrow');
});
