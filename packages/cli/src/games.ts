// The games there are, and how a command finds the one that is meant.

import type { Kinds } from '@posse/engine';
import { type Args, type Flag, Mistake } from './args.ts';
import { cardCommandGame } from './card/command-game.ts';
import type { CommandGame } from './command-game.ts';
import { diceCommandGame } from './dice/command-game.ts';

const IDS = [cardCommandGame.id, diceCommandGame.id];

export const GAME_FLAG: Flag = {
  value: 'NAME',
  text: `which game: ${IDS.join(', ')} (${cardCommandGame.id})`,
  takes: IDS,
};

/** Does something with the game of this id, whichever it is; null if there is none. */
export function inGame<R>(id: string, act: <K extends Kinds>(commandGame: CommandGame<K>) => R): R | null {
  if (id === cardCommandGame.id) return act(cardCommandGame);
  return id === diceCommandGame.id ? act(diceCommandGame) : null;
}

/** The same with the game that the flags name. */
export async function inGameOf(
  args: Args,
  act: <K extends Kinds>(commandGame: CommandGame<K>) => Promise<void>,
): Promise<void> {
  const id = args.text('game') ?? cardCommandGame.id;
  const done = inGame(id, (commandGame) => {
    refuseOthers(commandGame.agreement.refuses, args);
    return act(commandGame);
  });
  if (done === null) throw new Mistake(`There is no game "${id}": take one of ${IDS.join(', ')}.`);
  await done;
}

export function refuseOthers(refuses: Readonly<Record<string, string>>, args: Args): void {
  for (const [flag, sentence] of Object.entries(refuses)) if (args.isOn(flag)) throw new Mistake(sentence);
}
