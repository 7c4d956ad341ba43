// The public door of the card game.

export { BadSetup } from '@posse/engine';
export { offerOf } from './abilities.ts';
export {
  type Ability,
  type Answer,
  type AnswerKind,
  type Discard,
  type Play,
  sameAnswer,
  type Use,
} from './answers.ts';
export {
  answerKinds,
  type Catalogue,
  type Catalogued,
  cardOf,
  characterOf,
  kindOf,
  ownerOf,
  PLAIN,
  RANKS,
  SUITS,
} from './catalogue.ts';
export { emptyTable, freeCharacters, newPlayer, shuffledEvents } from './deal.ts';
export { type Deed, deed, type Verb, type Whom } from './deed.ts';
export { deedsOf } from './deeds.ts';
export type { CardFact, FactKind, Facts, Zone } from './facts.ts';
export type { Answers, Frame, FrameFor, Frames } from './frames.ts';
export { type CardKinds, cardGame, settle } from './game.ts';
export { type HiddenCard, isHidden } from './hidden-card.ts';
export { addHouseSet, BadHouseSet, houseSetFrom } from './house/check.ts';
export type { Card, CardKind, CardSet, Character, GameEvent, TableRules } from './kinds.ts';
export { chanceOf, isFeared, isMatch, luckSigns, luckText } from './luck.ts';
export { valueText } from './names.ts';
export { numberIn, OLDER_WORDS, type RuleNumber } from './numbers.ts';
export { PRESETS, type Preset, type RuleOption } from './options.ts';
export { POOL_OF_0_3_0 } from './pool.ts';
export type { Offer } from './power.ts';
export { cardsOnTable } from './save.ts';
export { OURS } from './sets.ts';
export { cardsFor, nextGame, setupFrom, type Wishes } from './setup.ts';
export { catalogueOf, houseSets, isHouseSet, missingSet, unshelve } from './shelf.ts';
export type { Staged } from './staged.ts';
export {
  type AbilityId,
  type Agreed,
  type CardId,
  card,
  type Fallen,
  type Luck,
  type Player,
  type Role,
  type Setup,
  type State,
  type Suit,
  type Uses,
  type Waiting,
} from './state.ts';
export { fixed, listensTo, refreshAll, suitOf, totalsOf } from './table/powers.ts';
export { distance, handLimitOf, leaderOf, reachOf } from './table/seats.ts';
export { usesOf } from './table/uses.ts';
export { textsFor } from './table-texts.ts';
export { LANGUAGES, type Language, type SetTexts, type Text, type TextGroup, type Translated } from './texts.ts';
export { inVain, type Vain, type VainCode } from './vain.ts';
export type { FrameView, PlayerView, View } from './view.ts';
