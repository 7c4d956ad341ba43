// The table that the page shows, without knowledge of any game.

/** The agreed plan of the shown table; null without a table. */
let table: object | null = null;

/** Sets the shown table, or none; `entry-lookup.ts` finds its things. */
export function showTable(agreed: object | null): void {
  table = agreed;
}

export const shownTable = (): object | null => table;
