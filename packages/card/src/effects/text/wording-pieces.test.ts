// Tests of sentences in pieces, from which an editor is made.

import { expect, test } from 'vitest';
import { OWN_ENTRIES } from '../pack/built-in-entries.ts';
import { speakerFor } from '../pack/set-from-pack.ts';
import type { Sentence } from '../sentence-types.ts';
import { piecesOf, playerField, sayCard, sayCondition, sayFilter, sayPower, saySentence } from './effect-wording.ts';

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

const LANGUAGES = ['en', 'it', 'de'] as const;
const inAll = (say: (speaker: ReturnType<typeof speakerFor>) => string): readonly string[] =>
  LANGUAGES.map((language) => say(speakerFor(language, {})));

test('the opposite of a condition is said without brackets', () => {
  expect(inAll((speaker) => sayCondition(speaker, { not: { is: 'hurt' } }))).toEqual([
    'you are not wounded',
    'non sei ferito',
    'du nicht verwundet bist',
  ]);
  expect(inAll((speaker) => sayCondition(speaker, { not: { count: 'hand', who: 'each', atLeast: 3 } }))).toEqual([
    'that player has at most 2 hand cards',
    'quel giocatore ha al massimo 2 carte in mano',
    'dieser Spieler höchstens 2 Handkarten hat',
  ]);
  const either = { any: [{ is: 'hurt' }, { is: 'on turn' }] } as const;
  expect(sayCondition(ENGLISH, { not: either })).toBe('not (you are wounded or it is your turn)');
});

test('a German condition is a clause that ends with its verb', () => {
  const sentence = { do: 'if', if: { is: 'on turn' }, yes: [{ do: 'draw', n: 1 }] } as const;
  expect(saySentence(speakerFor('de', {}), sentence)).toBe('wenn du am Zug bist: zieh 1 Karte');
});

test('one of several players is chosen in the singular', () => {
  const sentence = { do: 'choose-player', of: 'others', run: [{ do: 'draw', who: 'each', n: 1 }] } as const;
  expect(inAll((speaker) => saySentence(speaker, sentence))).toEqual([
    'choose another player: that player draws 1 card',
    'scegli un altro giocatore: quel giocatore pesca 1 carta',
    'wähle einen anderen Spieler: dieser Spieler zieht 1 Karte',
  ]);
});

test('a number of a power agrees with what it counts, also if it is one, negative, or counted', () => {
  expect(inAll((speaker) => sayPower(speaker, { keeps: 1 }))).toEqual([
    'You may keep 1 card at the end of your turn.',
    'Alla fine del turno puoi tenere in mano 1 carta.',
    'Du darfst am Ende deines Zuges 1 Karte behalten.',
  ]);
  expect(sayPower(ENGLISH, { nearer: -1, farther: -1 })).toBe(
    'You see the others 1 farther away. The others see you 1 nearer.',
  );
  expect(inAll((speaker) => sayPower(speaker, { reach: { sum: ['wounds'], most: 5 } }))).toEqual([
    'You can shoot as far as distance X (X = your missing life points, at most 5).',
    'Puoi sparare fino a distanza X (X = i punti vita che ti mancano, al massimo 5).',
    'Du schießt bis Abstand X (X = deine fehlenden Lebenspunkte, höchstens 5).',
  ]);
});

test('suits narrow down the cards before them, and amounts agree with what they are compared with', () => {
  expect(inAll((speaker) => sayFilter(speaker, { bang: true, suits: ['hearts'] }))).toEqual([
    'BANG! of Hearts',
    'BANG! di Cuori',
    'BANG! in Herz',
  ]);
  const italian = speakerFor('it', {});
  const draw = (measure: 'hand' | 'wounds') => saySentence(italian, { do: 'draw', n: { sum: [measure], most: 3 } });
  expect([draw('hand'), draw('wounds')]).toEqual([
    'pesca tante carte quante sono le carte in mano, al massimo 3',
    'pesca tante carte quanti sono i punti vita che ti mancano, al massimo 3',
  ]);
});
