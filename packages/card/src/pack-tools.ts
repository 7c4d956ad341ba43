// The language of packs for tools: its verbs, terms, limits and checks.

import './catalogue/built-in-catalogue.ts';

export type { Amount, Condition, Filter } from './effects/language-terms.ts';
export { AIMS, COUNTED, GROUPS, STATES, WHO } from './effects/language-terms.ts';
export { OWN_ENTRIES } from './effects/pack/built-in-entries.ts';
export { canonical } from './effects/pack/canonical-json.ts';
export { mistakenName } from './effects/pack/mistaken-names.ts';
export { lookAlike } from './effects/pack/name-skeletons.ts';
export type { Face, FaceOfThing, Pack, PackCharacter, PackEvent, PackKind } from './effects/pack/pack.ts';
export { checkPack, faultOfPacks } from './effects/pack/pack-check.ts';
export type { Likeness, PlacedPart, Scene } from './effects/pack/pack-picture.ts';
export * as pictures from './effects/pack/pack-picture.ts';
export { BadPack } from './effects/pack/pack-refusal.ts';
export type { Part } from './effects/pack/presentation-check.ts';
export { identityOf, packSet, saidIn, setFromPack, speakerFor } from './effects/pack/set-from-pack.ts';
export { LIMITS, STATIC_RULES, type StaticRule } from './effects/pack/static-rules.ts';
export type { Field } from './effects/sentence-fields.ts';
export { type Sentence, VERBS, type VerbName } from './effects/sentence-types.ts';
export {
  type Piece,
  piecesOf,
  playerField,
  type Speaker,
  sayBlock,
  sayCard,
  sayCondition,
  sayFilter,
  sayPower,
  saySentence,
  sentenceCase,
} from './effects/text/effect-wording.ts';
