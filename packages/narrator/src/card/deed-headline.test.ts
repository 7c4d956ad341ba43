// Tests that headlines of the card game tell only deeds to the reader.

import { type CardId, cardGame, type Frame, OURS, type View } from '@posse/card';
import { seat, type Viewer } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { cardDeed } from './deed-headline.ts';

const [you, rattler] = [seat(0), seat(1)];
const dealt = cardGame.deal({ seats: 5 }, 'headline');
const card = (key: string): CardId => OURS.cards.find(({ kind }) => kind.key === key)?.id as CardId;

function headline(viewer: Viewer, facts: readonly SentFact[], changes: Partial<View> = {}): string | null {
  const view = cardGame.view(dealt, viewer);
  const players = view.players.map((player) => ({ ...player, life: 4 }));
  const before = { ...view, players, asked: rattler, stack: [], ...changes };
  return cardDeed(englishCards(viewer), { before, facts: wholeFacts('card', facts) })?.title ?? null;
}

const shot: Frame = {
  op: 'shot',
  by: rattler,
  at: you,
  with: 'bang',
  need: 1,
  hit: [{ op: 'hurt', who: you, points: 1, by: rattler }],
  dodged: [],
  tried: [],
};
const hurt: SentFact = { kind: 'hurt', who: 0, points: 1, by: 1 };

test('a shot that hits you names the shooter and your life before and after', () => {
  expect(headline(you, [hurt], { stack: [shot], asked: you })).toBe('Rattler shoots you: 4 → 3');
  const played: SentFact = { kind: 'played', who: 1, card: card('bang'), at: 0 };
  expect(headline(you, [played, hurt])).toBe('Rattler shoots you: 4 → 3');
});

test('other causes that cost you life are named', () => {
  const indians: SentFact = { kind: 'played', who: 1, card: card('indians') };
  expect(headline(you, [indians, hurt])).toBe('Rattler hits you with Indians!: 4 → 3');
  const duel: Frame = { op: 'duel', by: rattler, now: you, next: rattler };
  expect(headline(you, [hurt], { stack: [duel], asked: you })).toBe('You lose the duel with Rattler: 4 → 3');
  const drew: SentFact = { kind: 'drew', who: 0, card: card('bang'), luck: 'spades 2 to 9', lucky: true };
  expect(headline(you, [drew, { kind: 'hurt', who: 0, points: 3 }])).toBe('Dynamite hits you: 4 → 1');
  expect(headline(you, [hurt, { kind: 'eliminated', who: 0, by: 1, role: 'outlaw' }])).toBe('Rattler brings you down');
});

test('a card that is taken from you or discarded is named', () => {
  const moved = { kind: 'moved', from: 'hand', fromSeat: 0, card: card('cat-balou') };
  expect(headline(you, [{ ...moved, to: 'hand', toSeat: 1 }])).toBe('Rattler takes your Cat Balou');
  const played: SentFact = { kind: 'played', who: 1, card: card('cat-balou'), at: 0, prey: 'hand' };
  expect(headline(you, [played, { ...moved, card: card('beer'), to: 'discard' }])).toBe(
    'Rattler makes you discard Beer',
  );
  expect(headline(you, [{ ...moved, to: 'discard' }], { asked: you })).toBeNull();
});

test('jail holds you, and lets you go', () => {
  const moved = { kind: 'moved', card: card('jail') };
  expect(headline(you, [{ ...moved, from: 'hand', fromSeat: 1, to: 'table', toSeat: 0 }])).toBe('You are in jail');
  const out: SentFact = { ...moved, from: 'table', fromSeat: 0, to: 'discard' };
  const drew = (lucky: boolean): SentFact => ({ kind: 'drew', who: 0, card: card('bang'), luck: 'hearts', lucky });
  expect(headline(you, [drew(false), out])).toBe('You stay in jail and miss your turn');
  expect(headline(you, [drew(true), out])).toBe('You get out of jail');
});

test('a deed to others makes no headline, and spectators have none', () => {
  for (const viewer of [seat(2), 'spectator'] as const) {
    expect(headline(viewer, [{ kind: 'played', who: 1, card: card('bang'), at: 0 }, hurt])).toBeNull();
    expect(headline(viewer, [{ kind: 'dodged', who: 0, by: 1, with: 'bang' }])).toBeNull();
  }
  expect(headline(you, [{ kind: 'dodged', who: 0, by: 1, with: 'bang' }])).toBe('Rattler misses you');
  expect(headline(you, [{ kind: 'life', who: 0, life: 5 }])).toBe('You gain life: 4 → 5');
});
