// All frames of Dodge City, gathered so that built types include them.

export type {} from './rules/brawl.ts';
export type {} from './rules/pat-brennan.ts';
export type {} from './rules/vera-custer.ts';
