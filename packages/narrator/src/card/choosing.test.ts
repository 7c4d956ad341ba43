import { OURS } from '@posse/card';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english.ts';
import { type Choosing, type ChoosingStep, choosingWords } from './choosing.ts';

const t = englishCards(seat(0));
const schofield = OURS.cards.find(({ kind }) => kind.key === 'schofield')?.id ?? null;
const players = [seat(1), seat(2), seat(3)];

test.each<[ChoosingStep, Choosing, string, string]>([
  [
    'target',
    { what: 'bang', players, reach: 2, weapon: schofield },
    'Choose whom to shoot',
    'Your Schofield reaches distance 2: Rattler, Mesa or Sage',
  ],
  [
    'target',
    { what: 'bang', players: [seat(1)], reach: 1 },
    'Choose whom to shoot',
    'BANG! reaches distance 1: Rattler',
  ],
  ['target', { what: 'tequila', players: [seat(0), seat(1)] }, 'Choose who gets the drink', 'Tequila: you or Rattler'],
  ['target', { what: 'duel', players }, 'Choose your opponent', 'Duel: Rattler, Mesa or Sage'],
  [
    'prey',
    { what: 'panic', players: [seat(1)] },
    'Which card do you take?',
    'Rattler: a card in play, or one at random from the hand',
  ],
  ['prey', { what: 'cat-balou', players: [seat(0)] }, 'Which card must go?', 'One that lies in front of you'],
  ['prey', { what: 'ricochet', players: [seat(1)] }, 'Which card must go?', 'Ricochet'],
  ['cost', { what: 'sid-ketchum', picked: 1, of: 2 }, 'Pick 2 cards to give up', 'Sid Ketchum: 1 of 2 picked'],
  ['cost', { what: 'springfield' }, 'Pick the card to give up', 'Springfield: 0 of 1 picked'],
  ['confirm', { what: 'stagecoach' }, 'Play Stagecoach?', 'Draw two cards.'],
  ['confirm', { what: 'chuck-wengam' }, 'Use Chuck Wengam?', 'Choose it again to go on'],
])('%s %j', (step, choosing, title, sub) => {
  expect(choosingWords(t, step, choosing)).toEqual({ title, sub, tone: 'yours' });
});

test('every card that is aimed at somebody has a question of its own', () => {
  const aimed = Object.values(OURS.kinds).filter(({ aim }) => aim.at !== 'nobody');
  const titles = aimed.map(({ key }) => choosingWords(t, 'target', { what: key, players }).title);
  expect(titles).not.toContain('Choose a player');
});
