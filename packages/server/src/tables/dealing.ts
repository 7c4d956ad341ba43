// A new game for a table: what is dealt, and from which seed. Once the server knows what the guests add to the seed it has no choice left.

import { RULES, seat } from '@posse/engine';
import { commitmentOf, gameIdOf, plainLuck, seedOf } from '@posse/protocol';
import type { GameRecord, TableRecord } from '../store/store.ts';
import { nameAt } from './info.ts';
import { wishesOf } from './plans.ts';
import type { Round } from './round.ts';
import { placeBefore } from './seating.ts';

/** The game that follows at this table; `last` is the one before it, if these are the same players with the same plan. */
export function newGame(record: TableRecord, last: Round | null, passStar: boolean, startedAt: number): GameRecord {
  const { code, game, seats, nextSecret } = record;
  const commitment = commitmentOf(nextSecret);
  const id = gameIdOf(commitment);
  const lucks = seats.map(({ luck }, place) => luck ?? plainLuck(commitment, place));
  return {
    id,
    table: code,
    game,
    rules: RULES,
    setup: last === null ? (record.staged ?? wishesOf(game, record.plan)) : setupAfter(last, record, passStar),
    seed: seedOf(nextSecret, id, lucks),
    secret: nextSecret,
    commitment,
    lucks,
    names: seats.map(nameAt),
    startedAt,
  };
}

/** Survivors may keep their characters, and the star may pass on. Nobody gets the character again that he died with, wherever he sits now. */
function setupAfter({ match }: Round, record: TableRecord, passStar: boolean): object {
  const keep = match.survivors.filter((seat) => record.seats[seat]?.keep);
  const from = record.seats
    .map((_, place) => placeBefore(record, place))
    .map((was) => (was === null ? null : seat(was)));
  return match.next({ keep, passStar, from });
}
