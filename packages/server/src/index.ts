// The public interface of the server.

export { StoreFailure } from '@posse/store';
export { backUp } from './backups.ts';
export { dateOf } from './clocks.ts';
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
export { addressesNearby } from './network-addresses.ts';
export { listenError } from './port-availability.ts';
export { answersAsPosse } from './posse-probe.ts';
export { type Lost, type ServeOptions, type Server, serve } from './server-lifecycle.ts';
