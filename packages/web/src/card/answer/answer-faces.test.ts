// Tests that nearly every answer has a face instead of words.

import { cardGame, type View } from '@posse/card';
import { expect, test } from 'vitest';
import { positions } from '../testing/random-card-positions.ts';
import { faceOf } from './sheet-items.ts';

test('only passing, ending a turn, an event’s permission and a declined reward are shown as mere words', () => {
  const worded = new Set<string>();
  for (const { view } of positions(10))
    for (const option of view.options)
      if (faceOf(view, option).face === 'words') worded.add(option.pick === 'no' ? 'no' : option.kind);
  expect([...worded].toSorted()).toEqual(['end', 'event', 'no', 'pass']);
});

test('the option to take a reward shows the draw pile, not a character', () => {
  const faces = rewardAsked().map(({ view, option }) => faceOf(view, option));
  expect(faces).toEqual([{ face: 'pile', pile: 'deck' }, { face: 'words' }]);
});

/** The two answers of a player who is asked about a reward. */
function rewardAsked() {
  for (let number = 0; ; number++) {
    const t = cardGame.deal({ seats: 5, preset: 'tournament' }, `reward ${number}`);
    for (let question = cardGame.pending(t); question !== null; question = cardGame.pending(t)) {
      if (question.why.op === 'reward') {
        const view: View = cardGame.view(t, question.asked);
        return view.options.filter(({ kind }) => kind === 'choose').map((option) => ({ view, option }));
      }
      cardGame.advance(t, question.options[0] as (typeof question.options)[number]);
    }
  }
}
