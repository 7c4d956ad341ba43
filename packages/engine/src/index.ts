// What both games share: frames, loop, chance, facts, plain data, and the interface that every caller uses.

export { type FactBase, type Secret, type SeenFact, seenBy } from './facts.ts';
export {
  done,
  type Effect,
  type FrameOf,
  first,
  nothing,
  type Question,
  type RulesOf,
  stay,
  type Verdict,
} from './frames.ts';
export type { Game, Refusal } from './game.ts';
export {
  type AnswerBase,
  IllegalAnswer,
  type Loop,
  type LoopParts,
  makeLoop,
  type Pending,
  type Running,
} from './loop.ts';
export { BadSave, type Json, notPlain, samePlain } from './plain.ts';
export { below, chachaBlock, fork, type Random, randomFrom, shuffle } from './random.ts';
export { type Seat, seat, seatsOf, type Viewer } from './seat.ts';
