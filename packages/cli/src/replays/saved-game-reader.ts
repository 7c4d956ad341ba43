// Opens, checks and prepares a saved game for a command.

import { IllegalAnswer, type Kinds } from '@posse/engine';
import { type Args, UserError } from '../command-description.ts';
import { inGame, refuseOthers } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { type TellableGame, tellable } from './older-game.ts';
import { gameOfReplay, openReplay, readReplay, unusable } from './replay-file.ts';

type Act = <K extends Kinds>(commandGame: CommandGame<K>, told: TellableGame<K>) => void | Promise<void>;

/** Calls the function with the game in the file of the operand, whichever game it is. */
export async function inReplayOf(args: Args, act: Act): Promise<void> {
  const path = args.operand;
  const found = openReplay(path);
  const id = gameOfReplay(path, found);
  const wanted = args.text('game') ?? id;
  const done = wanted === id ? inGame(id, (commandGame) => prepared(commandGame, path, found, args, act)) : null;
  if (done === null) throw unusable(path, `"game" should be "${wanted === id ? 'card" or "dice' : wanted}"`);
  await done;
}

async function prepared<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  file: unknown,
  args: Args,
  act: Act,
) {
  refuseOthers(commandGame.setupOptions.refuses, args);
  const found = readReplay(path, file, commandGame);
  await commandGame.replays.prepare(path, found.setup, args);
  await act(commandGame, tellable(commandGame, path, found));
}

/** Applies the answer of a step. Throws if it is illegal, because the file must be damaged. */
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
    const asked = game.pending(t)?.asked;
    const isOfOther = asked !== undefined && asked !== answer.seat;
    const because = isOfOther ? `seat ${answer.seat + 1} answers, but seat ${asked + 1} is asked.` : error.message;
    throw new UserError(`${path} is damaged at step ${step}: ${because}`);
  }
}
