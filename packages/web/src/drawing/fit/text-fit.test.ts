// Tests that every name and text fits on its card, in every language and size.

import { LANGUAGES, type Text, type Translated } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { everyCardText, everyDiceText } from '../../words/testing/every-text.ts';
import { HEIGHT, MEASURES, sizeAt, TEXT_LEADING, TEXT_MARGIN } from './card-measures.ts';
import { type Face, widthOf } from './line-count.ts';
import { fitName, fitSentence, nameRoom } from './text-fit.ts';

interface Printed {
  readonly texts: readonly Translated[];
  readonly glyph: boolean;
  readonly signs: boolean;
}

const PRINTED: Readonly<Record<string, Printed>> = {
  cards: { texts: everyCardText('cards'), glyph: true, signs: true },
  events: { texts: everyCardText('events'), glyph: true, signs: false },
  characters: { texts: everyCardText('characters'), glyph: false, signs: false },
  'dice characters': { texts: everyDiceText('characters'), glyph: false, signs: false },
  roles: { texts: everyCardText('roles'), glyph: true, signs: false },
  'special roles': { texts: everyDiceText('specials'), glyph: true, signs: false },
};

const WIDTHS = [70, 78, 98, 110, 142, 179, 220, 300];

const every = (texts: readonly Translated[]): Text[] =>
  texts.flatMap((text) => LANGUAGES.map((language) => text[language]));

/** Breaks lines like a browser: as many words as fit. */
function linesOf(text: string, face: Face, type: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, face) * type <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

describe.each(Object.entries(PRINTED))('%s', (_, { texts, glyph, signs }) => {
  test.each(WIDTHS)('the names of all cards of this language fit on cards %i pixels wide', (width) => {
    const size = sizeAt(width);
    const room = nameRoom(size, glyph);
    for (const { name } of every(texts)) {
      const { type, lines, band } = fitName(name, size, glyph);
      const broken = linesOf(name, 'slab', type, room);
      expect(broken.length, name).toBe(lines);
      for (const line of broken) expect(widthOf(line, 'slab') * type, name).toBeLessThanOrEqual(room + 1e-9);
      expect(lines * type, name).toBeLessThan(band);
      expect((type * width) / 100, name).toBeGreaterThan(7.9);
    }
  });

  test.each(WIDTHS.filter((width) => width >= 98))(
    'the texts of all cards of this language fit on cards %i pixels wide',
    (width) => {
      const size = sizeAt(width);
      if (signs && size === 'm') return;
      const { frame, row } = MEASURES[size];
      const room = 100 - 2 * frame - 2 * TEXT_MARGIN;
      for (const { name, text } of every(texts)) {
        const above = fitName(name, size, glyph).band + (signs ? row : 0);
        const fit = fitSentence(text, size, width, above);
        if (size === 'l') expect(fit, `${name}: ${text}`).not.toBeNull();
        if (fit === null) continue;
        const broken = linesOf(text, 'text', fit.type, room);
        expect(broken.length * fit.type * TEXT_LEADING, name).toBeLessThan(fit.height);
        for (const line of broken) expect(widthOf(line, 'text') * fit.type, name).toBeLessThanOrEqual(room + 1e-9);
        expect(HEIGHT - 2 * frame - above - fit.height, name).toBeGreaterThan(48);
        expect((fit.type * width) / 100, name).toBeGreaterThan(size === 'l' ? 11.9 : 10.5);
      }
    },
  );
});

test('a long word that does not fit on a card shrinks instead of being cut off', () => {
  const { type, lines } = fitName('Donaudampfschifffahrtsgesellschaftskapitän', 's', true);
  expect(lines).toBe(1);
  expect(widthOf('Donaudampfschifffahrtsgesellschaftskapitän', 'slab') * type).toBeLessThanOrEqual(nameRoom('s', true));
});

test('measuring text counts letters with accents as wide as those without, and unknown letters as wide ones', () => {
  expect(widthOf('Hässlichkeit', 'slab')).toBe(widthOf('Hasslichkeit', 'slab'));
  expect(widthOf('牛', 'text')).toBeGreaterThan(widthOf('m', 'text'));
});
