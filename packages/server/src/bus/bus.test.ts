// Runs the suite of every bus on the bus of a single process.

import { type BusPlace, busSuite } from '../testing/bus-suite.ts';
import { FakeHome } from '../testing/fake-tables.ts';
import { LocalBus } from './local-bus.ts';

busSuite('in one process', async (): Promise<BusPlace> => {
  const bus = new LocalBus();
  const home = new FakeHome();
  bus.serve(home);
  return { bus, near: home, far: home, tablesBus: bus, close: async () => undefined };
});
