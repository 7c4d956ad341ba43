// The public interface of the dice game.

export { type Answer, type AnswerKind, type Reveal, sameAnswer } from './answers.ts';
export { type Costs, costsOfAttack, costsOfGatling, gatlingsMissing } from './attack-costs.ts';
export { sideOfGhost } from './base/rules/elimination.ts';
export { CHARACTERS, type Character, characterOf, FACES, PLAIN, SETS, SPECIALS } from './entry-registry.ts';
export { type DiceFact, diceInFact, type FactKind, type Facts } from './facts.ts';
export type {} from './frame-list.ts';
export type { Frame, FrameFor, Frames } from './frames.ts';
export { type DiceKinds, diceGame, settle } from './game.ts';
export { RULES } from './rules.ts';
export { emptyTable, newPlayer, specialsFor } from './setup/deal.ts';
export { OPTIONS, PRESETS, type Preset, type RuleOption } from './setup/options.ts';
export { POOL_OF_0_3_0 } from './setup/pool-at-deal.ts';
export { nextGame, setupFrom, type Wishes } from './setup/setup.ts';
export type { Staged } from './setup/staged-deal.ts';
export type { Moment, SpecialRole } from './special-role.ts';
export { isSameMoment, momentOptions, momentSeats, passInMoment } from './special-role-moments.ts';
export type { Agreed, Die, DieKind, Face, Haunting, Player, Setup, State } from './state.ts';
export { tokensInPile } from './table/arrow-tokens.ts';
export { targetsOf } from './table/seat-order.ts';
export type { OptionId, TextGroup } from './texts/game-texts.ts';
export { textsFor } from './texts/table-texts.ts';
export type { PlayerView, View } from './view.ts';
