// The public door of the card game.

export { type Answer, type AnswerKind, sameAnswer } from './answers.ts';
export type {} from './base/frames.ts';
export { ROLES } from './base/roles.ts';
export type { CardFact, FactKind, Facts, Place } from './facts.ts';
export type { Frame, FrameFor, Frames } from './frames.ts';
export { cardGame, settle } from './game.ts';
export type { Card, CardKind, CardSet, Character } from './kinds.ts';
export { valueText } from './names.ts';
export { OPTIONS, PRESETS, type Preset, type RuleOption } from './options.ts';
export {
  answerKinds,
  CARDS,
  CHARACTERS,
  cardOf,
  characterOf,
  KINDS,
  kindOf,
  ownerOf,
  PLAIN,
  RANKS,
  SETS,
  SUITS,
  TEXTS,
} from './registry.ts';
export { cardsOnTable } from './save.ts';
export {
  BadSetup,
  cardsFor,
  emptyTable,
  type NextGame,
  newPlayer,
  nextGame,
  setupFrom,
  type Wishes,
} from './setup.ts';
export {
  type AbilityId,
  type CardId,
  card,
  type Fallen,
  type Player,
  type Role,
  type Setup,
  type State,
  type Suit,
  type Waiting,
} from './state.ts';
export { refreshStanding, standingOf } from './table/powers.ts';
export { distance, handLimitOf, reachOf } from './table/seats.ts';
export { type FrameView, type HiddenCard, isHidden, type PlayerView, type View } from './view.ts';
