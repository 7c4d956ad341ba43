// The parts of a server with which shared infrastructure is built.

export {
  type Arrival,
  CLOSE_RECONNECT,
  type ClientBus,
  type ClientId,
  clientOf,
  Elsewhere,
  type Receiver,
  type Sender,
  type TableLocator,
  type ToTable,
  Unavailable,
} from '../bus/bus.ts';
export { BadConfig, type Config } from '../config.ts';
export { isLoopback } from '../limits/networks.ts';
export { type Metrics, SECONDS } from '../metrics.ts';
export { Refused } from '../refused.ts';
export { checksumOf } from '../store/checksums.ts';
export * from '../store/rows.ts';
export * from '../store/store.ts';
export { storedAnswer, storedSnapshot } from '../store/stored-steps.ts';
export { storedTableInfo } from '../tables/actor/stored-info.ts';
export type { Owners } from '../tables/actor/table-services.ts';
export { readCode } from '../tables/lifecycle/codes.ts';
export { MAX_LISTED } from '../tables/lifecycle/listing.ts';
export { upgradedRecord } from '../tables/lifecycle/older-records.ts';
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
