// The host's powers. Everybody else is refused.

import { Refused } from '../refused.ts';
import type { TableRecord } from '../store/store.ts';
import { changeSeats, tellWhoMoved } from './changing-seats.ts';
import { isExiled, withoutExile } from './exiles.ts';
import { noticeOf } from './notices.ts';
import { checkedBot, checkPlan } from './plans.ts';
import { botSeat, checkedSeat, goFrom, reseated, seatOwnedBy, withSeat } from './seating.ts';
import { sendAway } from './sending-away.ts';
import type { Table } from './table.ts';
import type { Verbs } from './verbs.ts';
import type { Visitor } from './visitors.ts';

type HostVerb = 'start' | 'again' | 'arrange' | 'bot' | 'free' | 'kick' | 'pardon' | 'pause' | 'host';

export const hostVerbs: Verbs<HostVerb> = {
  async start(table, visitor, { passStar = false }) {
    onlyHost(table, visitor);
    betweenGames(table);
    await table.starting.begin(visitor.guest, passStar);
  },

  async again(table, visitor) {
    onlyHost(table, visitor);
    betweenGames(table);
    table.mixing.refuseChanges();
    await gather(table, table.record);
  },

  async arrange(table, visitor, { plan, clock, isPublic }) {
    onlyHost(table, visitor);
    betweenGames(table);
    table.mixing.refuseChanges();
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
    table.mixing.refuseChanges();
    const { guest, gone } = checkedSeat(table.record, seat);
    const level = checkedBot(bot ?? table.record.plan.bot);
    if (guest === null || !table.isPlaying) await changeSeats(table, withSeat(table.record, seat, botSeat(level)));
    else {
      const notice = gone === null ? noticeOf(table, 'away', seat) : null;
      await changeSeats(table, withSeat(table.record, seat, { bot: level, away: true }), { notice });
    }
  },

  async free(table, visitor, { seat }) {
    onlyHost(table, visitor);
    table.mixing.refuseChanges();
    if (checkedSeat(table.record, seat).guest !== null)
      throw new Refused('seat-taken', 'A person sits there: put a bot in his place, or send him away.');
    await changeSeats(table, withSeat(table.record, seat, { isBot: false }));
  },

  async kick(table, visitor, { guest }) {
    onlyHost(table, visitor);
    const { record } = table;
    if (guest === visitor.guest) throw new Refused('no-such-guest', 'You can leave, but not send yourself away.');
    if (guest === record.host)
      throw new Refused('no-such-guest', 'You only stand in for the host: you can’t send him away from his own table.');
    await sendAway(table, guest);
  },

  async pardon(table, visitor, { guest }) {
    onlyHost(table, visitor);
    const letIn = table.doorstep.lettingIn(guest);
    if (letIn !== null) {
      await table.keep(letIn);
      table.showTable();
      return;
    }
    const { record } = table;
    if (!isExiled(record, guest))
      throw new Refused('no-such-guest', `No guest "${guest}" was sent away from this table.`);
    const seat = seatOwnedBy(record, guest);
    const back = seat === null ? record : goFrom(record, seat, 'left');
    const notice = seat === null ? null : noticeOf(table, 'pardoned', seat);
    await changeSeats(table, withoutExile(back, guest), { notice });
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
    const [heir] = table.visitors.of(guest);
    if (heir === undefined) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
    if (table.isPlaying && heir.seat === null)
      throw new Refused('not-now', 'In a game the host’s powers go to somebody who plays, not to who watches.');
    await table.hosting.handOver(guest);
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
  table.starting.stop();
  tellWhoMoved(table, before);
  table.showTable();
}
