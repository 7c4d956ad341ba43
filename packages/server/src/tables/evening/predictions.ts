// Predictions of the winning side: one per person and game, hidden until its result.

import type { Side } from '@posse/protocol/evening';
import type { PredictionRecord, TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import type { Participant } from '../people/participants.ts';
import { seatHeldBy } from '../people/seat-edits.ts';
import { personOf } from './persons.ts';

/** How many people may predict one game. */
const MAX_PREDICTIONS = 60;

/** The record of a game that begins: nobody has predicted anything, and this seat has the first turn. */
export const unpredicted = ({ predictions: _, ...record }: TableRecord, turn: number): TableRecord => ({
  ...record,
  firstRound: [turn],
});

/** Notes whose turn it is. The second round begins when a player of the first one has another turn. */
export function withTurn(record: TableRecord, turn: number): TableRecord {
  const { firstRound, ...later } = record;
  if (firstRound === undefined || firstRound.at(-1) === turn) return record;
  return firstRound.includes(turn) ? later : { ...record, firstRound: [...firstRound, turn] };
}

/** The record with the prediction of this guest, who is out or watches. Throws Refused if they may not predict. */
export function predicted(state: TableState, { guest, name }: Participant, side: Side): TableRecord {
  const { record, game, isPlaying } = state;
  if (!isPlaying) throw new Refused('not-now', 'No game is being played: there is nothing to predict.');
  const held = seatHeldBy(record, guest);
  if (held !== null && game?.match.alive[held] !== false)
    throw new Refused('not-now', 'You are in the game: you can predict who wins when you are out.');
  if (held === null && record.firstRound === undefined)
    throw new Refused('not-now', 'The second round has begun: spectators predict before it.');
  const { predictions = [] } = record;
  if (predictionOf(record, guest) !== null)
    throw new Refused('predicted', 'You have predicted a side for this game: it stays as it is.');
  if (predictions.length >= MAX_PREDICTIONS)
    throw new Refused('full', `${MAX_PREDICTIONS} people have predicted this game, which is as many as a table notes.`);
  return { ...record, predictions: [...predictions, { person: personOf(record, guest), name, side }] };
}

/** The prediction of this guest, on whatever device they made it; null for none. */
export function predictionOf(record: TableRecord, guest: string): PredictionRecord | null {
  const person = personOf(record, guest);
  return record.predictions?.find((one) => one.person === person) ?? null;
}
