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
export type { Time } from '../clocks.ts';
export { BadConfig, type Config } from '../config.ts';
export { isLoopback } from '../limits/caller-networks.ts';
export { type Metrics, SECONDS } from '../metrics.ts';
export { Refused } from '../refused-request.ts';
export type { Owners } from '../tables/actor/table-services.ts';
export { storedTableInfo } from '../tables/actor/unloaded-table-info.ts';
export { upgradedRecord } from '../tables/lifecycle/older-records.ts';
export { MAX_LISTED } from '../tables/lifecycle/public-table-list.ts';
export { readCode } from '../tables/lifecycle/table-codes.ts';
export type { Registry } from '../tables/lifecycle/table-registry.ts';
export type { Tables, TableWish } from '../tables/lifecycle/tables-interface.ts';
export type {
  Infrastructure,
  InfrastructureOptions,
  OpenInfrastructure,
  SharedNode,
  SharedNodes,
  SharedParts,
} from './infrastructure-interface.ts';
