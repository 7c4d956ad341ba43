// The games without the server around them, for checking what a server says.

export { inGame } from './games.ts';
export { type Match, matchOf } from './match.ts';
export { holdersIn, shownTo } from './shown-view.ts';
export type { TableGame } from './table-game.ts';
export { type Times, type Update, UpdateWriter } from './update-writer.ts';
