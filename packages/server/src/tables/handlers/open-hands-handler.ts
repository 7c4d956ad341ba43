// Opens all hands to an eliminated player.

import { Refused } from '../../refused-request.ts';
import { seatOf } from '../people/seat-edits.ts';
import { handsFor, isOutOfOpenGame, withWitness } from '../witnesses/witnesses.ts';
import type { Handlers } from './handler-interface.ts';

export const openHandsHandlers: Handlers<'see-hands'> = {
  async 'see-hands'({ state, participants, seatTransfers, seatRecovery }, participant) {
    const { guest } = participant;
    if (!state.isPlaying) throw new Refused('not-now', 'No game is being played: its replay shows all hands.');
    if (state.record.plan.openHands !== true)
      throw new Refused('not-now', 'Hands stay hidden at this table: the host can change that before a game.');
    if (seatOf(state.record, guest) === null || !isOutOfOpenGame(state, guest))
      throw new Refused('not-now', 'Only those who are out of the game can look at all hands.');
    // A witness vouches for nobody, so the others would see who looks.
    if (seatRecovery.infos.length > 0)
      throw new Refused('not-now', 'Somebody claims a seat: look when that is settled.');
    const noted = withWitness(state.record, guest);
    // Stored before anything is shown, so that a restart forgets nobody.
    if (noted !== state.record) await state.keepQuietly(noted);
    seatTransfers.forget(guest);
    for (const own of participants.of(guest)) {
      const hands = handsFor(state, own.guest);
      if (hands !== null) participants.send(own, hands as { readonly type: string });
    }
  },
};
