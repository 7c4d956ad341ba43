// `npm run stress`: stress tests of real servers, while simulated people play.
//
// - `chaos` kills the server and cuts connections.
// - `abuse` sends malformed, forged and forbidden messages.
// - `leaks` checks that no message says more than its receiver may know.
// - `people` has one person with many identities try to see more than one hand.
// - `damage` flips bits in the data folder.
// - `shuffle` has the operator of the server try to choose the cards.
// - `clock` sets the clock of the machine.
// - `flood` sends as much as one address can.
// - `cluster` kills, freezes and disconnects the nodes of a cluster.
// - `power` cuts the power of the machine. It runs only if it is named.
//
// Without a name, a little of each runs. With `--cluster`, the tests for which that makes sense use a cluster of three nodes.

import { skipsWithout } from '@posse/cluster/local';
import { abuse } from './abuse.ts';
import { chaos } from './chaos.ts';
import { clock } from './clock.ts';
import { ClusterServer } from './cluster/cluster-server.ts';
import { cluster } from './cluster.ts';
import { damage } from './damage.ts';
import { flood } from './flood.ts';
import { leaks } from './leaks.ts';
import { people } from './people.ts';
import { power } from './power.ts';
import { ServerProcess } from './server-process.ts';
import { shuffle } from './shuffle.ts';
import { BadCommandLine, readCommandLine, type StressRun } from './stress-plan.ts';
import { type StressTest, type StressTestContext, StressTestFailed } from './stress-test.ts';

/** The maximum time of a stress test, ten times what one takes with default amounts. */
const MAX_TEST_MS = 10 * 60_000;

const STRESS_TESTS: readonly StressTest[] = [
  chaos,
  abuse,
  leaks,
  people,
  damage,
  shuffle,
  clock,
  flood,
  cluster,
  power,
];

function readRun(): StressRun {
  try {
    const run = readCommandLine(process.argv.slice(2), STRESS_TESTS);
    for (const one of run.tests) run.amountsOf(one);
    return run;
  } catch (error) {
    if (!(error instanceof BadCommandLine)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

const run = readRun();
for (const notice of run.notices) process.stderr.write(`${notice}\n`);

const context: StressTestContext = {
  isCluster: run.isCluster,
  start: run.isCluster
    ? (settings, entrance) => ClusterServer.start(settings, { entrance })
    : (settings) => ServerProcess.start(settings),
  choose: run.choose,
};

/**
 * Ends this process if the test, or its clean-up, hangs. Returns a function that stops the timer. A test with other
 * amounts than the default ones has no limit.
 */
function limitTime({ name, onlyByName }: StressTest): () => void {
  if (!run.hasDefaultAmounts || onlyByName) return () => undefined;
  const timer = setTimeout(() => {
    const waits = [...new Set(process.getActiveResourcesInfo())].join(', ');
    process.stderr.write(`${name} failed: it hangs after ${MAX_TEST_MS / 1000} seconds, and waits for ${waits}\n`);
    process.exit(1);
  }, MAX_TEST_MS);
  return () => clearTimeout(timer);
}

for (const stressTest of run.tests) {
  const { name } = stressTest;
  if (!run.isByName && skipsWithout(...(stressTest.needs ?? []))) {
    process.stdout.write(`${name}: skipped\n`);
    continue;
  }
  const stopTimer = limitTime(stressTest);
  try {
    const figures = await stressTest.run(run.amountsOf(stressTest), context);
    process.stdout.write(`${name}${run.isCluster ? ' in a cluster' : ''}: ${figures}\n`);
  } catch (error) {
    if (!(error instanceof StressTestFailed)) throw error;
    process.stderr.write(`${name} failed: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    stopTimer();
  }
}
// A test that failed may leave clients behind that reconnect forever and would keep this process alive.
process.exit();
