// Tells lessons from other staged games.

import type { TableInfo } from '@posse/protocol';

/** Games with packs are staged to try a card. */
export const isLesson = (table: Pick<TableInfo, 'staged' | 'packs'> | null): boolean =>
  table?.staged === true && table.packs === undefined;
