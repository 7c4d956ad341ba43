// The host's powers. Everybody else is refused.

import { Refused } from '../refused.ts';
import type { TableRecord } from '../store/store.ts';
import { checkedBot, checkPlan } from './plans.ts';
import { checkedSeat, reseated, seatBot, seatOf, vacate } from './seating.ts';
import { standUp, tellWhoStood } from './stand-up.ts';
import type { Table } from './table.ts';
import type { Verbs } from './verbs.ts';
import type { Visitor } from './visitors.ts';

type HostVerb = 'start' | 'again' | 'arrange' | 'bot' | 'free' | 'kick' | 'pause' | 'host';

const POLICY = 1008;

export const hostVerbs: Verbs<HostVerb> = {
  async start(table, visitor, { passStar = false }) {
    onlyHost(table, visitor);
    betweenGames(table);
    await table.dealer.deal(passStar);
  },

  async again(table, visitor) {
    onlyHost(table, visitor);
    betweenGames(table);
    await gather(table, table.record);
  },

  async arrange(table, visitor, { plan, clock, isPublic }) {
    onlyHost(table, visitor);
    betweenGames(table);
    const { game } = table.record;
    const record = { ...table.record, ...(clock && { clock }), ...(isPublic !== undefined && { isPublic }) };
    if (plan === undefined) {
      await table.keep(record);
      table.showTable();
      return;
    }
    checkPlan(game, plan);
    await gather(table, { ...reseated(record, plan.seats, checkedBot(plan.bot)), plan });
  },

  async bot(table, visitor, { seat, bot }) {
    onlyHost(table, visitor);
    checkedSeat(table.record, seat);
    await standUp(table, seatBot(table.record, seat, checkedBot(bot ?? table.record.plan.bot)));
  },

  async free(table, visitor, { seat }) {
    onlyHost(table, visitor);
    if (checkedSeat(table.record, seat).guest !== null)
      throw new Refused('seat-taken', 'A person sits there: put a bot in his place, or send him away.');
    await table.keep(vacate(table.record, seat, false));
    table.showTable();
  },

  async kick(table, visitor, { guest }) {
    onlyHost(table, visitor);
    if (guest === visitor.guest) throw new Refused('no-such-guest', 'You can leave, but not send yourself away.');
    const { record } = table;
    const seat = seatOf(record, guest);
    const here = table.visitors.of(guest);
    if (seat === null && here.length === 0) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
    const without = seat === null ? record : vacate(record, seat, false);
    await table.keep({ ...without, banned: [...record.banned, guest] });
    for (const one of here) table.visitors.dismiss(one, POLICY, 'sent-away');
    tellWhoStood(table, record);
    table.showTable();
    table.dealer.callOn();
  },

  async pause(table, visitor, { on }) {
    onlyHost(table, visitor);
    if (table.round === null || table.round.isOver) throw new Refused('not-now', 'No game is being played.');
    await table.keep({ ...table.record, paused: on });
    table.dealer.callOn();
    table.showTable();
  },

  async host(table, visitor, { guest }) {
    onlyHost(table, visitor);
    if (!table.isHere(guest)) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
    await table.keep({ ...table.record, host: guest });
    table.showTable();
  },
};

function onlyHost(table: Table, visitor: Visitor): void {
  if (!table.isHost(visitor)) throw new Refused('not-the-host', 'Only the host of the table can do that.');
}

function betweenGames({ round }: Table): void {
  if (round !== null && !round.isOver) throw new Refused('not-now', 'A game is being played: wait until it is over.');
}

/** A fresh start: nobody keeps anything of the last game. */
async function gather(table: Table, record: TableRecord): Promise<void> {
  const before = table.record;
  await table.keep({ ...record, seats: record.seats.map((seat) => ({ ...seat, keep: false })), gameId: null });
  table.round = null;
  tellWhoStood(table, before);
  table.showTable();
}
