// Tests the questions while the reader chooses targets and costs of a card.

import { OURS } from '@posse/card';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { type Choosing, type ChoosingStep, choosingWords } from './unfinished-answer-words.ts';

const t = englishCards(seat(0));
const schofield = OURS.cards.find(({ kind }) => kind.key === 'schofield')?.id ?? null;
const players = [seat(1), seat(2), seat(3)];

test.each<[ChoosingStep, Choosing, string, string]>([
  [
    'target',
    { what: 'bang', players, reach: 2, weapon: schofield },
    'Choose who to shoot',
    'Your Schofield reaches distance 2: Rattler, Mesa or Sage',
  ],
  [
    'target',
    { what: 'bang', players: [seat(1)], reach: 1 },
    'Choose who to shoot',
    'BANG! reaches distance 1: Rattler',
  ],
  ['target', { what: 'tequila', players: [seat(0), seat(1)] }, 'Choose who gets the drink', 'Tequila: you or Rattler'],
  ['target', { what: 'duel', players }, 'Choose your opponent', 'Duel: Rattler, Mesa or Sage'],
  [
    'prey',
    { what: 'panic', players: [seat(1)] },
    'Which card do you take?',
    'Rattler: a card in play, or a random one from the hand',
  ],
  ['prey', { what: 'cat-balou', players: [seat(0)] }, 'Which card must go?', 'One in front of you'],
  ['prey', { what: 'ricochet', players: [seat(1)] }, 'Which card must go?', 'Ricochet: one in front of Rattler'],
  ['cost', { what: 'sid-ketchum', of: 2 }, 'Pick 2 cards to discard', 'For Sid Ketchum'],
  ['cost', { what: 'sid-ketchum', picked: 1, of: 2 }, 'Pick 1 more card to discard', 'For Sid Ketchum'],
  ['cost', { what: 'springfield', players: [seat(1)] }, 'Pick a card to discard', 'For Springfield on Rattler'],
  ['confirm', { what: 'stagecoach' }, 'Play Stagecoach now?', 'Draw two cards.'],
  ['confirm', { what: 'chuck-wengam' }, 'Use Chuck Wengam now?', 'Choose it again to confirm'],
  [
    'confirm',
    { what: 'bang', players: [seat(1)], reach: 1, distance: 1 },
    'Shoot Rattler?',
    'Rattler is at distance 1, BANG! reaches 1',
  ],
  [
    'confirm',
    { what: 'bang', players: [seat(1)], reach: 2, distance: 1, weapon: schofield },
    'Shoot Rattler?',
    'Rattler is at distance 1, your Schofield reaches 2',
  ],
  [
    'confirm',
    { what: 'duel', players: [seat(2)], reach: null, distance: 3 },
    'Challenge Mesa?',
    'Mesa is at distance 3, Duel works at any distance',
  ],
  [
    'confirm',
    { what: 'panic', players: [seat(1)], prey: schofield, reach: 1, distance: 1 },
    'Take Rattler’s Schofield?',
    'Rattler is at distance 1, Panic! reaches 1',
  ],
  ['confirm', { what: 'cat-balou', players: [seat(0)], prey: schofield }, 'Discard your own Schofield?', 'Cat Balou'],
  ['confirm', { what: 'tequila', players: [seat(0)] }, 'Have the drink yourself?', 'Tequila'],
])('the step %s of %j has its own question', (step, choosing, title, sub) => {
  expect(choosingWords(t, step, choosing)).toEqual({ title, sub, tone: 'yours' });
});

test('every card that is aimed at a player has a question of its own', () => {
  const aimed = Object.values(OURS.kinds).filter(({ aim }) => aim.at !== 'nobody');
  const titles = aimed.map(({ key }) => choosingWords(t, 'target', { what: key, players }).title);
  expect(titles).not.toContain('Choose a player');
});

test('no question is built around a name that ends in a punctuation mark', () => {
  for (const { key } of Object.values(OURS.kinds))
    expect(choosingWords(t, 'confirm', { what: key }).title).not.toMatch(/[!?]\?/);
});
