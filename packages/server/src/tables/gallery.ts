// Who talks where, and who reads what. In a game the dead have a gallery, so that they tell no tales; those who watch talk among themselves, or with the dead where the plan says so.

import type { Channel } from '@posse/protocol';
import type { Line, TableRecord } from '../store/store.ts';
import { seatHeldBy } from './seating.ts';
import type { Table } from './table.ts';
import type { Visitor } from './visitors.ts';

/** Where somebody talks, and what he hears besides the table. */
export function channelOf({ record, round, isPlaying }: Table, { guest }: Pick<Visitor, 'guest'>): Channel {
  if (!isPlaying) return 'table';
  const held = seatHeldBy(record, guest);
  if (held === null) return record.plan.gallery ? 'gallery' : 'watchers';
  return round?.match.alive[held] ? 'table' : 'gallery';
}

/** Is it kept from those who talk elsewhere, because its game is still played? Of old lines nobody knows of which game they are. */
export const isSecret = ({ isPlaying, record }: Table, { channel, game }: Line): boolean =>
  isPlaying && channel !== 'table' && (game === null || game === record.gameId);

export const mayRead = (table: Table, visitor: Visitor, line: Line): boolean =>
  !isSecret(table, line) || channelOf(table, visitor) === line.channel;

/** Does it make a witness of whoever reads it? What those who watch say tells nothing that they could not see. */
export const isOfTheDead = (table: Table, line: Line): boolean => line.channel === 'gallery' && isSecret(table, line);

/** Who has read what the dead say in the game that is played may take no seat in it. */
export const hasHeard = ({ heard }: TableRecord, guest: string): boolean => heard.includes(guest);

/** The same record if they all have. */
export function withListeners(record: TableRecord, guests: readonly string[]): TableRecord {
  const heard = [...new Set([...record.heard, ...guests])];
  return heard.length === record.heard.length ? record : { ...record, heard };
}
