// Handlers of the host's messages. Others are refused before.

import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { UnsentNotice } from '../chat/table-notices.ts';
import { checkedVoiceLink } from '../chat/voice-link.ts';
import { rotated } from '../evening/seat-rotation.ts';
import { checkedBot } from '../lifecycle/plan-check.ts';
import { isBanned, withoutBan } from '../people/banned-guests.ts';
import { type Arranged, arranged } from '../people/host-arrangement.ts';
import type { Participant } from '../people/participants.ts';
import { guestMeant, report } from '../people/reported-guests.ts';
import { changeSeats, sendSeats } from '../people/seat-changes.ts';
import { botSeat, checkedSeat, goFrom, isOwnBot, seatOwnedBy, vacate, withSeat } from '../people/seat-edits.ts';
import { isOutOfOpenGame } from '../witnesses/witnesses.ts';
import { removeGuest } from './guest-removal.ts';
import type { Handlers } from './handler-interface.ts';
import { letBotPlay } from './seat-handlers.ts';

type HostMessage =
  | 'start'
  | 'again'
  | 'arrange'
  | 'bot'
  | 'free'
  | 'kick'
  | 'pardon'
  | 'pause'
  | 'chat'
  | 'voice'
  | 'report'
  | 'host';

export const hostHandlers: Handlers<HostMessage> = {
  async start(table, { guest }, { passStar = false }) {
    refuseDuringGame(table);
    // Those who come in have the countdown to commit to their luck.
    if (!table.shuffle.isOpen) await gatherSeats(table, table.record);
    await table.rematch.start(guest, passStar);
  },

  async again(table) {
    refuseDuringGame(table);
    table.shuffle.refuseChanges();
    await gather(table, table.record);
  },

  async arrange(table, participant, message) {
    refuseDuringGame(table);
    table.shuffle.refuseChanges();
    const change = arranged(table.state, participant.guest, message);
    await announceArranged(table, participant, change, message.plan !== undefined);
  },

  async bot(table, participant, { seat, bot, unseat = false }) {
    const { state, shuffle, participants, notices } = table;
    shuffle.refuseChanges();
    const { record, isPlaying } = state;
    const { guest, name, gone } = checkedSeat(record, seat);
    const level = checkedBot(bot ?? record.plan.bot);
    if (guest === null) await changeSeats(state, withSeat(record, seat, botSeat(level)));
    else if (!isPlaying) {
      if (participants.isHere(guest) && !unseat)
        throw new Refused(
          'people-seated',
          `${name} would lose their seat: repeat it with "unseat" if they shall stand up.`,
        );
      const notice = notices.ofSeat('freed', seat);
      await changeSeats(state, withSeat(record, seat, botSeat(level)), { notice });
    } else if (gone === null) await letBotPlay(table, participant, seat, level);
    else await changeSeats(state, withSeat(record, seat, { bot: level }));
  },

  async free({ state, shuffle, participants, notices }, _, { seat }) {
    shuffle.refuseChanges();
    const { guest, name } = checkedSeat(state.record, seat);
    if (guest === null) {
      await changeSeats(state, withSeat(state.record, seat, { isBot: false }));
      return;
    }
    if (state.isPlaying || participants.isHere(guest))
      throw new Refused('seat-taken', `${name} sits there: only the seat of an absent guest is freed, between games.`);
    await changeSeats(state, vacate(state.record, seat), { notice: notices.ofSeat('freed', seat) });
  },

  async kick(table, participant, { guest }) {
    refuseOneself(table, participant, guest);
    await removeGuest(table, guest);
  },

  async chat(table, participant, { on }) {
    const { isSilent: _, ...record } = table.record;
    await changeTalk(table, participant, on ? record : { ...record, isSilent: true }, on ? 'chat-on' : 'chat-off');
  },

  async voice(table, participant, { link }) {
    const { voice: _, ...record } = table.record;
    const next = link === null ? record : { ...record, voice: checkedVoiceLink(link) };
    await changeTalk(table, participant, next, 'voice');
  },

  async report(table, participant, { remove = false, ...who }) {
    const guest = guestMeant(table, who);
    refuseOneself(table, participant, guest);
    report(table, participant.guest, guest);
    if (remove) await removeGuest(table, guest);
  },

  async pardon({ state, admission, notices }, _, { guest }) {
    const { record } = state;
    const letIn = admission.withPardon(guest);
    if (letIn !== null) {
      await state.keep(letIn);
      return;
    }
    if (!isBanned(record, guest))
      throw new Refused('no-such-guest', `No guest "${guest}" was sent away from this table.`);
    const seat = seatOwnedBy(record, guest);
    const back = seat === null ? record : goFrom(record, seat, 'left', state.step);
    const notice = seat === null ? null : notices.ofSeat('pardoned', seat);
    await changeSeats(state, withoutBan(back, guest), { notice });
  },

  async pause({ state }, _, { on }) {
    if (!state.isPlaying) throw new Refused('not-now', 'No game is being played.');
    await state.keep({ ...state.record, paused: on });
  },

  async host({ state, participants, hostPowers }, _, { guest }) {
    const [heir] = participants.of(guest);
    if (heir === undefined) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
    if (isOwnBot(state.record, guest)) throw new Refused('no-such-guest', 'A bot can’t be the host: choose a person.');
    if (isOutOfOpenGame(state, guest))
      throw new Refused(
        'not-now',
        'They are out of a game in which they may see all hands: choose somebody who plays.',
      );
    if (state.isPlaying && heir.seat === null)
      throw new Refused('not-now', 'In a game the host’s powers go to somebody who plays, not to who watches.');
    await hostPowers.handOver(guest);
  },
};

