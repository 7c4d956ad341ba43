// The frames of High Noon, gathered here so that built types lead there.

export type {} from './rules/daltons.ts';
export type {} from './rules/ghosts.ts';
export type {} from './rules/handcuffs.ts';
export type {} from './rules/new-identity.ts';
