// All frames of High Noon, gathered so that built types include them.

export type {} from './rules/daltons.ts';
export type {} from './rules/ghosts.ts';
export type {} from './rules/handcuffs.ts';
export type {} from './rules/new-identity.ts';
