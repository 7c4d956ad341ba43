// Tests that scenes remember what happened in them.

import { type Answer, cardGame, type Frame, type FrameFor, type State, type View } from '@posse/card';
import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Beat } from '../../game-table/session/beat.ts';
import { duelScore, takenFrom } from './scene-history.ts';

/** Random games as a spectator sees them: each question with the story so far and its answer. */
function* watched(games: number): Generator<{ view: View; story: Beat[]; answers: Answer[]; state: State }> {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`past ${game}`);
    const state = cardGame.deal({ seats: 5, preset: 'everything' }, `past ${game}`);
    const story: Beat[] = [];
    const answers: Answer[] = [];
    for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
      const view = cardGame.view(state, 'spectator');
      yield { view, story, answers, state };
      const options = asked.options.filter(({ kind }) => kind !== 'pass');
      const answer = (options.length > 0 ? options : asked.options)[below(random, options.length || 1)] as Answer;
      cardGame.advance(state, answer);
      const after = { view: cardGame.view(state, 'spectator') } as Beat['after'];
      story.push({ step: state.step, facts: [], before: view, after });
      answers.push(answer);
    }
  }
}

const top = <K extends Frame['op']>(view: View, op: K): FrameFor<K> | null => {
  const frame = view.stack.at(-1);
  return frame?.op === op ? (frame as FrameFor<K>) : null;
};

test('the shown score of a duel counts the BANG! cards of both players', () => {
  let most = 0;
  for (const { view, story } of watched(30)) {
    const duel = top(view, 'duel');
    if (duel === null) continue;
    const { now, next } = duelScore(story, duel);
    expect([0, 1]).toContain(next - now);
    if (duel.now === duel.by) expect(next).toBe(now + 1);
    most = Math.max(most, now + next);
  }
  expect(most).toBeGreaterThan(1);
});

test('the page knows which cards were taken from a General Store, and who took them', () => {
  let full = 0;
  for (const { view, story, answers } of watched(15)) {
    const store = top(view, 'store');
    if (store === null) continue;
    const taken = takenFrom(story, store);
    const latest = answers.slice(answers.length - taken.length);
    expect(taken).toEqual(latest.map(({ card, seat }) => ({ card, by: seat })));
    if (taken.length > 2) full++;
  }
  expect(full).toBeGreaterThan(0);
});
