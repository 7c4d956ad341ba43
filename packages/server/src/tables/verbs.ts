// What people at a table can do, one entry for each kind of message.

import { seat as seatAt } from '@posse/engine';
import { type Channel, type FromClient, GESTURES, isGesture, type Said } from '@posse/protocol';
import type { ForTable } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import { channelOf, isOfTheDead, mayRead, withListeners } from './gallery.ts';
import { hostVerbs } from './host-verbs.ts';
import { toldApart } from './names.ts';
import { noticeOf } from './notices.ts';
import { playsHimself } from './playing-himself.ts';
import type { Round } from './round.ts';
import { promiseFor, seatVerbs } from './seat-verbs.ts';
import { checkedSeat, placeBefore, withSeat } from './seating.ts';
import type { Table } from './table.ts';
import { lineInfo, type Spoken } from './talk.ts';
import type { Visitor } from './visitors.ts';

type Verb<T extends FromClient['type']> = (table: Table, visitor: Visitor, said: Said<T>) => Promise<void> | void;
export type Verbs<T extends FromClient['type']> = { readonly [K in T]: Verb<K> };

const VERBS: Verbs<ForTable['type']> = {
  async answer(table, visitor, { question, option }) {
    const seat = seatOfVisitor(visitor);
    const round = roundOf(table);
    // Who plays knows what for.
    table.beginning.seen(seat);
    if (round.isGiven(seat, question, option)) return;
    if (table.record.paused) throw new Refused('paused', 'The table is paused: the host can go on.');
    await table.dealer.take(seat, round.chosen(seat, question, option), 'person', null);
  },

  async ready(table, visitor, { on, keep = false }) {
    const seat = seatOfVisitor(visitor);
    if (table.isPlaying) throw new Refused('not-now', 'A game is being played: get ready after it.');
    const hasSurvived = table.round?.match.survivors.includes(seatAt(seat)) && placeBefore(table.record, seat) === seat;
    if (keep && !hasSurvived) throw new Refused('not-now', 'Only who survived the last game can keep his character.');
    await table.keep(withSeat(table.record, seat, { ready: on, keep: on && keep }));
    table.showTable();
  },

  async promise(table, visitor, { promise }) {
    await promiseFor(table, seatOfVisitor(visitor), promise);
  },

  async reveal(table, visitor, said) {
    await table.mixing.reveal(seatOfVisitor(visitor), said);
  },

  explain(table, visitor, { question, attempt }) {
    const seat = seatOfVisitor(visitor);
    const { match } = roundOf(table);
    if (question !== match.step) throw new Refused('stale-question', `The game is at question ${match.step}.`);
    table.visitors.tell(visitor, { type: 'because', question, refusal: match.explain(seatAt(seat), attempt) });
  },

  async say(table, visitor, { channel, text }) {
    const own = channelOf(table, visitor);
    if (own !== channel) throw new Refused('wrong-channel', `You talk ${WHERE[own]}`);
    await speak(table, visitor, own, { text });
  },

  async gesture(table, visitor, { gesture }) {
    if (!isGesture(gesture))
      throw new Refused('no-such-gesture', `There is no gesture "${gesture}": ${GESTURES.join(', ')} are known here.`);
    await speak(table, visitor, channelOf(table, visitor), { text: '', gesture });
  },

  async rename(table, visitor, { name }) {
    const apart = toldApart(table, visitor.guest, name);
    if (visitor.seat !== null) await table.keep(withSeat(table.record, visitor.seat, { name: apart }));
    for (const own of table.visitors.of(visitor.guest)) own.name = apart;
    table.showTable();
  },

  async face(table, visitor, { face }) {
    if (visitor.seat !== null) await table.keep(withSeat(table.record, visitor.seat, { face }));
    for (const own of table.visitors.of(visitor.guest)) own.face = face;
    table.showTable();
  },

  async automatic(table, visitor, { on }) {
    const seat = seatOfVisitor(visitor);
    if (checkedSeat(table.record, seat).automatic === on) return;
    await table.keep(withSeat(table.record, seat, { automatic: on }));
    table.dealer.callOn();
  },

  'more-time'(table, visitor) {
    table.dealer.moments.wantTime(seatAt(seatOfVisitor(visitor)));
  },

  async quiet(table, visitor, { on }) {
    const seat = seatOfVisitor(visitor);
    if (!table.isPlaying) throw new Refused('not-now', 'No game is being played: this is about the role of one.');
    await table.keep(withSeat(table.record, seat, { quiet: on }));
    table.dealer.moments.quietChanged(seatAt(seat));
  },

  'role-seen'(table, visitor) {
    table.beginning.seen(seatOfVisitor(visitor));
  },

  /** Nothing but a sign of him. */
  back(_table, visitor) {
    seatOfVisitor(visitor);
  },

  async 'not-yet'(table, visitor) {
    const seat = seatOfVisitor(visitor);
    if (table.starting.left === null) throw new Refused('not-now', 'No game is about to begin.');
    const notice = noticeOf(table, 'not-yet', seat);
    await table.services.store.write([notice.change]);
    table.starting.stop();
    notice.tell();
    table.showTable();
  },

  settle(table, visitor) {
    table.news.tellOne(visitor);
    table.visitors.tell(visitor, { type: 'settled' });
  },

  ...seatVerbs,
  ...hostVerbs,
};

export async function obey(table: Table, visitor: Visitor, said: ForTable): Promise<void> {
  const { seat } = visitor;
  if (seat !== null && checkedSeat(table.record, seat).away && isSign(table, seat, said))
    await playsHimself(table, seat);
  await (VERBS[said.type] as Verb<typeof said.type>)(table, visitor, said);
}

/** What a client says whether anybody looks at it or not. */
const BY_ITSELF: ReadonlySet<ForTable['type']> = new Set(['settle', 'promise', 'reveal']);

/** Does somebody say so? A page that is back says by itself how things were. */
const isSign = ({ record }: Table, seat: number, said: ForTable): boolean =>
  said.type === 'automatic' ? said.on !== checkedSeat(record, seat).automatic : !BY_ITSELF.has(said.type);

/** Kept, and told to those who may hear it. */
async function speak(table: Table, visitor: Visitor, channel: Channel, said: Spoken): Promise<void> {
  const { guest, seat, name } = visitor;
  const game = table.isPlaying ? table.record.gameId : null;
  const line = table.talk.next(channel, game, { guest, seat, name }, said);
  const hearers = [...table.visitors].filter((other) => mayRead(table, other, line));
  const before = table.record;
  const record = isOfTheDead(table, line)
    ? withListeners(
        before,
        hearers.map((hearer) => hearer.guest),
      )
    : before;
  const change = { put: 'line', table: before.code, line } as const;
  if (record === before) await table.services.store.write([change]);
  else await table.keep(record, [change]);
  table.talk.add(line);
  table.visitors.tellAll({ type: 'line', line: lineInfo(line) }, (other) => hearers.includes(other));
}

function seatOfVisitor({ seat }: Visitor): number {
  if (seat === null) throw new Refused('not-seated', 'You watch: take a seat first.');
  return seat;
}

function roundOf({ round }: Table): Round {
  if (round === null) throw new Refused('not-now', 'No game is being played: the host can start one.');
  return round;
}

const WHERE: Readonly<Record<Channel, string>> = {
  table: 'at the "table": everybody hears it.',
  gallery: 'in the "gallery" while this game lasts: those who play must not hear it.',
  watchers: 'with the other "watchers" while this game lasts: neither those who play nor the dead hear it.',
};
