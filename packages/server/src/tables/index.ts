// Tables without a server, for programs with their own store and connections.

export { type ToTable, Unavailable } from '../bus/bus.ts';
export { LocalBus } from '../bus/local-bus.ts';
export { EvenThinker } from '../games/even-thinker.ts';
export { type Question, type Thought, thoughtOn } from '../games/thinking.ts';
export { Refused } from '../refused.ts';
export {
  type AnswerRecord,
  type Change,
  type ChatLine,
  type GameRecord,
  type Outcome,
  type SeatRecord,
  type Snapshot,
  type StartRecord,
  type Store,
  type StoredAnswer,
  type StoredSnapshot,
  StoreFailure,
  type TableRecord,
} from '../store/store.ts';
export { answerFrom, snapshotFrom, storedAnswer, storedSnapshot } from '../store/stored-steps.ts';
export { TIME } from '../time.ts';
export type { BotsGo, TableServices } from './actor/table-services.ts';
export { Archive } from './lifecycle/archive.ts';
export { Registry } from './lifecycle/registry.ts';
export { hashOf } from './people/tokens.ts';
