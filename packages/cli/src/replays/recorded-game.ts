// A saved game as the commands get it: opened, checked, with what it needs made ready, and played again answer by answer.

import { IllegalAnswer, type Kinds } from '@posse/engine';
import { type Args, Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import { inGame, refuseOthers } from '../games.ts';
import { type Tellable, tellable } from './older-game.ts';
import { gameOfReplay, openReplay, readReplay, useless } from './replay-file.ts';

type Act = <K extends Kinds>(commandGame: CommandGame<K>, told: Tellable<K>) => void | Promise<void>;

/** Does something with the game in the file that the operand names, whichever it is of. */
export async function inReplayOf(args: Args, act: Act): Promise<void> {
  const path = args.operand;
  const found = openReplay(path);
  const id = gameOfReplay(path, found);
  const wanted = args.text('game') ?? id;
  const done = wanted === id ? inGame(id, (commandGame) => prepared(commandGame, path, found, args, act)) : null;
  if (done === null) throw useless(path, `"game" should be "${wanted === id ? 'card" or "dice' : wanted}"`);
  await done;
}

async function prepared<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  file: unknown,
  args: Args,
  act: Act,
) {
  refuseOthers(commandGame.agreement.refuses, args);
  const found = readReplay(path, file, commandGame);
  await commandGame.replays.prepare(path, found.setup, args);
  await act(commandGame, tellable(commandGame, path, found));
}

/** Takes the answer of this step, if the file is not damaged there. */
export function applied<K extends Kinds>(
  { game }: CommandGame<K>,
  path: string,
  t: K['state'],
  answer: K['answer'],
  step: number,
): readonly K['fact'][] {
  try {
    return game.apply(t, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    throw new Mistake(`${path} is damaged at step ${step}: ${error.message}`);
  }
}
