// Handlers of messages about seats: take, leave, transfer, recover.
// During a game a seat belongs to the guest who had it at the deal, or to a bot that plays for them.

import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import { isInPlay } from '../actor/table-info.ts';
import { hasHeard } from '../chat/chat-channels.ts';
import { withoutQueued } from '../evening/rotation.ts';
import { allowsOwnBots } from '../lifecycle/plan-check.ts';
import type { Participant } from '../people/participants.ts';
import { hasSeenHand, withoutLoss } from '../people/recovered-seats.ts';
import { changeSeats } from '../people/seat-changes.ts';
import {
  checkedSeat,
  goFrom,
  type Newcomer,
  seatHeldBy,
  seatLostBy,
  seatOf,
  seatOwnedBy,
  sit,
  vacate,
  withSeat,
  withToken,
} from '../people/seat-edits.ts';
import { withStart } from '../people/seat-holding-steps.ts';
import { seenHand } from '../people/seat-recovery.ts';
import { TICKET_LIFETIME_MS } from '../people/seat-transfer.ts';
import { unusedCommitment } from './game-handlers.ts';
import type { Handlers } from './handler-interface.ts';

export const seatHandlers: Handlers<'sit' | 'leave' | 'move' | 'claim' | 'take-back' | 'vouch' | 'bot-plays'> = {
  async sit(table, { guest, name, face }, { seat, promise, ownBot = false }) {
    table.shuffle.refuseChanges();
    if (ownBot && !allowsOwnBots(table.record.plan))
      throw new Refused(
        'no-own-bots',
        'Players can’t bring bots of their own to this table: the host can change that.',
      );
    if (table.state.isPlaying && hasSeenHand(table.record, guest)) throw seenHand();
    const newcomer = { guest, name, face, ownBot, promise: unusedCommitment(table, promise) };
    if (!table.state.isPlaying) await takeSeat(table, newcomer, seat);
    else if (seatHeldBy(table.record, guest) === null) await joinLate(table, newcomer, seat);
    else await returnToSeat(table, guest, seat);
  },

  async leave({ state, shuffle, notices, hostPowers }, { guest }) {
    const { record, isPlaying } = state;
    const seat = seatOwnedBy(record, guest);
    if (seat === null || checkedSeat(record, seat).gone !== null)
      throw new Refused('not-seated', 'You have no seat that you could leave.');
    if (isPlaying)
      await changeSeats(state, goFrom(record, seat, 'left', state.step), { notice: notices.ofSeat('left', seat) });
    else {
      const abandoned = shuffle.abandoned(seat);
      await changeSeats(state, vacate(abandoned.record, seat), { notice: abandoned.notice });
    }
    hostPowers.left(guest);
  },

  move({ record, seatTransfers, participants }, participant) {
    if (seatOf(record, participant.guest) === null)
      throw new Refused('not-seated', 'You have no seat here that could move to another device.');
    const ticket = seatTransfers.issue(participant.guest);
    participants.send(participant, { type: 'ticket', ticket, left: TICKET_LIFETIME_MS });
  },

  claim({ seatRecovery }, participant, { seat }) {
    seatRecovery.claim(participant, seat);
  },

  async 'take-back'({ shuffle, seatRecovery }, { guest }) {
    shuffle.refuseChanges();
    await seatRecovery.takeBack(guest);
  },

  vouch({ seatRecovery }, participant, { guest, on }) {
    seatRecovery.vouch(participant, guest, on);
  },

  async 'bot-plays'(table, participant, { seat }) {
    const { record, isPlaying } = table.state;
    if (!isPlaying) throw new Refused('not-now', 'No game is being played.');
    if (checkedSeat(record, seat).guest === null)
      throw new Refused('no-such-guest', `A bot plays in seat ${seat} anyway.`);
    await letBotPlay(table, participant, seat, checkedSeat(record, seat).bot);
  },
};

/**
 * Lets a bot of this level play for an absent player until they return. Throws Refused if they have not been absent for
 * long enough.
 */
export async function letBotPlay(table: Table, participant: Participant, seat: number, bot: string): Promise<void> {
  const { state, participants, absences, notices } = table;
  const { record } = state;
  const { guest, name, away } = checkedSeat(record, seat);
  if (!wasDealtIn(table, participant))
    throw new Refused('not-seated', 'Only players who were dealt into this game can let a bot play.');
  if (guest !== null && participants.isHere(guest))
    throw new Refused('seat-taken', `${name} is here: only the place of an absent player can be taken by a bot.`);
  if (away) return;
  if (!absences.isReplaceable(seat)) throw new Refused('not-now', `${name} was here a moment ago: wait ten seconds.`);
  const notice = notices.ofSeat('away', seat, { by: participant.name });
  await changeSeats(state, withSeat(record, seat, { bot, away: true }), { notice });
}

const wasDealtIn = ({ record }: Table, { seat }: Participant): boolean =>
  seat !== null && !checkedSeat(record, seat).late;

/** Takes a seat between games. */
async function takeSeat({ state, hostPowers }: Table, newcomer: Newcomer, wanted: number | undefined): Promise<void> {
  const record = withoutQueued(withoutLoss(state.record, newcomer.guest), newcomer.guest);
  const seatWithToken = sit(record, newcomer, wanted, () => true);
  await changeSeats(state, seatWithToken.record, { seatWithToken });
  hostPowers.sat(newcomer.guest);
}

/** During a game a player who left takes their own seat again, and no other. */
async function returnToSeat(
  { state, notices, hostPowers }: Table,
  guest: string,
  wanted: number | undefined,
): Promise<void> {
  const { record } = state;
  const own = seatHeldBy(record, guest) ?? -1;
  const { guest: owner, gone, waiting, ownSteps } = checkedSeat(record, own);
  if (wanted !== undefined && wanted !== own)
    throw new Refused('not-now', `Seat ${own} is yours in this game: take another one in the next.`);
  if (seatLostBy(record, guest) !== null)
    throw new Refused('not-now', 'The others have vouched for somebody else in your seat: take it back.');
  if (owner !== guest)
    throw new Refused('not-now', 'Your seat is on another device: bring it back from there, by its menu.');
  if (gone === null) throw new Refused('seated-already', 'You have a seat at this table: leave it first.');
  const seatWithToken = withToken(record, own, {
    gone: null,
    away: false,
    ownSteps: waiting ? ownSteps : withStart(ownSteps, state.step),
  });
  await changeSeats(state, seatWithToken.record, { seatWithToken, notice: notices.ofSeat('back', own) });
  hostPowers.sat(guest);
}

/** A latecomer takes a bot's seat where the plan allows it, and sees nothing until the seat's next question. */
async function joinLate({ state, notices }: Table, newcomer: Newcomer, wanted: number | undefined): Promise<void> {
  const { record, game } = state;
  if (hasHeard(record, newcomer.guest))
    throw new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
  const isOpen = (place: number): boolean => checkedSeat(record, place).late && isInPlay(game, place);
  const { record: seated, seat } = sit(record, newcomer, wanted, isOpen);
  const about = { guest: newcomer.guest, name: newcomer.name, seat };
  const late = withSeat(seated, seat, { late: true, waiting: true, tokenHash: null, ownSteps: [] });
  await changeSeats(state, late, { notice: notices.about('latecomer', about) });
}
