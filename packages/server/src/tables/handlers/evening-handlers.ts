// Handlers of messages about the evening: its games, and who plays the next one.

import { EVENING_PAGE_GAMES, MAX_EVENING_GAMES } from '@posse/protocol/evening';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { eveningOf, withEvening } from '../evening/evening-record.ts';
import { predicted, predictionOf } from '../evening/predictions.ts';
import { MAX_QUEUE } from '../evening/rotation.ts';
import { mixed } from '../evening/seat-rotation.ts';
import type { Participant } from '../people/participants.ts';
import { changeSeats } from '../people/seat-changes.ts';
import { seatOf, seatOwnedBy } from '../people/seat-edits.ts';
import type { Handlers } from './handler-interface.ts';
import { refuseDuringGame } from './host-handlers.ts';

export const eveningHandlers: Handlers<'evening' | 'queue' | 'sit-out' | 'predict' | 'mix-seats'> = {
  async evening({ state, participants }, participant, { from }) {
    const outcomes = await state.services.store.outcomes(state.record.code, MAX_EVENING_GAMES);
    const games = outcomes.flatMap(({ evening }) => (evening !== undefined && evening.number >= from ? [evening] : []));
    participants.send(participant, { type: 'evening', games: games.slice(0, EVENING_PAGE_GAMES) });
  },

  async queue({ state, participants }, { guest, name }, { on }) {
    const { record } = state;
    if (on && seatOwnedBy(record, guest) !== null)
      throw new Refused('seated-already', 'You have a seat at this table: those who wait in line have none.');
    const { queue } = eveningOf(record);
    if (queue.some((one) => one.guest === guest) === on) return;
    if (!on) {
      await state.keep(withEvening(record, { queue: queue.filter((one) => one.guest !== guest) }));
      return;
    }
    // Those who have gone make room when the line is full.
    const kept = queue.length < MAX_QUEUE ? queue : queue.filter((one) => participants.isHere(one.guest));
    if (kept.length >= MAX_QUEUE)
      throw new Refused('queue-full', `${MAX_QUEUE} guests wait for a seat already: watch, or open another table.`);
    await state.keep(withEvening(record, { queue: [...kept, { guest, name, rests: false }] }));
  },

  async 'sit-out'({ state, shuffle }, { guest }, { on }) {
    shuffle.refuseChanges();
    const { record } = state;
    const { queue, resting } = eveningOf(record);
    const others = resting.filter((one) => one !== guest);
    if (seatOf(record, guest) !== null)
      await state.keep(withEvening(record, { resting: on ? [...others, guest] : others }));
    else if (queue.some((one) => one.guest === guest))
      await state.keep(
        withEvening(record, { queue: queue.map((one) => (one.guest === guest ? { ...one, rests: on } : one)) }),
      );
    else throw new Refused('not-seated', 'You have no seat, and do not wait in line for one: wait in line first.');
  },

  async predict({ state, participants }, participant, { side }) {
    await state.keep(predicted(state, participant, side));
    tellPrediction(state, participants.of(participant.guest));
  },

  async 'mix-seats'(table, { guest, seat, name }) {
    refuseDuringGame(table);
    table.shuffle.refuseChanges();
    const notice = table.notices.about('mixed', { guest, seat, name });
    await changeSeats(table.state, mixed(table.record), { notice });
  },
};

/** Tells these participants, who are one person, what they have predicted for the running game. */
export function tellPrediction({ record, participants }: TableState, own: readonly Participant[]): void {
  const { gameId } = record;
  for (const one of own) {
    const prediction = predictionOf(record, one.guest);
    if (gameId !== null && prediction !== null)
      participants.send(one, { type: 'predicted', game: gameId, side: prediction.side });
  }
}
