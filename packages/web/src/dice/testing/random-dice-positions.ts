// Random dice games with all modules for tests: one view for each question.

import { diceGame, type View } from '@posse/dice';
import { below, randomFrom } from '@posse/engine';

export function* positions(games: number): Generator<View> {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`positions ${game}`);
    const state = diceGame.deal({ seats: 3 + (game % 6), preset: 'everything' }, `game ${game}`);
    for (let question = diceGame.pending(state); question !== null; question = diceGame.pending(state)) {
      const view = diceGame.view(state, question.asked);
      yield view;
      const answer = view.options[below(random, view.options.length)];
      if (answer !== undefined) diceGame.advance(state, answer);
    }
  }
}
