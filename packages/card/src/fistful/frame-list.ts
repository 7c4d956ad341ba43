// All frames of A Fistful of Cards, gathered so that built types include them.

export type {} from './rules/blood-brothers.ts';
export type {} from './rules/dead-man.ts';
export type {} from './rules/hard-liquor.ts';
export type {} from './rules/peyote.ts';
export type {} from './rules/ranch.ts';
export type {} from './rules/russian-roulette.ts';
