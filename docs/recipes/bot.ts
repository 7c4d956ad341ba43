// A bot that plays each possible answer to the end in imagined games.
// It gives the answer that won most of them.

import type { Bot } from '@posse/bots';
import { type Answer, cardGame, type State, type View } from '@posse/card';
import { below, type Random, sure, type Viewer } from '@posse/engine';

const DREAMS = 6;

/** Plays on by chance, and says whether the dreamer wins. */
function isWon(game: State, dreamer: Viewer, random: Random): boolean {
  for (let asked = cardGame.pending(game); asked !== null; asked = cardGame.pending(game))
    cardGame.advance(game, sure(asked.options[below(random, asked.options.length)], 'answer'));
  return (cardGame.result(game) ?? []).some((seat) => seat === dreamer);
}

export const card: Bot<View, Answer> = {
  id: 'dreamer',
  answer(view, _memory, random) {
    // Worlds that look the same from where it sits: what it can't see is dealt anew in each of them.
    const world = cardGame.redealer(view);
    const wins = view.options.map(() => 0);
    for (let dream = 0; dream < DREAMS; dream++) {
      const start = world(random);
      for (const [place, option] of view.options.entries()) {
        const game = cardGame.clone(start);
        cardGame.advance(game, option);
        if (isWon(game, view.viewer, random)) wins[place] = sure(wins[place], 'such place') + 1;
      }
    }
    return sure(view.options[wins.indexOf(Math.max(...wins))], 'option');
  },
};
