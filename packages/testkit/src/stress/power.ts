// Stress test: the power of the server's machine fails while games are played.
// Only synced data survives, and nothing that was shown to a player may be lost.

import { builtShim, type Shim } from './call-interceptors.ts';
import { playWithDisruptions } from './chaos.ts';
import { checkFirstStarts } from './power/first-start.ts';
import { PowerSupply } from './power/power-supply.ts';
import { ServerProcess } from './server-process.ts';
import { must, type StressTest, StressTestFailed } from './stress-test.ts';

/** The approximate number of power losses for each game. */
const LOSSES_A_GAME = 2;
/** The number of power losses after which one death of the server leaves the power on. */
const LOSSES_BETWEEN_DEATHS = 4;

export const power: StressTest = {
  name: 'power',
  defaults: { losses: 10 },
  onlyByName: true,
  async run({ losses = 0 }) {
    const shim = builtShim(new URL('./power/file-call-recorder.c', import.meta.url));
    if (typeof shim === 'string') return `not tried. ${shim}`;
    try {
      await checkLiesAreSeen(shim);
      const beginnings = await checkFirstStarts(shim);
      const line = PowerSupply.with(shim);
      const finished = await playedWith(line, Math.ceil(losses / LOSSES_A_GAME), losses);
      const answers = finished.flatMap(({ replay }) => replay.answers).length;
      return `${line.losses} losses, ${line.changingLosses} of them with something that was not synced, ${line.deaths} deaths of the server alone, ${finished.length} games, ${answers} answers, ${line.syncs} syncs, 0 answers lost, 0 false alarms; ${beginnings} losses during a first start; a disk that lies is seen`;
    } finally {
      shim.remove();
    }
  },
};

async function playedWith(line: PowerSupply, games: number, losses: number) {
  const server = await ServerProcess.start(line.settings);
  const deaths = Math.floor(losses / LOSSES_BETWEEN_DEATHS);
  let kills = 0;
  server.afterKill = () => line.die(server.data, ++kills % (LOSSES_BETWEEN_DEATHS + 1) !== 0);
  try {
    return (await playWithDisruptions(server, games, losses + deaths, false)).finished;
  } catch (error) {
    if (!(error instanceof StressTestFailed)) throw error;
    throw new StressTestFailed([error.message, ...server.log].join('\n'));
  } finally {
    line.remove();
  }
}

/** Checks that the test works: a disk that only pretends to sync must lose answers. */
async function checkLiesAreSeen(shim: Shim): Promise<void> {
  try {
    await playedWith(PowerSupply.with(shim, true), 1, 1);
  } catch (error) {
    if (error instanceof StressTestFailed) return;
    throw error;
  }
  must(false, () => 'a disk that lies about its syncs has lost nothing that anybody noticed');
}
