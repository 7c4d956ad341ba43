// Can this plan be played, and how well do its bots play?

import { BadSetup } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import { LEVEL_IDS, USUAL_LEVEL } from '../../games/bot-levels.ts';
import { inGame } from '../../games/playable-games.ts';
import { Refused } from '../../refused-request.ts';

/** Throws Refused if the plan can't be played. */
export function checkPlan(game: GameId, plan: TablePlan): void {
  wishesOf(game, plan);
  checkedBot(plan.bot);
}

/** The plan's wishes for the game. Throws Refused if they can't be dealt. */
export function wishesOf(game: GameId, plan: TablePlan): object {
  try {
    return inGame(game, (tableGame) => tableGame.wishes(plan));
  } catch (error) {
    if (error instanceof BadSetup) throw new Refused('bad-plan', error.message);
    throw error;
  }
}

/** Bots of this level, or of the usual one. */
export function checkedBot(given: string | undefined): string {
  const level = given ?? USUAL_LEVEL;
  if (!LEVEL_IDS.includes(level))
    throw new Refused('no-such-bot', `There is no bot "${level}": take one of ${LEVEL_IDS.join(', ')}.`);
  return level;
}
