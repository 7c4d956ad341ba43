// All frames of the base set, gathered so that built types include them.

export type {} from '../effects/rules/decisions.ts';
export type {} from '../effects/rules/hand-cards.ts';
export type {} from './rules/begin.ts';
export type {} from './rules/bounty.ts';
export type {} from './rules/check.ts';
export type {} from './rules/choose-character.ts';
export type {} from './rules/death.ts';
export type {} from './rules/draw.ts';
export type {} from './rules/duel.ts';
export type {} from './rules/dynamite-and-jail.ts';
export type {} from './rules/effect.ts';
export type {} from './rules/hand-over.ts';
export type {} from './rules/heal.ts';
export type {} from './rules/hurt.ts';
export type {} from './rules/indians.ts';
export type {} from './rules/loot.ts';
export type {} from './rules/play.ts';
export type {} from './rules/refill.ts';
export type {} from './rules/shot.ts';
export type {} from './rules/sources.ts';
export type {} from './rules/store.ts';
export type {} from './rules/take.ts';
export type {} from './rules/turn.ts';
export type {} from './rules/verdict.ts';
