// A game loop: every question is answered, what happened is told, and in the middle the game is put away and taken up again.

import { cardGame } from '@posse/card';
import { below, randomFrom, sure } from '@posse/engine';

let game = cardGame.deal({ seats: 4 }, 'a recipe');
const chance = randomFrom('my choices');
let questions = 0;

for (let asked = cardGame.pending(game); asked !== null; asked = cardGame.pending(game)) {
  const answer = sure(asked.options[below(chance, asked.options.length)], 'answer');
  for (const { kind, open } of cardGame.apply(game, answer))
    if (kind === 'eliminated') console.log(`After ${questions} questions seat ${open.who} is out: ${open.role}`);
  questions += 1;
  // A saved game is JSON: as a text it can lie in a file or a database for years.
  if (questions === 100) game = cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(game))));
}

console.log(`${questions} questions; the winners sit at ${cardGame.result(game)?.join(', ')}`);
