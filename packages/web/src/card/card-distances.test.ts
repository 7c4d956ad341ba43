// Tests of distances and refusals, in random games and for every viewer.

import { cardGame, distance, reachOf, type View } from '@posse/card';
import { seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { distanceBetween, isInReach, rangeOf, whyNot } from './card-distances.ts';
import { positions } from './testing/random-card-positions.ts';

test('the page computes the same distances and ranges as the engine, for players and for spectators', () => {
  let seen = 0;
  for (const { state, view } of positions(12)) {
    if (seen++ % 5 !== 0 && state.begun) continue;
    const watched = cardGame.view(state, 'spectator');
    for (const eyes of [view, watched]) checkDistances(eyes, state);
  }
  expect(seen).toBeGreaterThan(1000);
});

function checkDistances(view: View, state: Parameters<typeof distance>[0]): void {
  for (const from of seatsOf(view.players.length))
    for (const to of seatsOf(view.players.length)) {
      const isBetween = state.begun && from !== to && state.players[from]?.alive && state.players[to]?.alive;
      const away = isBetween ? distance(state, from, to) : null;
      expect(distanceBetween(view, from, to)).toBe(away);
      if (view.begun) expect(rangeOf(view, from)).toBe(reachOf(state, from));
      expect(isInReach(view, from, to)).toBe(away !== null && away <= reachOf(state, from));
    }
}

test('every card that can’t be played has a reason, and no possible option has one', () => {
  let count = 0;
  for (const { view } of positions(12)) {
    if (count++ % 7 !== 0 || view.viewer === 'spectator') continue;
    for (const option of view.options.slice(0, 10)) expect(whyNot(view, option)).toBeNull();
    for (const card of view.players[view.viewer]?.hand ?? []) {
      if (typeof card === 'object') continue;
      const isPlayable = view.options.some((option) => option.kind === 'play' && option.card === card);
      const refusal = whyNot(view, { kind: 'play', card });
      expect(refusal === null).toBe(isPlayable);
    }
  }
});

test('a player who taps a card while somebody else is asked is told so', () => {
  for (const { state, view } of positions(3)) {
    const other = seatsOf(view.players.length).find((seat) => seat !== view.asked && state.players[seat]?.alive);
    if (other === undefined || !state.begun) continue;
    const seen = cardGame.view(state, other);
    const card = seen.players[other]?.hand[0];
    if (card === undefined || typeof card === 'object') continue;
    expect(whyNot(seen, { kind: 'play', card })?.code).toBe('not-asked');
  }
});
