// The public door of the server.

export { addressesNearby } from './addresses.ts';
export { answersAsPosse } from './answers-as-posse.ts';
export { backUp } from './backups.ts';
export {
  BadConfig,
  type Config,
  checkedName,
  checkedNetworks,
  checkedPath,
  configFrom,
  DEFAULTS,
  keepDaysFrom,
} from './config.ts';
export { listenError } from './port.ts';
export { type Lost, type ServeOptions, type Server, serve } from './serve.ts';
export { inspectDatabase } from './store/sqlite/open.ts';
export { StoreFailure } from './store/store.ts';
export { dateOf } from './time.ts';
