// The channels of the chat: who speaks and who reads where while a game lasts.
// Eliminated players have a gallery, so that they tell the living nothing. Spectators talk among themselves, or in the gallery where the plan says so.

import type { Channel } from '@posse/protocol';
import type { ChatLine, TableRecord } from '@posse/store';
import type { TableState } from '../actor/table-state.ts';
import type { Participant } from '../people/participants.ts';
import { hasSeenHand } from '../people/recovered-seats.ts';
import { seatHeldBy } from '../people/seat-edits.ts';

/**
 * How many guests a game remembers as readers of the eliminated players' chat. Nobody is forgotten: when it is full,
 * nobody new may read it.
 */
export const MAX_HEARD = 300;

type Playing = Pick<TableState, 'record' | 'game' | 'isPlaying'>;

/** The channel in which a participant speaks, and which they read besides the table's. */
export function channelOf({ record, game, isPlaying }: Playing, { guest }: Pick<Participant, 'guest'>): Channel {
  if (!isPlaying) return 'table';
  const held = seatHeldBy(record, guest);
  if (held === null) return record.plan.gallery ? 'gallery' : 'watchers';
  return game?.match.alive[held] ? 'table' : 'gallery';
}

/** Is a line hidden from other channels because its game is still played? Old lines do not say of which game they are. */
const isSecret = ({ isPlaying, record }: Playing, { channel, game }: ChatLine): boolean =>
  isPlaying && channel !== 'table' && (game === null || game === record.gameId);

/** A screen reads only what those who play may read, because they look at it. */
export const mayRead = (
  state: Playing,
  participant: Pick<Participant, 'guest' | 'openedBy'>,
  line: ChatLine,
): boolean =>
  !isSecret(state, line) ||
  (participant.openedBy === undefined &&
    channelOf(state, participant) === line.channel &&
    (line.channel !== 'gallery' || mayListen(state.record, participant.guest)));

/**
 * May this guest read the eliminated players' chat? Players have a seat in this game, so they need no place in the
 * list.
 */
export const mayListen = (record: TableRecord, guest: string): boolean =>
  record.heard.length < MAX_HEARD || hasHeard(record, guest) || seatHeldBy(record, guest) !== null;

/** Must this guest be silent? They have seen a hand of the running game that its owner took back, and the owner still plays. */
export const isSilenced = (state: Playing, participant: Pick<Participant, 'guest'>): boolean =>
  state.isPlaying && hasSeenHand(state.record, participant.guest) && channelOf(state, participant) === 'table';

/** Does reading this line reveal hands to the reader? Spectators' lines don't, as they could not see any. */
export const isOfTheDead = (state: Playing, line: ChatLine): boolean =>
  line.channel === 'gallery' && isSecret(state, line);

/** Has the guest read the eliminated players' chat of the running game? Then they may take no seat in it. */
export const hasHeard = ({ heard }: TableRecord, guest: string): boolean => heard.includes(guest);

/**
 * Notes that these guests read the eliminated players' chat, as far as they may. Returns the same record if it names
 * all of them already.
 */
export function withListeners(record: TableRecord, guests: readonly string[]): TableRecord {
  let noted = record;
  for (const guest of guests)
    if (!hasHeard(noted, guest) && mayListen(noted, guest)) noted = { ...noted, heard: [...noted.heard, guest] };
  return noted;
}
