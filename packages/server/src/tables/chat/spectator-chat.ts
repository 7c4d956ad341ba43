// The channels of the chat: who speaks and who reads where while a game lasts.
// Eliminated players have a gallery, so that they tell the living nothing. Spectators talk among themselves, or in the gallery where the plan says so.

import type { Channel } from '@posse/protocol';
import type { Line, TableRecord } from '../../store/store.ts';
import type { TableState } from '../actor/table-state.ts';
import type { Participant } from '../people/participants.ts';
import { seatHeldBy } from '../people/seating.ts';

type Playing = Pick<TableState, 'record' | 'game' | 'isPlaying'>;

/** The channel in which a participant speaks, and which they read besides the table's. */
export function channelOf({ record, game, isPlaying }: Playing, { guest }: Pick<Participant, 'guest'>): Channel {
  if (!isPlaying) return 'table';
  const held = seatHeldBy(record, guest);
  if (held === null) return record.plan.gallery ? 'gallery' : 'watchers';
  return game?.match.alive[held] ? 'table' : 'gallery';
}

/** Is a line hidden from other channels because its game is still played? Old lines do not say of which game they are. */
const isSecret = ({ isPlaying, record }: Playing, { channel, game }: Line): boolean =>
  isPlaying && channel !== 'table' && (game === null || game === record.gameId);

export const mayRead = (state: Playing, participant: Participant, line: Line): boolean =>
  !isSecret(state, line) || channelOf(state, participant) === line.channel;

/** Does reading this line make a witness of the reader? Spectators' lines tell nothing that they could not see. */
export const isOfTheDead = (state: Playing, line: Line): boolean => line.channel === 'gallery' && isSecret(state, line);

/** A guest who has read the gallery of the running game may take no seat in it. */
export const hasHeard = ({ heard }: TableRecord, guest: string): boolean => heard.includes(guest);

/** Returns the same record if it names all of these guests already. */
export function withListeners(record: TableRecord, guests: readonly string[]): TableRecord {
  const heard = [...new Set([...record.heard, ...guests])];
  return heard.length === record.heard.length ? record : { ...record, heard };
}