/** Stores a change of how people talk here, with a notice for everybody; nothing if it is as it was. */
async function changeTalk(table: Table, { guest, seat, name }: Participant, record: TableRecord, text: string) {
  const before = table.record;
  if (record.isSilent === before.isSilent && record.voice === before.voice) return;
  const notice = table.notices.about('arranged', { guest, seat, name, text });
  await changeSeats(table.state, record, { notice });
}

function refuseOneself(table: Table, participant: Participant, guest: string): void {
  if (guest === participant.guest) throw new Refused('no-such-guest', 'You can leave, but not send yourself away.');
  if (guest === table.record.host)
    throw new Refused('no-such-guest', 'You only stand in for the host: you can’t remove them from their own table.');
}

/** Stores what the host has changed, with a notice. A new plan leads back to the waiting room. */
export async function announceArranged(
  table: Table,
  { guest, seat, name }: Participant,
  { record, changed }: Arranged,
  isNewPlan: boolean,
): Promise<void> {
  const about = { guest, seat, name, text: changed.join(' ') };
  const notice = changed.length === 0 ? null : table.notices.about('arranged', about);
  if (isNewPlan) await gather(table, record, notice);
  else await changeSeats(table.state, record, { notice });
}

export function refuseDuringGame({ state }: Table): void {
  if (state.isPlaying) throw new Refused('not-now', 'A game is being played: wait until it is over.');
}

/** Returns to the waiting room. Nobody keeps anything of the last game. */
async function gather(table: Table, record: TableRecord, notice: UnsentNotice | null = null): Promise<void> {
  const gathered = { ...record, seats: record.seats.map((seat) => ({ ...seat, keep: false })), gameId: null };
  await gatherSeats(table, gathered, notice);
  table.state.game = null;
  table.rematch.stop();
}

/** Stores a record in which those who wait in line have come in, if it is their turn. */
async function gatherSeats(table: Table, record: TableRecord, notice: UnsentNotice | null = null): Promise<void> {
  const { state, hostPowers } = table;
  const before = state.record;
  const change = rotated(table, record, notice === null ? 0 : 1);
  if (change === null && record === before) return;
  const unsent = [...(notice === null ? [] : [notice]), ...(change?.notices ?? [])];
  await state.keep(
    change?.record ?? record,
    unsent.map((one) => one.change),
  );
  for (const one of unsent) one.send();
  sendSeats(state, before, change?.tokens);
  for (const { seat } of change?.tokens ?? []) hostPowers.sat(checkedSeat(state.record, seat).guest ?? '');
}
