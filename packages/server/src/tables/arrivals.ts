// Coming to a table, and coming back to it: who one is there, and what one has missed.

import { PROTOCOL_VERSION } from '@posse/protocol';
import type { Arrival, ToTable } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import type { SeatRecord } from '../store/store.ts';
import { isUsed } from './dealing.ts';
import { Barred, isExiled } from './exiles.ts';
import { isOfTheDead, mayRead, withListeners } from './gallery.ts';
import { moveSeat } from './moving.ts';
import { toldApart } from './names.ts';
import { playsHimself } from './playing-himself.ts';
import { promiseFor } from './seat-verbs.ts';
import { checkedSeat, seatOf, seatOpenedBy, withSeat } from './seating.ts';
import type { Table } from './table.ts';
import { lineInfo } from './talk.ts';
import type { Visitor } from './visitors.ts';

type Join = Extract<ToTable, { kind: 'arrived' }>['join'];

/** Throws Refused, and then he is not at the table. */
export async function arrive(table: Table, from: Arrival, join: Join): Promise<void> {
  const guest = guestFrom(table, from, join.token);
  // A ticket is somebody's who sits here.
  if (join.ticket === undefined) refuseBarred(table, guest, from, join.name);
  const seatWithToken = join.ticket === undefined ? null : await moveSeat(table, join.ticket, guest);
  const seat = seatOf(table.record, guest);
  // A seat that has moved here brings its own.
  const called: Pick<Join, 'name' | 'face'> = seatWithToken === null ? join : {};
  const known = knownAs(table, guest);
  const name = toldApart(table, guest, called.name ?? known?.name ?? NOBODY);
  const visitor: Visitor = {
    client: from.client,
    guest,
    name,
    face: called.face ?? known?.face ?? null,
    seat,
    told: null,
  };
  if (seat !== null) await returnTo(table, seat, visitor, join);
  for (const own of table.visitors.of(guest)) Object.assign(own, { name, face: visitor.face });
  table.visitors.add(visitor);
  table.doorstep.passed(guest, from.network);
  table.mixing.callOn();
  table.somebodyIsHere();
  table.hosting.recheck();
  await welcome(table, visitor, from.pass);
  if (seatWithToken !== null)
    table.visitors.tell(visitor, { type: 'seat', seat: seatWithToken.seat, token: seatWithToken.token });
  catchUp(table, visitor, join.since);
  table.showTable();
  table.returning.recheck();
  table.dealer.callOn();
}

/** Whoever has the token of a seat is the guest who sits there, on whatever device. */
function guestFrom({ record }: Table, { guest: caller }: Arrival, token: string | undefined): string {
  const opened = token === undefined ? null : seatOpenedBy(record, token);
  if (token !== undefined && opened === null)
    throw new Refused('bad-token', 'This token opens no seat at this table: join without it and take a seat.');
  const guest = (opened === null ? null : record.seats[opened]?.guest) ?? caller;
  if (isExiled(record, guest)) throw new Refused('sent-away', 'You were sent away from this table.');
  return guest;
}

function refuseBarred(table: Table, guest: string, { network, pass }: Arrival, name = NOBODY): void {
  if (network === null || !table.doorstep.isBarred(guest, network)) return;
  table.doorstep.knock(guest, toldApart(table, guest, name), network);
  throw new Barred(pass);
}

const NOBODY = 'Guest';

/** As he is called here already: in his seat, or through another connection. */
function knownAs({ record, visitors }: Table, guest: string): Pick<SeatRecord, 'name' | 'face'> | null {
  return record.seats.find((one) => one.guest === guest) ?? visitors.of(guest)[0] ?? null;
}

async function returnTo(table: Table, seat: number, visitor: Visitor, { since, promise }: Join): Promise<void> {
  const { guest, name, face } = visitor;
  if (table.returning.isSign(guest, since !== undefined)) await playsHimself(table, seat);
  table.claims.drop((_, claimed) => claimed === seat);
  const kept = checkedSeat(table.record, seat);
  if (kept.name !== name || kept.face !== face) await table.keep(withSeat(table.record, seat, { name, face }));
  // He may come with other luck than he went with, on a new device.
  if (promise !== undefined && !isUsed(table.record, promise, seat)) await promiseFor(table, seat, promise);
}

async function welcome(table: Table, visitor: Visitor, pass: string | null): Promise<void> {
  const { guest: you, seat } = visitor;
  const lines = table.talk.last.filter((line) => mayRead(table, visitor, line));
  const heard = lines.some((line) => isOfTheDead(table, line)) ? withListeners(table.record, [you]) : table.record;
  if (heard !== table.record) await table.keep(heard);
  table.visitors.tell(visitor, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    you,
    pass,
    seat,
    table: table.news.welcome(visitor),
    lines: lines.map(lineInfo),
  });
}

/** What happened since, if it is not too much; otherwise how the game stands. */
function catchUp(table: Table, visitor: Visitor, since: Join['since']): void {
  const { round } = table;
  if (round === null) return;
  const isSame = since?.game === round.game.id;
  const missed = isSame ? round.recentUpdates.since(since.n, visitor.guest, visitor.seat) : null;
  if (missed === null) table.showGame(visitor);
  else {
    for (const text of missed) table.services.bus.toClient(visitor.client, text);
    if (round.isOver) table.visitors.tell(visitor, round.proof);
    // Whether one has decided in a moment is in no update.
    if (round.match.moment !== null) table.showGame(visitor);
  }
}
