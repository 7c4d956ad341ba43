// Tests that every refusal of the card game has words.

import { readFileSync } from 'node:fs';
import { cardGame, OURS } from '@posse/card';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { REFUSALS, refusalWords } from './refusal-words.ts';

const sourceOf = (path: string): string => readFileSync(new URL(`../../../card/src/${path}`, import.meta.url), 'utf8');

/** Quoted words that are given as a value, not those that are compared with one. */
const given = (source: string): string[] =>
  [...source.matchAll(/(?:return|=>|\?|:)\s*["']([a-z]+(?:-[a-z]+)*)["']/g)].map(([, word]) => word as string);

/** The codes of the game itself, without those of cards and events. */
function ownCodes(): string[] {
  const codes = [...sourceOf('move-refusals.ts').matchAll(/code: ([^,}]+)/g)].flatMap(([, value]) =>
    given(`:${value}`),
  );
  const reasons = [...sourceOf('base/rules/play-phase.ts').matchAll(/: Reason \| null \{\n([\s\S]*?)\n\}/g)];
  return [...codes, ...reasons.flatMap(([, body]) => given(body as string))];
}

/** The reasons that cards give come from functions, or from words of the language of effects. */
const codesOfCards = (): string[] => [
  ...Object.values(OURS.kinds).flatMap(({ notNow, notAt }) => given(`${notNow} ${notAt}`)),
  ...given(sourceOf('effects/entry-data.ts')),
];

/** A ban as data refuses with the name of its event. */
const codesOfEvents = (): string[] =>
  Object.values(OURS.events).flatMap(({ id, power: { forbids } }) =>
    `${forbids}`.includes('? of : null') ? [id] : given(`${forbids}`),
  );

test('every refusal code of the card game has words, and no words are left over', () => {
  const codes = new Set([...ownCodes(), ...codesOfCards(), ...codesOfEvents()]);
  expect([...codes].sort()).toEqual(Object.keys(REFUSALS).sort());
});

const t = englishCards(seat(0));
const view = cardGame.view(cardGame.deal({ seats: 5 }, 'refusals'), seat(0));

test('short refusals fit on a seat, and long ones are sentences', () => {
  for (const code of Object.keys(REFUSALS)) {
    const { short, long } = refusalWords(
      t,
      { code, card: 'jail', as: 'bang', asked: 2, distance: 4, reach: 1, limit: 1 },
      view,
    );
    expect(short.split(' ').length, short).toBeLessThanOrEqual(3);
    expect(long).toMatch(/^[A-Z].*\.$/);
  }
});

test.each([
  [
    { code: 'out-of-reach', card: 'bang', distance: 4, reach: 2 },
    '4: too far',
    'Distance 4, but BANG! reaches only 2.',
  ],
  [{ code: 'bang-limit', limit: 1 }, '1 per turn', 'You may play 1 BANG! per turn.'],
  [{ code: 'not-asked', asked: 2 }, 'Not your move', 'Waiting for Mesa.'],
  [{ code: 'of-a-house-set', card: 'beer' }, 'Not now', 'Beer can’t be played like that right now.'],
  [{ code: 'toString' }, 'Not now', 'You can’t do that right now.'],
])('the refusal %j has short and long words', (refusal, short, long) => {
  expect(refusalWords(t, refusal, view)).toEqual({ short, long });
});
