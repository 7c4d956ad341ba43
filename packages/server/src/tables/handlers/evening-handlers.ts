// Handlers of messages about the evening: its games, and who plays the next one.

import { EVENING_PAGE_GAMES, MAX_EVENING_GAMES } from '@posse/protocol/evening';
import type { Handlers } from './handler-interface.ts';

export const eveningHandlers: Handlers<'evening'> = {
  async evening({ state, participants }, participant, { from }) {
    const outcomes = await state.services.store.outcomes(state.record.code, MAX_EVENING_GAMES);
    const games = outcomes.flatMap(({ evening }) => (evening !== undefined && evening.number >= from ? [evening] : []));
    participants.send(participant, { type: 'evening', games: games.slice(0, EVENING_PAGE_GAMES) });
  },
};
