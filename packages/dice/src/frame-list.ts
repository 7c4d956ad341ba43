// All frames of the dice game, gathered so that built types include them.

export type {} from './base/rules/arrow-return-abilities.ts';
export type {} from './base/rules/dice-outcome.ts';
export type {} from './base/rules/elimination.ts';
export type {} from './base/rules/life-gain.ts';
export type {} from './base/rules/life-loss.ts';
export type {} from './base/rules/reveal-moment.ts';
export type {} from './base/rules/roll-effects.ts';
export type {} from './base/rules/turn-phases.ts';
export type {} from './old-saloon/rules/buono-and-brutto.ts';
export type {} from './old-saloon/rules/ghost-turn.ts';
export type {} from './old-saloon/rules/special-role-effects.ts';
