// The guests that a table's record bans, and the networks that they came from.

import type { Ban, TableRecord } from '@posse/store';

/** The latest bans of a table are kept. */
const MAX_BANS = 100;

export const isBanned = ({ banned }: TableRecord, guest: string): boolean => banned.some((one) => one.guest === guest);

export const withBan = (record: TableRecord, ban: Ban): TableRecord => ({
  ...record,
  banned: [...record.banned, ban].slice(-MAX_BANS),
});

export const withoutBan = (record: TableRecord, guest: string): TableRecord => ({
  ...record,
  banned: record.banned.filter((one) => one.guest !== guest),
});

/** After a game the guests stay banned, but their networks do not. */
export const withoutNetworks = (banned: readonly Ban[]): readonly Ban[] =>
  banned.map(({ guest }) => ({ guest, networks: [], spared: [] }));
