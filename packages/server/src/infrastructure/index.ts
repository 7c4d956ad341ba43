// The parts of a server with which shared infrastructure is built.

export {
  type Arrival,
  type ClientBus,
  type ClientId,
  COME_BACK,
  clientOf,
  Elsewhere,
  type Receiver,
  type Sender,
  type ToTable,
  Unavailable,
  type Whereabouts,
} from '../bus/bus.ts';
export { BadConfig, type Config } from '../config.ts';
export { isLoopback } from '../limits/networks.ts';
export { type Metrics, SECONDS } from '../metrics.ts';
export { Refused } from '../refused.ts';
export { markOf } from '../store/checksums.ts';
export * from '../store/rows.ts';
export * from '../store/store.ts';
export { storedAnswer, storedSnapshot } from '../store/stored-steps.ts';
export { storedInfo } from '../tables/actor/stored-info.ts';
export type { Owners } from '../tables/actor/table-services.ts';
export { readCode } from '../tables/lifecycle/codes.ts';
export { MAX_LISTED } from '../tables/lifecycle/listing.ts';
export { asNow } from '../tables/lifecycle/older-records.ts';
export type { Registry } from '../tables/lifecycle/registry.ts';
export type { Tables, TableWish } from '../tables/lifecycle/tables.ts';
export type { Time } from '../time.ts';
export type {
  Infrastructure,
  InfrastructureOptions,
  OpenInfrastructure,
  SharedNode,
  SharedNodes,
  SharedParts,
} from './infrastructure.ts';
