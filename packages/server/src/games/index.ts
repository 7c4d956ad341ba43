// The games without the server around them: for whoever wants to check what a server says.

export { inGame } from './games.ts';
export { holdersIn, shownTo } from './hushed.ts';
export type { Kit } from './kit.ts';
export { type Match, matchOf } from './match.ts';
export type { Times, Update } from './teller.ts';
