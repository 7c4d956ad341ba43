// Decides when an answer comes, and whether the table gives it.
// A forced answer, which public facts leave as the only one, takes no time: there is nothing to learn from that. An
// answer that follows from a hidden hand takes as long as a person might, for bots too.

import type { Seat } from '@posse/engine';
import { USUAL_LEVEL } from '../../games/bot-levels.ts';
import { ponders } from '../../games/bot-questions.ts';
import type { TableState } from '../actor/table-state.ts';
import { botIn, checkedSeat, isBots } from '../people/seat-edits.ts';
import type { RunningGame } from './running-game.ts';

/** When an answer comes: at once, after a bot's pause, whenever the player decides, or not until bots may go on. */
export type AnswerDelay = 'at once' | 'in a moment' | 'in their time' | 'not yet';

export function answerDelay(
  { record, participants }: TableState,
  { match }: RunningGame,
  asked: Seat,
  areBotsHeld: boolean,
): AnswerDelay {
  const isBot = isBots(record, asked);
  if (isBot && areBotsHeld) return 'not yet';
  if (match.isForced) return 'at once';
  const { automatic, guest } = checkedSeat(record, asked);
  // For an absent player it rests: how soon their answer comes must not depend on their hand.
  const isAutomatic = automatic && guest !== null && participants.isHere(guest) && match.options(asked).length === 1;
  return isBot || isAutomatic ? 'in a moment' : 'in their time';
}

/** Do bots that take time to think play at this table, or will they? */
export const hasThinkers = ({ record, game }: Pick<TableState, 'record' | 'game'>): boolean =>
  !game?.isOver && record.seats.some(({ bot }, place) => isBots(record, place) && ponders(record.game, bot));

/** The bot that answers in this seat. A hurried game replaces a bot that takes time to think. */
export function botNow({ record, services: { config } }: TableState, place: number): string {
  const bot = botIn(record, place);
  return config.bots === 'hurried' && ponders(record.game, bot) ? botIn(record, place, USUAL_LEVEL) : bot;
}
