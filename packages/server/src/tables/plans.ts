// Can this plan be played, and by which bots?

import { BadSetup } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import { inGame } from '../games/games.ts';
import { Refused } from '../refused.ts';

const botsOf = (game: GameId): readonly string[] => inGame(game, (kit) => kit.bots.map(({ id }) => id));

/** Throws Refused if the plan can't be played. */
export function checkPlan(game: GameId, plan: TablePlan): void {
  wishesOf(game, plan);
  checkedBot(game, plan.bot);
}

/** What the plan asks the game to deal. Throws Refused if it can't be dealt. */
export function wishesOf(game: GameId, plan: TablePlan): object {
  try {
    return inGame(game, (kit) => kit.wishes(plan));
  } catch (error) {
    if (error instanceof BadSetup) throw new Refused('bad-plan', error.message);
    throw error;
  }
}

/** This bot, or the one that usually plays. */
export function checkedBot(game: GameId, given: string | undefined): string {
  const bots = botsOf(game);
  const bot = given ?? (bots[0] as string);
  if (!bots.includes(bot))
    throw new Refused('no-such-bot', `There is no bot "${bot}": take one of ${bots.join(', ')}.`);
  return bot;
}
