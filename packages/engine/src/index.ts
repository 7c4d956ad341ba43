// The parts that all games share: frames, loop, chance, facts, roles, saving.

export { chachaBlock } from './chacha-block.ts';
export { capitalized, countWord, joinedNames, namesOf, naming } from './counts-in-words.ts';
export { sure } from './defined-value.ts';
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
export {
  type AnswerBase,
  EndlessEffects,
  IllegalAnswer,
  type Loop,
  type LoopParts,
  makeLoop,
  type Pending,
  type Running,
} from './game-loop.ts';
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
} from './game-setup.ts';
export type { Kinds } from './game-types.ts';
export { BadSave, type Json, notPlain, sameMembers, samePlain } from './plain-data.ts';
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
export { ROLE_TEXTS, ROLES_OF_THREE } from './role-texts.ts';
export { dealRoles, type Fallen, ROLES, type Role, type RoleHolder, usualWinners, winnersOfThree } from './roles.ts';
export { type SaveFormat, type Shape, sealed, shapeOf, unsealed } from './saved-game.ts';
export { forEachSeat, type Seat, seat, seatsOf, type Viewer } from './seat.ts';
export { type AnyPlayer, countLiving, livingFrom, othersOf, seatsWhere } from './seat-ring.ts';
export { type Age, ageOf, FIRST_RULES, type KeptGame, type Parting, partingOf, RULES } from './stored-game-replay.ts';
export { type Change, type Changes, listed, none, type Sentence, type Texts, textsWith } from './text-changes.ts';
export { LANGUAGES, type Language, type Text, type Translated } from './translated-text.ts';
