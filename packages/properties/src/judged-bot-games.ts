// Plays whole games between bots, and lets the judge check them.
// Bots reach long endings that random play hardly ever reaches.

import { type Bot, type Clues, playGame } from '@posse/bots';
import type { Kinds } from '@posse/engine';
import { Broken } from './random-game-check.ts';
import { Judge, type WinOptions } from './winner-judge.ts';

/** A game to be judged, with its clues for bots and its options for the judge. */
export interface JudgedGame<K extends Kinds> {
  readonly name: string;
  readonly clues: Clues<K>;
  /** Goes through all setups as the number grows. */
  readonly setup: (number: number) => K['wishes'];
  readonly winOptions: (state: K['state']) => WinOptions;
}

export type Player<K extends Kinds> = Bot<K['view'], K['answer']>;

/** Plays one game in which this bot has every seat. Returns the number of answers. */
export function playJudged<K extends Kinds>(
  { name, clues, winOptions }: JudgedGame<K>,
  wishes: K['wishes'],
  seed: string,
  bot: Player<K>,
): number {
  let judge: Judge | null = null;
  let step = 0;
  const { answers } = playGame(
    clues,
    wishes,
    seed,
    () => bot,
    (state, facts) => {
      judge ??= new Judge(state.players, winOptions(state));
      const objection = judge.after(facts, state.players, clues.game.result(state));
      step++;
      if (objection !== null)
        throw new Broken(
          `${name}: seed "${seed}", ${JSON.stringify(wishes)}, ${bot.id} bots, answer ${step}: the judge: ${objection}`,
        );
    },
  );
  return answers.length;
}
