// A whole game as a message: for whoever comes, and for whoever has missed something.

import { seat as seatAt } from '@posse/engine';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

/** As whoever has this seat may see it; null for those who watch. */
export function wholeGame(
  { record, dealer, services }: Table,
  { match, game, clock }: Round,
  seat: number | null,
): string {
  const isUntimed = match.moment !== null && services.config.untimed;
  const left = isUntimed ? null : clock.left(services.time.now());
  const head = {
    type: 'game',
    id: game.id,
    n: match.step,
    left: left === null ? null : Math.round(left),
    lucks: game.lucks,
    ...(dealer.moments.hasMoreTime && { moreTime: true }),
    ...(seat !== null && record.seats[seat]?.quiet && { quiet: true }),
  };
  const views = `"open":${match.open()},"own":${match.own(seat === null ? null : seatAt(seat))}`;
  return `${JSON.stringify(head).slice(0, -1)},${views}}`;
}
