// The games there are, and how a command finds the one that is meant.

import type { Kinds } from '@posse/engine';
import { type Args, type Flag, Mistake } from './args.ts';
import { cardKit } from './card/kit.ts';
import { diceKit } from './dice/kit.ts';
import type { Kit } from './game.ts';

const IDS = [cardKit.id, diceKit.id];

export const GAME_FLAG: Flag = { value: 'NAME', text: `which game: ${IDS.join(', ')} (${cardKit.id})` };

/** Does something with the game of this id, whichever it is; null if there is none. */
export function inGame<R>(id: string, act: <K extends Kinds>(kit: Kit<K>) => R): R | null {
  if (id === cardKit.id) return act(cardKit);
  return id === diceKit.id ? act(diceKit) : null;
}

/** The same with the game that the flags name. */
export async function inGameOf(args: Args, act: <K extends Kinds>(kit: Kit<K>) => Promise<void>): Promise<void> {
  const id = args.text('game') ?? cardKit.id;
  const done = inGame(id, (kit) => {
    refuseOthers(kit.agreement.refuses, args);
    return act(kit);
  });
  if (done === null) throw new Mistake(`There is no game "${id}": take one of ${IDS.join(', ')}.`);
  await done;
}

export function refuseOthers(refuses: Readonly<Record<string, string>>, args: Args): void {
  for (const [flag, sentence] of Object.entries(refuses)) if (args.isOn(flag)) throw new Mistake(sentence);
}
