// All frames of High Noon, gathered so that built types include them.

export type {} from './rules/ghost-town.ts';
export type {} from './rules/handcuffs.ts';
export type {} from './rules/new-identity.ts';
export type {} from './rules/the-daltons.ts';
