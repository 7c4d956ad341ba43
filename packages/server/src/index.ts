// The public door of the server.

export { addressesNearby } from './addresses.ts';
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
export type { Finding } from './doctor/finding.ts';
export { findings } from './doctor/findings.ts';
export { type Lost, type Server, serve } from './serve.ts';
export { StoreFailure } from './store/store.ts';
