// The record of a new table as it was requested, before anybody joins.

import type { TableRecord } from '@posse/store';
import { botSeat, emptySeat } from '../people/seat-edits.ts';
import { randomSecret } from '../shuffle/shuffle-start.ts';
import { checkedBot } from './plan-check.ts';
import type { TableWish } from './tables-interface.ts';

/**
 * The record of a new table. `maker` is a hash of the network from which it was requested; null if no limit needs it.
 */
export function newRecord(
  code: string,
  guest: string,
  wish: TableWish,
  maker: string | null,
  at: number,
  newSecret = randomSecret,
): TableRecord {
  const { game, plan, clock, isPublic, people = plan.seats, packs = [], staged } = wish;
  const bot = checkedBot(plan.bot);
  return {
    code,
    game,
    plan,
    ...(packs.length > 0 && { packs }),
    isPublic,
    clock,
    host: guest,
    paused: false,
    seats: Array.from({ length: plan.seats }, (_, place) => (place < people ? emptySeat(bot) : botSeat(bot))),
    gameId: null,
    cast: [],
    heard: [],
    nextSecret: newSecret(),
    start: null,
    givenUp: [],
    banned: [],
    createdAt: at,
    ...(maker !== null && { maker }),
    ...(staged && { staged }),
  };
}
