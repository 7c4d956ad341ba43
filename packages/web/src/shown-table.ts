// The table that the page shows, without knowledge of any game.

/** The agreement of that table; null without a table. */
let table: object | null = null;

/** Sets the shown table, or none; `entry-lookup.ts` finds its things. */
export function showTable(agreed: object | null): void {
  table = agreed;
}

export const shownTable = (): object | null => table;
