// Random card games with all sets for tests: one view for each question.

import { cardGame, type State, type View } from '@posse/card';
import { below, randomFrom } from '@posse/engine';

const ALL = ['base', 'dodge-city', 'high-noon', 'fistful', 'promos', 'tournament'];

export interface Position {
  readonly state: State;
  readonly view: View;
}

export function* positions(games: number): Generator<Position> {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`positions ${game}`);
    const state = cardGame.deal({ seats: 3 + (game % 6), sets: ALL }, `game ${game}`);
    for (let question = cardGame.pending(state); question !== null; question = cardGame.pending(state)) {
      const view = cardGame.view(state, question.asked);
      yield { state, view };
      const answer = view.options[below(random, view.options.length)];
      if (answer !== undefined) cardGame.advance(state, answer);
    }
  }
}
