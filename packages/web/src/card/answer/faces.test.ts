// Nearly every answer has a face; words are for what has none.

import { cardGame, type View } from '@posse/card';
import { expect, test } from 'vitest';
import { positions } from '../testing/positions.ts';
import { faceOf } from './sheet-items.ts';

test('only passing, ending, what an event allows and a reward that is left are mere words', () => {
  const worded = new Set<string>();
  for (const { view } of positions(10))
    for (const option of view.options)
      if (faceOf(view, option).face === 'words') worded.add(option.pick === 'no' ? 'no' : option.kind);
  expect([...worded].toSorted()).toEqual(['end', 'event', 'no', 'pass']);
});

test('a reward is a matter of the draw pile, not of who one is', () => {
  const faces = rewardAsked().map(({ view, option }) => faceOf(view, option));
  expect(faces).toEqual([{ face: 'pile', pile: 'deck' }, { face: 'words' }]);
});

/** The two answers of somebody who is asked about his reward. */
function rewardAsked() {
  for (let number = 0; ; number++) {
    const t = cardGame.deal({ seats: 5, preset: 'tournament' }, `reward ${number}`);
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
      if (asked.why.op === 'reward') {
        const view: View = cardGame.view(t, asked.seat);
        return view.options.filter(({ kind }) => kind === 'choose').map((option) => ({ view, option }));
      }
      cardGame.advance(t, asked.options[0] as (typeof asked.options)[number]);
    }
  }
}
