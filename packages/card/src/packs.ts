// The language of packs for tools: its verbs, terms, limits and checks.

import './catalogue/own-sets.ts';

export type { Field } from './effects/fields.ts';
export { canonical } from './effects/pack/canonical.ts';
export type { Part } from './effects/pack/check-face.ts';
export { checkPack } from './effects/pack/check-pack.ts';
export { BadPack } from './effects/pack/fault.ts';
export { lookAlike } from './effects/pack/look-alikes.ts';
export { identityOf, packSet, saidIn, setFromPack, speakerFor } from './effects/pack/make-set.ts';
export { OWN_ENTRIES } from './effects/pack/own-entries.ts';
export type { Face, FaceOfThing, Pack, PackCharacter, PackEvent, PackKind } from './effects/pack/pack.ts';
export type { Likeness, PlacedPart, Scene } from './effects/pack/picture.ts';
export * as pictures from './effects/pack/picture.ts';
export { LIMITS, STATIC_RULES, type StaticRule } from './effects/pack/rules.ts';
export { type Sentence, VERBS, type VerbName } from './effects/sentences.ts';
export type { Amount, Condition, Filter } from './effects/terms.ts';
export { AIMS, COUNTED, GROUPS, STATES, WHO } from './effects/terms.ts';
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
} from './effects/text/say.ts';
