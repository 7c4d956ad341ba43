// Tests of sentences in pieces, from which an editor is made.

import { expect, test } from 'vitest';
import { OWN_ENTRIES } from '../pack/built-in-entries.ts';
import { speakerFor } from '../pack/set-from-pack.ts';
import type { Sentence } from '../sentence-types.ts';
import { piecesOf, playerField, sayCard, saySentence } from './effect-wording.ts';

const ENGLISH = speakerFor('en', {});
const pieces = (sentence: Sentence) => piecesOf(ENGLISH, sentence);

test('the values of fields are pieces of their own, with the words around them', () => {
  expect(pieces({ do: 'draw', who: 'others', n: 2 })).toEqual([
    { field: 'who', text: 'each other player' },
    ' draws ',
    { field: 'n', text: '2 cards' },
  ]);
  expect(pieces({ do: 'draw', n: { sum: ['wounds', 1], most: 3 } })).toEqual([
    'draw ',
    { field: 'n', text: 'as many cards as your missing life points + 1, at most 3' },
  ]);
});

test('the default player of a sentence is a piece too', () => {
  expect(pieces({ do: 'shoot' })).toEqual(['shoot ', { field: 'at', text: 'the target' }]);
  expect(pieces({ do: 'take', card: 'hand' })).toContainEqual({ field: 'from', text: 'the target' });
});

test('blocks are places between the words', () => {
  expect(pieces({ do: 'check', luck: 'hearts', yes: [{ do: 'draw', n: 1 }], no: [{ do: 'hurt', n: 1 }] })).toEqual([
    'draw!: on ',
    { field: 'luck', text: '♥' },
    ', ',
    { block: 'yes' },
    '; otherwise ',
    { block: 'no' },
  ]);
});

test('each verb knows the field that names its player', () => {
  expect([playerField('draw'), playerField('shoot'), playerField('take'), playerField('store')]).toEqual([
    'who',
    'at',
    'from',
    null,
  ]);
});

const ALL = Object.entries(OWN_ENTRIES.kinds).flatMap(([key, { play = [] }]) =>
  play.map((sentence) => [key, sentence] as const),
);

test.each(ALL)('the pieces of the effect of "%s" are its rule text in every language', (_key, sentence) => {
  for (const language of ['en', 'it', 'de'] as const) {
    const speaker = speakerFor(language, {});
    const whole = piecesOf(speaker, sentence)
      .map((piece) => (typeof piece === 'string' ? piece : 'text' in piece ? piece.text : '…'))
      .join('');
    if (!whole.includes('…')) expect(whole).toBe(saySentence(speaker, sentence));
  }
});

test('the rule text of a card says when a green one works, and that a number of BANG! is unlimited', () => {
  const said = (language: 'en' | 'it' | 'de', kind: Parameters<typeof sayCard>[1]): string =>
    sayCard(speakerFor(language, {}), kind);
  const flask = { border: 'green', play: [{ do: 'draw', n: 2 }] } as const;
  expect(said('en', flask)).toBe('Lay it in front of you, and use it once this turn is over. Draw 2 cards.');
  expect(said('de', flask)).toMatch(/^Leg sie vor dich, und benutze sie, sobald dieser Zug vorbei ist\. /);
  expect(said('it', flask)).toMatch(/^Mettila davanti a te, e usala quando questo turno è finito\. /);
  const gun = { border: 'blue', weapon: true, power: { bangs: 1000 } } as const;
  expect(said('en', gun)).toBe('You may play any number of BANG! cards.');
  expect(said('de', gun)).toBe('Du darfst beliebig viele BANG! spielen.');
});
