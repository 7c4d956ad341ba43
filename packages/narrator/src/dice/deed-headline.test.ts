// Tests the headlines of the dice game, with deeds to the reader first.

import { diceGame, type View } from '@posse/dice';
import { seat, type Viewer } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { englishDice } from '../testing/english-narrators.ts';
import { diceDeed } from './deed-headline.ts';

const dealt = diceGame.deal({ seats: 5 }, 'headline');

function headline(viewer: Viewer, facts: readonly SentFact[], changes: Partial<View> = {}): string | null {
  const view = diceGame.view(dealt, viewer);
  const players = view.players.map((player) => ({ ...player, life: 6 }));
  const before = { ...view, players, asked: seat(1), ...changes };
  const deed = diceDeed(englishDice(viewer), { before, facts: wholeFacts('dice', facts) });
  return deed && `${deed.title}${deed.isToYou ? ', to you' : ''}`;
}

const hurt = (cause: string, by: number | null = 1): SentFact => ({
  kind: 'hurt',
  who: 0,
  points: 2,
  cause,
  ...(by !== null && { by }),
});

test('a hit on you leads, with your life before and after', () => {
  expect(headline(seat(0), [hurt('shots')])).toBe('Rattler shoots you: 6 → 4, to you');
  expect(headline(seat(0), [{ kind: 'gatling', who: 1 }, hurt('gatling')])).toBe(
    'Rattler hits you with Gatling: 6 → 4, to you',
  );
  expect(headline(seat(0), [{ kind: 'attack' }, hurt('attack', null)])).toBe('The Indians hit you: 6 → 4, to you');
  expect(headline(seat(0), [hurt('dynamite', null)])).toBe('Dynamite hits you: 6 → 4, to you');
});

test('a beer for you leads, and makes no headline for others', () => {
  const beer: SentFact[] = [
    { kind: 'poured', by: 1, at: 0 },
    { kind: 'life', who: 0, life: 7, maxLife: 8 },
  ];
  expect(headline(seat(0), beer)).toBe('Rattler pours you a beer: 6 → 7, to you');
  expect(headline(seat(2), beer)).toBeNull();
});

test('deeds that nobody should miss make headlines for everybody', () => {
  expect(headline(seat(2), [{ kind: 'gatling', who: 1 }, hurt('gatling')])).toBe(
    'Rattler fires Gatling at everybody else',
  );
  expect(headline('spectator', [{ kind: 'attack' }, hurt('attack', null)])).toBe('The Indians attack');
  expect(headline(seat(2), [hurt('dynamite', null)])).toBe('Dynamite hits Tumble');
  expect(headline(seat(2), [hurt('shots')])).toBeNull();
});
