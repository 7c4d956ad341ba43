// The games without the server around them, for checking what a server says.

export { type Times, type Update, UpdateWriter } from '@posse/protocol';
export { type Match, matchOf } from './match.ts';
export { PAR_KINDS, type ParKind, parKey, parOf } from './par.ts';
export { PAR_SHARES } from './par-shares.ts';
export { inGame } from './playable-games.ts';
export { holdersIn, shownTo } from './shown-view.ts';
export type { TableGame } from './table-game-interface.ts';
