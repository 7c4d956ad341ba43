// All frames of the dice game, gathered so that built types include them.

export type {} from './base/rules/death.ts';
export type {} from './base/rules/life.ts';
export type {} from './base/rules/losses.ts';
export type {} from './base/rules/react.ts';
export type {} from './base/rules/resolve.ts';
export type {} from './base/rules/return-arrows.ts';
export type {} from './base/rules/roll.ts';
export type {} from './base/rules/turn.ts';
export type {} from './old-saloon/rules/ghost.ts';
export type {} from './old-saloon/rules/powers.ts';
export type {} from './old-saloon/rules/start-roles.ts';
