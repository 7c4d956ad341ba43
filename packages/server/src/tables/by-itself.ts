// How soon an answer comes, and whether the table gives it by itself. What everybody can see takes no time: there is nothing to tell
// from it. What follows from a hand that others do not see takes as long as a person might, for bots too.

import type { Seat } from '@posse/engine';
import { USUAL_LEVEL } from '../games/levels.ts';
import { ponders } from '../games/thinking.ts';
import type { Round } from './round.ts';
import { botIn, checkedSeat, isBots } from './seating.ts';
import type { Table } from './table.ts';

/** At once, after a moment as bots answer, whenever the person in the seat does, or when bots may go on. */
export type Pace = 'at once' | 'in a moment' | 'in his time' | 'not yet';

/** As they always do, without delay and without long thoughts, or not until they are told to. */
export type BotsGo = 'as usual' | 'hurried' | 'held';

export function paceOf({ record, dealer }: Table, { match }: Round, asked: Seat): Pace {
  const isBot = isBots(record, asked);
  if (isBot && dealer.isHeld) return 'not yet';
  if (match.isForegone) return 'at once';
  const isAutomatic = checkedSeat(record, asked).automatic && match.options(asked).length === 1;
  return isBot || isAutomatic ? 'in a moment' : 'in his time';
}

/** Do bots that take their time play here, or will they? */
export const hasThinkers = ({ record, round }: Table): boolean =>
  !round?.isOver && record.seats.some(({ bot }, place) => isBots(record, place) && ponders(record.game, bot));

/** The bot that answers in this place: in a hurry nobody waits for one that takes its time. */
export function botNow({ record, services: { config } }: Table, place: number): string {
  const bot = botIn(record, place);
  return config.bots === 'hurried' && ponders(record.game, bot) ? botIn(record, place, USUAL_LEVEL) : bot;
}
