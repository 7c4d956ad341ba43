// Handlers of messages about the game: answers, readiness, contributions to the shuffle.

import { seat as seatAt } from '@posse/engine';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { RunningGame } from '../game/running-game.ts';
import type { StoryReader } from '../game/story-cache.ts';
import type { Participant } from '../people/participants.ts';
import { changeSeats } from '../people/seat-changes.ts';
import { checkedSeat, placeBefore, seatOwnedBy, vacate, withSeat } from '../people/seat-edits.ts';
import { holdsAt } from '../people/seat-holding-steps.ts';
import { isUsed } from '../shuffle/shuffle-start.ts';
import type { Handlers } from './handler-interface.ts';

type GameMessage =
  | 'answer'
  | 'ready'
  | 'promise'
  | 'reveal'
  | 'deal-anyway'
  | 'explain'
  | 'automatic'
  | 'more-time'
  | 'quiet'
  | 'role-seen'
  | 'back'
  | 'not-yet'
  | 'settle'
  | 'deeds'
  | 'story';

export const gameHandlers: Handlers<GameMessage> = {
  async answer({ state, scheduler, roleViewing }, { seat }, { step, option }) {
    const game = gameOf(state);
    // A player who answers knows their role.
    roleViewing.seen(seat);
    if (game.isGiven(seat, step, option)) return;
    if (state.record.paused) throw new Refused('paused', 'The table is paused: the host can go on.');
    await scheduler.take(seat, game.chosen(seat, step, option), 'person', null);
  },

  async ready({ state }, { seat }, { on, keep = false }) {
    const { record, game } = state;
    if (state.isPlaying) throw new Refused('not-now', 'A game is being played: get ready after it.');
    const hasSurvived = game?.match.survivors.includes(seatAt(seat)) && placeBefore(record, seat) === seat;
    if (keep && !hasSurvived) throw new Refused('not-now', 'Only survivors of the last game can keep their character.');
    await state.keep(withSeat(record, seat, { ready: on, keep: on && keep }));
  },

  async promise(table, { seat }, { promise }) {
    await commit(table, seat, promise);
  },

  async reveal({ shuffle, participants }, participant, message) {
    const { start } = message;
    const knowsAcknowledgement = await shuffle.reveal(participant.seat, message);
    if (knowsAcknowledgement) participants.send(participant, { type: 'revealed', start });
  },

  async 'deal-anyway'({ state, shuffle, hostPowers }, { guest, seat }, { on }) {
    if (on) {
      await shuffle.sayYes(guest);
      return;
    }
    shuffle.checkAsking();
    await changeSeats(state, vacate(state.record, seat));
    hostPowers.left(guest);
  },

  explain({ state, participants }, participant, { step, attempt }) {
    const { match } = gameOf(state);
    if (step !== match.step) throw new Refused('stale-question', `The game is at question ${match.step}.`);
    const refusal = match.explain(seatAt(participant.seat), attempt);
    participants.send(participant, { type: 'because', step, refusal });
  },

  async automatic({ state }, { seat }, { on }) {
    if (checkedSeat(state.record, seat).automatic === on) return;
    await state.keep(withSeat(state.record, seat, { automatic: on }));
  },

  deeds({ state, participants }, participant, { from }) {
    const { match, record } = gameOf(state);
    participants.send(participant, { type: 'deeds', game: record.id, from, deeds: match.deeds.slice(from) });
  },

  'more-time'({ scheduler }, { seat }) {
    scheduler.reveals.wantTime(seatAt(seat));
  },

  async quiet({ state, scheduler }, { seat }, { on }) {
    if (!state.isPlaying) throw new Refused('not-now', 'No game is being played: this is about the role of one.');
    await state.keep(withSeat(state.record, seat, { quiet: on }));
    scheduler.reveals.quietChanged(seatAt(seat));
  },

  'role-seen'({ roleViewing }, { seat }) {
    roleViewing.seen(seat);
  },

  /** The message `back` is only a sign of life. */
  back() {},

  async 'not-yet'({ rematch, notices, state }, { seat }) {
    if (rematch.left === null) throw new Refused('not-now', 'No game is about to begin.');
    const notice = notices.ofSeat('not-yet', seat);
    await state.services.store.write([notice.change]);
    rematch.stop();
    notice.send();
  },

  settle({ broadcast, participants }, participant) {
    broadcast.flushTo(participant);
    participants.send(participant, { type: 'settled' });
  },

  async story({ state, participants }, participant, { before }) {
    const { record } = gameOf(state);
    const page = await state.services.stories.page(record, Math.min(before, state.step), readerOf(state, participant));
    participants.sendText(participant, page);
  },
};

/** Stores the commitment of this seat's guest for the next deal. A start that is open stays as it is. */
export async function commit({ state, shuffle }: Table, seat: number, promise: string): Promise<void> {
  if (checkedSeat(state.record, seat).promise === promise) return;
  shuffle.check(promise, seat);
  await state.keep(withSeat(state.record, seat, { promise }));
}

/** A commitment that was used before counts as none: the client makes another. */
export const unusedCommitment = ({ record }: Table, promise: string | undefined): string | null =>
  promise === undefined || isUsed(record, promise, null) ? null : promise;

/**
 * The reader of a story page: at steps at which the guest held the seat they read what the seat was told, and otherwise
 * what spectators know.
 */
function readerOf({ record, isPlaying }: Table['state'], { guest }: Participant): StoryReader {
  const seat = seatOwnedBy(record, guest);
  // After the game people may sit elsewhere than they played.
  const hasPlayed = seat !== null && (isPlaying || record.cast[seat] === guest);
  if (!hasPlayed) return { seat: null, holdsAt: () => false };
  const { ownSteps } = checkedSeat(record, seat);
  return { seat, holdsAt: (step) => holdsAt(ownSteps, step) };
}

function gameOf({ game }: Table['state']): RunningGame {
  if (game === null) throw new Refused('not-now', 'No game is being played: the host can start one.');
  return game;
}
