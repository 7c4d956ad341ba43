// Checks whether a plan can be played, and with which bots.

import { BadSetup } from '@posse/engine';
import type { TableRecord } from '@posse/store';
import { LEVEL_IDS, USUAL_LEVEL } from '../../games/bot-levels.ts';
import { inGame } from '../../games/playable-games.ts';
import { Refused } from '../../refused-request.ts';

type Agreed = Pick<TableRecord, 'game' | 'plan' | 'packs'>;

/** Throws Refused if the plan can't be played. */
export function checkPlan(agreed: Agreed & { readonly isPublic?: boolean }): void {
  wishesOf(agreed);
  checkedBot(agreed.plan.bot);
  checkOpenHands(agreed);
}

/** Throws Refused if eliminated players shall see all hands and somebody could come to play who has seen them. */
export function checkOpenHands(agreed: Agreed & { readonly isPublic?: boolean }): void {
  const { game, plan, packs = [], isPublic = false } = agreed;
  if (plan.openHands !== true) return;
  const because = isPublic
    ? 'At a public table hands can’t be open: make it private, or leave "openHands" out.'
    : plan.latecomers === true
      ? 'With latecomers hands can’t be open: leave one of them out.'
      : inGame(game, (tableGame) => tableGame.whyNoOpenHands(tableGame.wishes(plan, packs)));
  if (because !== null) throw new Refused('bad-plan', because);
}

/** The wishes for the game, with the packs of the table. Throws Refused if they can't be dealt. */
export function wishesOf({ game, plan, packs = [] }: Agreed): object {
  try {
    return inGame(game, (tableGame) => tableGame.wishes(plan, packs));
  } catch (error) {
    if (error instanceof BadSetup) throw new Refused('bad-plan', error.message);
    throw error;
  }
}

/** Whether players may let bots of their own play. */
export const allowsOwnBots = ({ ownBots }: TableRecord['plan']): boolean => ownBots ?? true;

/** The given bot level, or the usual one. Throws Refused for an unknown level. */
export function checkedBot(given: string | undefined): string {
  const level = given ?? USUAL_LEVEL;
  if (!LEVEL_IDS.includes(level))
    throw new Refused('no-such-bot', `There is no bot "${level}": take one of ${LEVEL_IDS.join(', ')}.`);
  return level;
}
