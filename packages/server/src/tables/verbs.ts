// What people at a table can do, one entry for each kind of message.

import { seat as seatAt } from '@posse/engine';
import type { FromClient, Said } from '@posse/protocol';
import type { ForTable } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import { hostVerbs } from './host-verbs.ts';
import { isInPlay } from './info.ts';
import type { Round } from './round.ts';
import { sit, vacate, withSeat } from './seating.ts';
import { standUp } from './stand-up.ts';
import type { Table } from './table.ts';
import { lineInfo } from './talk.ts';
import type { Visitor } from './visitors.ts';

type Verb<T extends FromClient['type']> = (table: Table, visitor: Visitor, said: Said<T>) => Promise<void> | void;
export type Verbs<T extends FromClient['type']> = { readonly [K in T]: Verb<K> };

const VERBS: Verbs<ForTable['type']> = {
  async answer(table, visitor, { question, option }) {
    const seat = seatOfVisitor(visitor);
    const round = roundOf(table);
    if (table.record.paused) throw new Refused('paused', 'The table is paused: the host can go on.');
    await table.dealer.take(seat, round.chosen(seat, question, option), 'person', null);
  },

  async sit(table, { guest, name }, { seat, luck }) {
    const wanted = table.isPlaying ? seatFor(table, guest, seat) : seat;
    const sitting = sit(table.record, { guest, name, luck }, wanted, (place) => isInPlay(table.round, place));
    await table.keep(sitting.record);
    table.witnesses.seesHand(guest, sitting.seat);
    table.round?.recent.moved(guest);
    for (const own of table.visitors.of(guest)) {
      table.visitors.tell(own, { type: 'seat', seat: sitting.seat, token: sitting.token });
      table.showGame(own);
    }
    table.showTable();
    table.dealer.callOn();
  },

  async leave(table, visitor) {
    const record = vacate(table.record, seatOfVisitor(visitor), table.isPlaying);
    const host = table.isHost(visitor) ? (table.hosting.heir ?? record.host) : record.host;
    await standUp(table, { ...record, host });
  },

  async ready(table, visitor, { on, keep = false, luck }) {
    const seat = seatOfVisitor(visitor);
    if (table.isPlaying) throw new Refused('not-now', 'A game is being played: get ready after it.');
    if (keep && !table.round?.match.survivors.includes(seatAt(seat)))
      throw new Refused('not-now', 'Only who survived the last game can keep his character.');
    await table.keep(withSeat(table.record, seat, { ready: on, keep: on && keep, ...(luck && { luck }) }));
    table.showTable();
  },

  explain(table, visitor, { question, attempt }) {
    const seat = seatOfVisitor(visitor);
    const { match } = roundOf(table);
    if (question !== match.step) throw new Refused('stale-question', `The game is at question ${match.step}.`);
    table.visitors.tell(visitor, { type: 'because', question, refusal: match.explain(seatAt(seat), attempt) });
  },

  async say(table, visitor, { channel, text }) {
    const isInGallery = table.isInGallery(visitor);
    if (isInGallery !== (channel === 'gallery')) throw new Refused('wrong-channel', wrongChannel(isInGallery));
    const { guest, seat, name } = visitor;
    const line = table.talk.next(
      channel,
      table.isPlaying ? table.record.gameId : null,
      { guest, seat, name },
      text,
      Date.now(),
    );
    await table.around.store.write([{ put: 'line', table: table.record.code, line }]);
    table.talk.add(line);
    table.visitors.tellAll({ type: 'line', line: lineInfo(line) }, (other) => {
      if (channel === 'table') return true;
      const hears = table.isInGallery(other);
      if (hears) table.witnesses.hearsGallery(other.guest);
      return hears;
    });
  },

  async rename(table, visitor, { name }) {
    if (visitor.seat !== null) await table.keep(withSeat(table.record, visitor.seat, { name }));
    for (const own of table.visitors.of(visitor.guest)) own.name = name;
    table.showTable();
  },

  automatic(table, visitor, { on }) {
    const seat = seatOfVisitor(visitor);
    if (on) table.dealer.automatic.add(seat);
    else table.dealer.automatic.delete(seat);
    table.dealer.callOn();
  },

  async back(table, visitor) {
    const seat = seatOfVisitor(visitor);
    table.dealer.heardFrom(seat);
    if (!table.record.seats[seat]?.away) return;
    await table.keep(withSeat(table.record, seat, { away: false }));
    table.showTable();
    table.dealer.callOn();
  },

  settle(table, visitor) {
    table.visitors.tell(visitor, { type: 'settled' });
  },

  ...hostVerbs,
};

export const obey = (table: Table, visitor: Visitor, said: ForTable): Promise<void> | void =>
  (VERBS[said.type] as Verb<typeof said.type>)(table, visitor, said);

function seatOfVisitor({ seat }: Visitor): number {
  if (seat === null) throw new Refused('not-seated', 'You watch: take a seat first.');
  return seat;
}

/** In a game: where somebody may sit who knows something of it. */
function seatFor({ witnesses }: Table, guest: string, wanted: number | undefined): number | undefined {
  if (witnesses.hasHeardGallery(guest))
    throw new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
  const own = witnesses.handSeenBy(guest);
  if (own === null) return wanted;
  if ((wanted ?? own) !== own)
    throw new Refused('not-now', `You have seen the hand of seat ${own}: take another seat in the next game.`);
  return own;
}

function roundOf({ round }: Table): Round {
  if (round === null) throw new Refused('not-now', 'No game is being played: the host can start one.');
  return round;
}

const wrongChannel = (isInGallery: boolean): string =>
  isInGallery
    ? 'Who is out of the game, or watches it, talks in the gallery: those who play must not hear it.'
    : 'The gallery is for those who are out of the game or watch it: talk at the table.';
