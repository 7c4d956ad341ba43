// The frames of Dodge City, gathered here so that built types lead there.

export type {} from './rules/brawl.ts';
export type {} from './rules/copy.ts';
export type {} from './rules/from-a-table.ts';
