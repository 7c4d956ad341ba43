// Joins a table or comes back to it, and sends what was missed.

import { PROTOCOL_VERSION } from '@posse/protocol';
import type { SeatRecord } from '@posse/store';
import type { Arrival, ToTable } from '../../bus/bus.ts';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import { isOfTheDead, mayRead, withListeners } from '../chat/chat-channels.ts';
import { lineInfo } from '../chat/table-chat.ts';
import { Barred } from '../people/admission.ts';
import { isBanned } from '../people/banned-guests.ts';
import { distinctName } from '../people/guest-names.ts';
import { type Participant, SCREEN } from '../people/participants.ts';
import { endAbsence } from '../people/player-return.ts';
import { checkedSeat, guestOpenedBy, seatOf, withSeat } from '../people/seat-edits.ts';
import { isUsed } from '../shuffle/shuffle-start.ts';
import { handsFor, isWitness } from '../witnesses/witnesses.ts';
import { tellPrediction } from './evening-handlers.ts';
import { commit } from './game-handlers.ts';

type Join = Extract<ToTable, { kind: 'arrived' }>['join'];

/** Lets a guest join. Throws Refused if they may not. */
export async function join(table: Table, from: Arrival, message: Join): Promise<void> {
  const { state, participants, admission } = table;
  if (message.as === 'screen') {
    await joinScreen(table, from, message.since);
    return;
  }
  const guest = guestFrom(table, from, message.token);
  refuseBanned(table, guest);
  // A ticket comes from somebody who sits here.
  if (message.ticket === undefined) refuseBarred(table, guest, from, message.name);
  const moved = message.ticket === undefined ? null : await table.seatTransfers.redeem(message.ticket, guest);
  const seat = seatOf(table.record, guest);
  const isHidden = isWitness(table.record, guest);
  // A seat that was transferred to this device brings its own name and face. A witness keeps theirs.
  const wanted: Pick<Join, 'name' | 'face'> = moved === null && !isHidden ? message : {};
  const known = knownAs(table, guest);
  const name = distinctName(table, guest, wanted.name ?? known?.name ?? NAMELESS);
  const face = wanted.face ?? known?.face ?? null;
  const participant: Participant = { client: from.client, guest, name, face, seat, sentInfo: null };
  if (seat !== null && !isHidden) await returnTo(table, seat, participant, message);
  for (const own of participants.of(guest)) Object.assign(own, { name, face });
  participants.add(participant);
  admission.admit(guest, from.network);
  state.touch();
  await welcome(table, participant, from.pass);
  const hands = handsFor(state, guest);
  if (hands !== null) participants.send(participant, hands as { readonly type: string });
  if (moved !== null) participants.send(participant, { type: 'seat', seat: moved.seat, token: moved.token });
  tellPrediction(state, [participant]);
  catchUp(table, participant, message.since);
}

/**
 * Lets a screen for the room watch as nobody. Only its admission depends on who opens it: a guest who was removed opens
 * none.
 */
async function joinScreen(table: Table, from: Arrival, since: Join['since']): Promise<void> {
  const { client, openedBy = SCREEN } = from;
  refuseBanned(table, openedBy);
  refuseBarred(table, openedBy, from, SCREEN_NAME);
  const screen: Participant = {
    client,
    guest: SCREEN,
    name: SCREEN_NAME,
    face: null,
    seat: null,
    sentInfo: null,
    openedBy,
  };
  table.participants.addScreen(screen);
  await welcome(table, screen, null);
  catchUp(table, screen, since);
}

/** The name under which a screen waits for the host. */
const SCREEN_NAME = 'Screen';

/** The token of a seat identifies its guest, on any device. */
function guestFrom({ record }: Table, { guest: caller }: Arrival, token: string | undefined): string {
  const opened = token === undefined ? null : guestOpenedBy(record, token);
  if (token !== undefined && opened === null)
    throw new Refused('bad-token', 'This token opens no seat at this table: join without it and take a seat.');
  return opened ?? caller;
}

function refuseBanned({ record }: Table, guest: string): void {
  if (isBanned(record, guest)) throw new Refused('sent-away', 'You were sent away from this table.');
}

function refuseBarred(table: Table, guest: string, { network, pass }: Arrival, name = NAMELESS): void {
  const { admission } = table;
  if (network === null || !admission.isBarred(guest, network)) return;
  admission.knock(guest, distinctName(table, guest, name), network);
  throw new Barred(pass);
}

const NAMELESS = 'Guest';

/** The guest's name and face, from their seat or from another connection. */
function knownAs({ record, participants }: Table, guest: string): Pick<SeatRecord, 'name' | 'face'> | null {
  return record.seats.find((one) => one.guest === guest) ?? participants.of(guest)[0] ?? null;
}

async function returnTo(table: Table, seat: number, participant: Participant, message: Join): Promise<void> {
  const { state, restartGrace, notices } = table;
  const { guest, name, face } = participant;
  const { since, promise } = message;
  if (restartGrace.isSignOfLife(guest, since !== undefined)) await endAbsence(state, notices, seat);
  const kept = checkedSeat(state.record, seat);
  if (kept.name !== name || kept.face !== face) await state.keep(withSeat(state.record, seat, { name, face }));
  // A new device has another contribution than the old one.
  if (promise !== undefined && !isUsed(state.record, promise, seat)) await commit(table, seat, promise);
}

async function welcome(table: Table, participant: Participant, pass: string | null): Promise<void> {
  const { state, chat, broadcast, participants } = table;
  const { guest: you, seat } = participant;
  const lines = chat.last.filter((line) => mayRead(state, participant, line));
  // A screen gets no such line.
  const heard = lines.some((line) => isOfTheDead(state, line)) ? withListeners(state.record, [you]) : state.record;
  if (heard !== state.record) await state.keep(heard);
  participants.send(participant, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    you,
    pass,
    seat,
    table: broadcast.welcome(participant),
    lines: lines.map(lineInfo),
  });
}

/** Sends the updates since the client's last one, or the whole game if they are too many. */
function catchUp(table: Table, participant: Participant, since: Join['since']): void {
  const { game, participants } = table;
  if (game === null) return;
  const isSame = since?.game === game.record.id;
  const missed = isSame ? game.recentUpdates.since(since.step, participant.guest, participant.seat) : null;
  if (missed === null) table.sendGame(participant);
  else {
    for (const text of missed) participants.sendText(participant, text);
    if (game.isOver) participants.send(participant, game.proof);
    // Updates do not say whether the player has decided in an open reveal window.
    if (game.match.moment !== null) table.sendGame(participant);
  }
}
