// A whole game between guests, from the deal to the winners.

import type { Outcome } from '@posse/bots';
import type { Kinds, Seat } from '@posse/engine';
import type { CommandGame } from './command-game.ts';
import type { Guest } from './guests/guest.ts';
import { Table } from './table.ts';

/** The same setup, seed and guests give the same game, as long as the guests depend on nothing else. */
export async function playWithGuests<K extends Kinds>(
  commandGame: CommandGame<K>,
  setup: K['wishes'],
  seed: string,
  guestFor: (seat: Seat) => Guest<K>,
): Promise<Outcome<K['answer']>> {
  const table = new Table(commandGame, setup, seed, guestFor);
  const { t, answers } = table;
  let turns = 0;
  let turn: Seat | null = null;
  for (let asked = commandGame.game.pending(t); asked !== null; asked = commandGame.game.pending(t)) {
    if (t.turn !== turn) turns++;
    const given = table.answerTo(asked);
    // To wait for what is there already would take its time, too.
    const answer = given instanceof Promise ? await given : given;
    turn = answer.kind === 'end' ? null : t.turn;
    table.take(asked, answer);
  }
  table.close();
  return { winners: t.winners ?? [], roles: t.players.map(({ role }) => role), turns, answers };
}
