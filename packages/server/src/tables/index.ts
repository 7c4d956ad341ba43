// Tables without a server, for programs with their own store and connections.

export { type ToTable, Unavailable } from '../bus/bus.ts';
export { LocalBus } from '../bus/local-bus.ts';
export { TIME } from '../clocks.ts';
export { type Question, type Thought, thoughtOn } from '../games/bot-questions.ts';
export { EvenThinker } from '../games/equal-answer-times.ts';
export { Refused } from '../refused-request.ts';
export type { BotsGo, TableServices } from './actor/table-services.ts';
export { Archive } from './lifecycle/finished-games.ts';
export { newRecord } from './lifecycle/new-table.ts';
export { newCode } from './lifecycle/table-codes.ts';
export { Registry } from './lifecycle/table-registry.ts';
export { hashOf } from './people/seat-tokens.ts';
