// Tests of the messages about one answer, to everybody and to each seat.

import type { AnswerBase, Json, Kinds, Seat } from '@posse/engine';
import { patched, UpdateWriter } from '@posse/protocol';
import { expect, test } from 'vitest';
import { newMatch } from './match.ts';
import { cardTableGame } from './playable-games.ts';

test('an update tells what an answer left in the player’s time bank', () => {
  const match = newMatch('card', { seats: 4 }, 'bank');
  const asked = match.asked as Seat;
  match.apply(asked, match.options(asked)[0] as AnswerBase);
  const { open, own } = match.update({ bank: 1500, left: null });
  for (const text of [open, ...own]) if (text !== null) expect(JSON.parse(text)).toMatchObject({ n: 1, bank: 1500 });
});

test('something that only one seat sees is sent to that seat when it comes, when it changes and when it goes', () => {
  const open = cardTableGame.game.view(cardTableGame.game.deal({ seats: 4 }, 'eyes'), 'spectator');
  let cards: readonly number[] = [];
  const own = (seat: Seat) => ({
    viewer: seat,
    options: [],
    ...(seat === 2 && cards.length > 0 && { stack: [{ cards }] }),
  });
  const updateWriter = new UpdateWriter<Kinds>(4, () => ({ open, own }));
  const told = [[], [7], [7], [7, 8], [], []].map((shown) => {
    cards = shown;
    return updateWriter.write([], { bank: null, left: null }).own.map((text) => {
      const patch = text === null ? null : (JSON.parse(text) as { readonly own: Json }).own;
      return patch === null ? null : (patched(open as unknown as Json, patch) as unknown as typeof open).stack;
    });
  });
  expect(told.map((stacks) => stacks[2])).toEqual([
    null,
    [{ cards: [7] }],
    null,
    [{ cards: [7, 8] }],
    open.stack,
    null,
  ]);
  for (const seat of [0, 1, 3]) expect(told.map((stacks) => stacks[seat])).toEqual(told.map(() => null));
});
