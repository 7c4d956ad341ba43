// Which table the page shows. It knows no game, so that a table of the one need not load the other.

/** What is agreed there; null where there is no table. */
let table: object | null = null;

/** From now on this table is shown, or none: what lies there is found in `catalogue.ts`. */
export function layOut(agreed: object | null): void {
  table = agreed;
}

export const laidOut = (): object | null => table;
