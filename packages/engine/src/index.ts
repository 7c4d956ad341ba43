// The parts that all games share: frames, loop, chance, facts, roles, saving.

export { chachaBlock } from './chacha.ts';
export { type Change, type Changes, listed, none, type Sentence, type Texts, textsWith } from './changes.ts';
export { type FactBase, type Secret, type SeenFact, type SeenOf, seenBy, type Telling } from './facts.ts';
export {
  done,
  doneAll,
  type Effect,
  type FrameKind,
  type FrameOf,
  first,
  firstAll,
  type Listing,
  nothing,
  type Question,
  type RuleOf,
  type RulesOf,
  ruleBook,
  settled,
  stay,
  type Verdict,
} from './frames.ts';
export {
  type Attempt,
  type Game,
  type GameParts,
  gameFrom,
  type Redeal,
  type Refusal,
  type ShownOf,
  type Views,
} from './game.ts';
export type { Kinds } from './kinds.ts';
export {
  type AnswerBase,
  EndlessEffects,
  IllegalAnswer,
  type Loop,
  type LoopParts,
  makeLoop,
  type Pending,
  type Running,
} from './loop.ts';
export { BadSave, type Json, notPlain, sameMembers, samePlain } from './plain.ts';
export {
  checkCounts,
  checkedPool,
  firstEntries,
  LargerPool,
  NEWER_POSSE,
  type PoolCounts,
  type SetBounds,
  type SetCounts,
  sameCounts,
} from './pool-counts.ts';
export {
  below,
  elsewhere,
  fork,
  loadedWith,
  mix,
  oneOf,
  type Random,
  randomFrom,
  shuffle,
  someOf,
} from './random.ts';
export { type Age, ageOf, FIRST_RULES, type KeptGame, type Parting, partingOf, RULES } from './retrace.ts';
export { type AnyPlayer, countLiving, livingFrom, othersOf, seatsWhere } from './ring.ts';
export { ROLE_TEXTS, ROLES_OF_THREE } from './role-texts.ts';
export { dealRoles, type Fallen, ROLES, type Role, type RoleHolder, usualWinners, winnersOfThree } from './roles.ts';
export { type SaveFormat, type Shape, sealed, shapeOf, unsealed } from './save.ts';
export { forEachSeat, type Seat, seat, seatsOf, type Viewer } from './seat.ts';
export {
  agreedOptions,
  BadSetup,
  checkPlayers,
  checkRoles,
  idsOf,
  keptFor,
  type NextGame,
  type NumberOption,
  type Numbers,
  type NumbersOf,
  nobodyAt,
  type OptionWishes,
  type OptionWishesOf,
  optionsAgain,
  type PlayerWishes,
  Pool,
  playersAfter,
  unknownThing,
} from './setup.ts';
export { sure } from './sure.ts';
export { LANGUAGES, type Language, type Text, type Translated } from './texts.ts';
export { capitalized, countWord, joinedNames, namesOf, naming } from './word-lists.ts';
