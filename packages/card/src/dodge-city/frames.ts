// All frames of Dodge City, gathered so that built types include them.

export type {} from './rules/brawl.ts';
export type {} from './rules/copy.ts';
export type {} from './rules/from-a-table.ts';
