// Finds the game that a command is about.

import type { Kinds } from '@posse/engine';
import { cardCommandGame } from './card/card-game-for-commands.ts';
import { type Args, type Flag, UserError } from './command-description.ts';
import { diceCommandGame } from './dice/dice-game-for-commands.ts';
import type { CommandGame } from './game-for-commands.ts';

const IDS = [cardCommandGame.id, diceCommandGame.id];

export const GAME_FLAG: Flag = {
  value: 'NAME',
  text: `the game: ${IDS.join(', ')} (${cardCommandGame.id})`,
  takes: IDS,
};

/** Calls the function with the game of this id; null if there is none. */
export function inGame<R>(id: string, act: <K extends Kinds>(commandGame: CommandGame<K>) => R): R | null {
  if (id === cardCommandGame.id) return act(cardCommandGame);
  return id === diceCommandGame.id ? act(diceCommandGame) : null;
}

/** Calls the function with the game of the flag `--game`. */
export async function inGameOf(
  args: Args,
  act: <K extends Kinds>(commandGame: CommandGame<K>) => Promise<void>,
): Promise<void> {
  const id = args.text('game') ?? cardCommandGame.id;
  const done = inGame(id, (commandGame) => {
    refuseOthers(commandGame.setupOptions.refuses, args);
    return act(commandGame);
  });
  if (done === null) throw new UserError(`There is no game "${id}": choose one of ${IDS.join(', ')}.`);
  await done;
}

export function refuseOthers(refuses: Readonly<Record<string, string>>, args: Args): void {
  for (const [flag, sentence] of Object.entries(refuses)) if (args.isOn(flag)) throw new UserError(sentence);
}
