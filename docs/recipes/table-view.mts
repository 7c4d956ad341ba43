// Draws a table as text, from what one seat sees.

import { type CardId, cardGame, catalogueOf, isHidden, textsFor, type View } from '@posse/card';
import { oneOf, randomFrom, seat } from '@posse/engine';

function drawn(view: View): string {
  const { cards, characters, roles } = textsFor(view.setup);
  const catalogue = catalogueOf(view.setup);
  const cardName = (id: CardId): string => cards[catalogue.cards[id]?.kind.key ?? '']?.en.name ?? '?';
  const lines = view.players.map((player, place) => {
    const name = `${place + 1} ${characters[player.character]?.en.name ?? '?'}`.padEnd(18);
    if (!player.alive) return `  ${name} out, ${roles[player.role ?? '']?.en.name}`;
    const role = player.role === null ? '?' : roles[player.role]?.en.name;
    // The cards that this seat may not see have a back in place of a number.
    const hand = player.hand.map((card) => (isHidden(card) ? '▯' : cardName(card))).join(' ');
    const inPlay = player.inPlay.map(cardName).join(', ');
    const turn = view.turn === place ? '>' : ' ';
    return `${turn} ${name} ${'♥'.repeat(player.life).padEnd(5)} ${role?.padEnd(9)} ${hand} | ${inPlay}`;
  });
  const top = view.discard.top === null ? 'empty' : cardName(view.discard.top);
  return [...lines, `  deck ${view.deck}, discard ${top}`].join('\n');
}

const game = cardGame.deal({ seats: 4 }, 'a table');
const chance = randomFrom('my choices');
for (let given = 0; given < 40 && cardGame.result(game) === null; given++)
  cardGame.apply(game, oneOf(chance, cardGame.answers(game)));

const view = cardGame.view(game, seat(0));
console.log(drawn(view));
console.log(`Seat ${Number(view.asked) + 1} is asked. Seat 1 has ${view.options.length} answers.`);
