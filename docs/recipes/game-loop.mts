// A game loop with random answers, which saves and restores the game.

import { cardGame } from '@posse/card';
import { oneOf, randomFrom } from '@posse/engine';

let game = cardGame.deal({ seats: 4 }, 'a recipe');
const chance = randomFrom('my choices');
let given = 0;

while (cardGame.result(game) === null) {
  const answer = oneOf(chance, cardGame.answers(game));
  for (const { kind, open } of cardGame.apply(game, answer))
    if (kind === 'eliminated') console.log(`After ${given} answers seat ${open.who} is out: ${open.role}`);
  given += 1;
  // A saved game is JSON: as a text it can lie in a file or a database for years.
  if (given === 100) game = cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(game))));
}

console.log(`${given} answers; the winners sit at ${cardGame.result(game)?.join(', ')}`);
