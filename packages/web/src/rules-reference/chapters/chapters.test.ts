// Tests that chapters are the same in every language, and name existing things.

import { expect, test } from 'vitest';
import { thingsIn } from '../thing-lists.ts';
import * as cardDe from './card-chapter.de.ts';
import * as cardEn from './card-chapter.en.ts';
import * as cardIt from './card-chapter.it.ts';
import { namedIn, piecesOf } from './chapter-markup.ts';
import { CARD_SECTIONS, DICE_SECTIONS, type Section } from './chapter-types.ts';
import * as diceDe from './dice-chapter.de.ts';
import * as diceEn from './dice-chapter.en.ts';
import * as diceIt from './dice-chapter.it.ts';

const CHAPTERS = {
  card: { sections: CARD_SECTIONS, languages: [cardEn, cardIt, cardDe] },
  dice: { sections: DICE_SECTIONS, languages: [diceEn, diceIt, diceDe] },
} as const;

const shapeOf = ({ blocks }: Section) => blocks.map((block) => (typeof block === 'string' ? 'text' : block.length));
const namesIn = ({ blocks }: Section) => [...new Set(blocks.flat().flatMap(namedIn))].sort();

for (const game of ['card', 'dice'] as const) {
  const { sections, languages } = CHAPTERS[game];
  const [english, ...others] = languages.map(({ chapter }) => chapter as Record<string, Section>);

  test(`${game} rules: every language has the same sections, in the same order and of the same shape`, () => {
    for (const chapter of [english, ...others]) expect(Object.keys(chapter ?? {})).toEqual([...sections]);
    for (const other of others)
      for (const id of sections) {
        expect(shapeOf(other[id] as Section)).toEqual(shapeOf(english?.[id] as Section));
        expect(namesIn(other[id] as Section)).toEqual(namesIn(english?.[id] as Section));
      }
  });

  test(`${game} rules: the chapters name only cards, characters and other things that exist`, () => {
    const named = Object.values(english ?? {}).flatMap(namesIn);
    expect(named.filter((id) => !thingsIn(game).has(id))).toEqual([]);
  });
}

test('the markup of rule texts is parsed: names, names in another form, and emphasis', () => {
  expect(piecesOf('Play *one {bang}* on {outlaw|Outlaws}.')).toEqual([
    { kind: 'text', text: 'Play ' },
    {
      kind: 'stress',
      pieces: [
        { kind: 'text', text: 'one ' },
        { kind: 'thing', id: 'bang', words: null },
      ],
    },
    { kind: 'text', text: ' on ' },
    { kind: 'thing', id: 'outlaw', words: 'Outlaws' },
    { kind: 'text', text: '.' },
  ]);
});
