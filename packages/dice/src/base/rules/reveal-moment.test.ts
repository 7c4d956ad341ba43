// Tests of the order in which players are asked at a moment.

import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { diceGame } from '../../game.ts';

test('a player who passes for good leaves the next player their question, like a single pass', () => {
  const random = randomFrom('muted');
  let compared = 0;
  for (let game = 0; game < 20; game++) {
    const t = diceGame.deal({ seats: 8, modules: [3] }, `muted ${game}`);
    for (let asked = diceGame.pending(t); asked !== null; asked = diceGame.pending(t)) {
      const { why, options } = asked;
      const [pass, never] = ['pass', 'never'].map((kind) => options.find((one) => one.kind === kind));
      if (why.op === 'react' && pass !== undefined && never !== undefined) {
        const [once, forGood] = [pass, never].map((answer) => {
          const copy = diceGame.clone(t);
          diceGame.advance(copy, answer);
          return diceGame.pending(copy);
        });
        const isSameMoment = once?.why.op === 'react' && once.why.moment === why.moment && once.why.who === why.who;
        if (isSameMoment && once.why.op === 'react' && once.why.left.length < why.left.length) {
          compared++;
          expect(forGood?.asked).toBe(once.asked);
        }
      }
      const peaceful = options.filter(({ kind }) => kind !== 'never');
      diceGame.advance(t, peaceful[below(random, peaceful.length)] as (typeof options)[number]);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
