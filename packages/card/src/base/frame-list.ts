// All frames of the base set, gathered so that built types include them.

export type {} from '../effects/rules/decision-questions.ts';
export type {} from '../effects/rules/hand-card-questions.ts';
export type {} from './rules/card-draw.ts';
export type {} from './rules/card-effect.ts';
export type {} from './rules/card-theft.ts';
export type {} from './rules/cards-of-the-dead.ts';
export type {} from './rules/character-choice.ts';
export type {} from './rules/deaths.ts';
export type {} from './rules/draw-check.ts';
export type {} from './rules/duel.ts';
export type {} from './rules/dynamite-and-jail.ts';
export type {} from './rules/game-start.ts';
export type {} from './rules/general-store.ts';
export type {} from './rules/indians.ts';
export type {} from './rules/life-gain.ts';
export type {} from './rules/life-loss.ts';
export type {} from './rules/next-turn.ts';
export type {} from './rules/other-draw-sources.ts';
export type {} from './rules/outlaw-bounty.ts';
export type {} from './rules/play-phase.ts';
export type {} from './rules/shot.ts';
export type {} from './rules/suzy-lafayette.ts';
export type {} from './rules/turn-phases.ts';
export type {} from './rules/victory.ts';
