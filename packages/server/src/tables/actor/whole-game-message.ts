// The message with a whole game, for a participant who joins or has missed something.

import { seat as seatAt } from '@posse/engine';
import { toWire } from '@posse/protocol';
import type { RunningGame } from '../game/running-game.ts';
import type { TableState } from './table-state.ts';

/** The game as the player of this seat may see it; null for spectators. */
export function gameMessage(
  { record, services }: TableState,
  { match, record: dealt, clock }: RunningGame,
  seat: number | null,
  hasMoreTime: boolean,
): string {
  const isUntimed = match.moment !== null && services.config.untimed;
  const left = isUntimed ? null : clock.left(services.time.now());
  const head = {
    type: 'game',
    id: dealt.id,
    step: match.step,
    left: left === null ? null : Math.round(left),
    lucks: dealt.lucks,
    ...(hasMoreTime && { moreTime: true }),
    ...(seat !== null && record.seats[seat]?.quiet && { quiet: true }),
  };
  const views = `"open":${match.open()},"own":${match.own(seat === null ? null : seatAt(seat))}`;
  return `${JSON.stringify(toWire(head)).slice(0, -1)},${views}}`;
}
