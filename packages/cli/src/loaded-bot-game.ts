// Plays a whole game between loaded bots, which may be external programs.

import type { GameResult } from '@posse/bots';
import type { Kinds, Seat } from '@posse/engine';
import { Table } from './bot-table.ts';
import type { LoadedBot } from './bots/loaded-bot.ts';
import type { CommandGame } from './game-for-commands.ts';

/** Plays a game. The same setup, seed and bots play the same game, if the bots depend on nothing else. */
export async function playWithBots<K extends Kinds>(
  commandGame: CommandGame<K>,
  setup: K['wishes'],
  seed: string,
  botFor: (seat: Seat) => LoadedBot<K>,
): Promise<GameResult<K['answer']>> {
  const table = new Table(commandGame, setup, seed, botFor);
  const { t, answers } = table;
  let turns = 0;
  let turn: Seat | null = null;
  for (let asked = commandGame.game.pending(t); asked !== null; asked = commandGame.game.pending(t)) {
    if (t.turn !== turn) turns++;
    const given = table.answerTo(asked);
    // An `await` of a plain value would cost time, too.
    const answer = given instanceof Promise ? await given : given;
    turn = answer.kind === 'end' ? null : t.turn;
    table.take(asked, answer);
  }
  table.close();
  return { winners: t.winners ?? [], roles: t.players.map(({ role }) => role), turns, answers };
}
