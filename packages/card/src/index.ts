// The public interface of the card game.

export { BadSetup } from '@posse/engine';
export { offerOf } from './ability-offers.ts';
export {
  type Ability,
  type Answer,
  type AnswerKind,
  type Discard,
  type Play,
  sameAnswer,
  type Use,
} from './answers.ts';
export { deedsOf } from './card-deeds.ts';
export { catalogueOf, houseSets, isHouseSet, missingSet, removeSet } from './catalogue/available-sets.ts';
export { OURS } from './catalogue/built-in-catalogue.ts';
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
} from './catalogue/catalogue.ts';
export type { Card, CardKind, CardSet, Character, EffectData, GameEvent, TableRules } from './catalogue/entry-types.ts';
export { chanceOf, isFeared, isMatch, luckFrom, luckSigns, luckText } from './check-luck.ts';
export { type Deed, deed, type Verb, type Whom } from './deed.ts';
export type { Amount as EffectAmount, Condition as EffectCondition } from './effects/language-terms.ts';
export type { PowerEntry } from './effects/power-data.ts';
export type { Sentence as EffectSentence } from './effects/sentence-types.ts';
export type { CardFact, FactKind, Facts, Zone } from './facts.ts';
export type { Answers, Frame, FrameFor, Frames } from './frames.ts';
export { type CardKinds, cardGame, settle } from './game.ts';
export { type HiddenCard, isHidden } from './hidden-card.ts';
export { addHouseSet, BadHouseSet, houseSetFrom } from './house-sets/house-set-check.ts';
export { type NumberId, type OptionId, withoutEvent } from './option-ids.ts';
export type { Offer } from './power.ts';
export { cardsOnTable } from './saved-game.ts';
export type { SetId } from './set-ids.ts';
export { emptyTable, freeCharacters, newPlayer, shuffledEvents } from './setup/deal.ts';
export { numberIn, OLDER_SWITCHES, type RuleNumber } from './setup/number-options.ts';
export { PRESETS, type Preset, type RuleOption } from './setup/options.ts';
export { POOL_OF_0_3_0 } from './setup/pool-at-deal.ts';
export { cardsFor, nextGame, setupFrom, type Wishes } from './setup/setup.ts';
export type { Staged } from './setup/staged-deal.ts';
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
export { usesOf } from './table/offer-uses.ts';
export { fixed, hookMaskOf, refreshAll, suitOf, totalsOf } from './table/powers-in-force.ts';
export { distance, handLimitOf, leaderOf, reachOf } from './table/seat-order.ts';
export {
  LANGUAGES,
  type Language,
  type SetTexts,
  type Text,
  type TextGroup,
  type Translated,
} from './texts/set-texts.ts';
export { valueText } from './texts/short-card-names.ts';
export { textsFor } from './texts/table-texts.ts';
export { type UselessCode, type UselessReason, whyUseless } from './useless-answers.ts';
export type { FrameView, PlayerView, View } from './view.ts';
