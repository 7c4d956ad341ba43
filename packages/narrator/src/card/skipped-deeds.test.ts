// Tests the summary of skipped answers in the card game.

import { type CardId, cardGame, OURS } from '@posse/card';
import { seat, type Viewer } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { playCardGame } from '../testing/card-games.ts';
import { englishCards, flaw, idsAmong } from '../testing/english-narrators.ts';
import type { Happened } from './answer-story.ts';
import { cardSummary } from './skipped-deeds.ts';

const dealt = cardGame.deal({ seats: 5 }, 'story');
const card = (key: string): CardId => OURS.cards.find(({ kind }) => kind.key === key)?.id as CardId;

function summary(viewer: Viewer, ...answers: readonly (readonly SentFact[])[]): string {
  const before = cardGame.view(dealt, viewer);
  const happened = answers.map((facts): Happened => ({ before, facts: wholeFacts('card', facts) }));
  return cardSummary(englishCards(viewer), happened, 'turn');
}

const played = (who: number, key: string, at?: number): SentFact => ({
  kind: 'played',
  who,
  card: card(key),
  ...(at !== undefined && { at }),
});
const hurt = (who: number, by?: number, points = 1): SentFact => ({
  kind: 'hurt',
  who,
  points,
  ...(by !== undefined && { by }),
});

test('a summary names shots and their cost, those at the reader first', () => {
  const shots = [[played(1, 'bang', 2)], [hurt(2, 1)], [{ kind: 'turn', who: 3 }, played(3, 'bang', 0)], [hurt(0, 3)]];
  expect(summary(seat(0), ...shots)).toBe('Since your turn: Sage shot you (−1), Rattler shot Mesa (−1)');
  expect(summary(seat(4), ...shots)).toBe('Since your turn: Rattler shot Mesa (−1), Sage shot Tumble (−1)');
});

test('a summary tells misses, and cards played on a player that are not settled yet', () => {
  expect(
    summary(seat(0), [played(1, 'bang', 0)], [played(0, 'missed'), { kind: 'dodged', who: 0, by: 1, with: 'bang' }]),
  ).toBe('Since your turn: Rattler missed you');
  expect(summary(seat(0), [played(1, 'bang', 0)])).toBe('Since your turn: Rattler played BANG! on you');
});

test('a summary distinguishes shots from other harm', () => {
  expect(summary(seat(0), [played(1, 'indians')], [hurt(0, 1)])).toBe('Since your turn: Rattler hurt you (−1)');
  expect(summary(seat(0), [played(1, 'gatling')], [hurt(0, 1)])).toBe('Since your turn: Rattler shot you (−1)');
  expect(summary(seat(0), [hurt(0, undefined, 3)])).toBe('Since your turn: you lost 3 life');
});

test('a summary adds up deeds between two players, and omits the last wound of a fallen one', () => {
  const twice = [[played(1, 'bang', 2)], [hurt(2, 1)], [played(1, 'bang', 2)], [hurt(2, 1)]];
  expect(summary(seat(0), ...twice)).toBe('Since your turn: Rattler shot Mesa (−2)');
  expect(summary(seat(0), ...twice, [{ kind: 'eliminated', who: 2, by: 1, role: 'outlaw' }])).toBe(
    'Since your turn: Rattler brought down Mesa',
  );
});

test('a summary tells whose card was taken, and who had to discard one', () => {
  const taken: SentFact = {
    kind: 'moved',
    from: 'table',
    fromSeat: 0,
    to: 'hand',
    toSeat: 1,
    back: 1,
    card: card('barrel'),
  };
  const gone: SentFact = { kind: 'moved', from: 'hand', fromSeat: 0, to: 'discard', back: 1, card: card('beer') };
  expect(summary(seat(0), [played(1, 'panic', 0), taken])).toBe('Since your turn: Rattler took a card from you');
  expect(summary(seat(0), [played(1, 'cat-balou', 0), gone])).toBe('Since your turn: Rattler made you discard a card');
});

test('a summary omits the least important deeds, and counts them', () => {
  const many = [1, 2, 3].flatMap((by) => [4, 0].flatMap((at) => [[played(by, 'bang', at)], [hurt(at, by)]]));
  expect(summary(seat(0), ...many)).toBe(
    'Since your turn: Rattler shot you (−1), Mesa shot you (−1), Sage shot you (−1), Rattler shot Copper (−1) and 2 more',
  );
});

test('a summary says so if nobody was hurt', () => {
  expect(summary(seat(0), [{ kind: 'turn', who: 1 }])).toBe('Since your turn: nobody was hurt.');
});

test('a summary is one line of bounded length, whatever happens in a game', () => {
  const ids = idsAmong(Object.keys(OURS.kinds), Object.keys(OURS.characters), Object.keys(OURS.events));
  for (const number of [3, 7, 14, 30]) {
    const skipped = new Map<Viewer, Happened[]>();
    playCardGame(number, {
      asked: () => undefined,
      told(before, facts) {
        const all = [...(skipped.get(before.viewer) ?? []), { before, facts }].slice(-12);
        skipped.set(before.viewer, all);
        const text = cardSummary(englishCards(before.viewer), all, 'answer');
        expect(flaw(text, ids), text).toBeNull();
        expect(text.length, text).toBeLessThan(140);
      },
    });
  }
});
