// The games without the server around them, for checking what a server says.

export { type Times, type Update, UpdateWriter } from '@posse/protocol';
export { inGame } from './games.ts';
export { type Match, matchOf } from './match.ts';
export { holdersIn, shownTo } from './shown-view.ts';
export type { TableGame } from './table-game.ts';
