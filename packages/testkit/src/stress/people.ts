// Stress test: one person with many identities tries to see more than one hand.
// They take part as player, spectator and host. An announced latecomer may see one hand more.

import { randomFrom } from '@posse/engine';
import { Figures } from './people/cheat-counts.ts';
import { CheatedTable } from './people/cheated-table.ts';
import { checkGame } from './people/check-hands.ts';
import { ReloadTable } from './people/reload-table.ts';
import { recoverSeats } from './people/seat-collusions.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest } from './stress-test.ts';

/** The number of tables that run in parallel. */
const TABLES = 6;
const GAMES_AT_A_TABLE = 2;
/** The number of tables with a reloading player that run in parallel: they mostly wait. */
const RELOAD_TABLES = 20;
/** The number of games after which the server is killed and restarted; at least once. */
const GAMES_BETWEEN_KILLS = 25;

export const people: StressTest = {
  name: 'people',
  inCluster: true,
  defaults: { games: 12, reloads: 2, collusions: 1 },
  async run({ games = 0, reloads = 0, collusions = 0 }, { start, isCluster }) {
    const recovery = await recoverSeats(isCluster, collusions);
    const server = await start({ POSSE_GUESSES_PER_MINUTE: '1000000', POSSE_REVEAL_MS: '1500' });
    must(server.isAlive, () => `the server does not start: ${server.log.join('\n')}`);
    const figures = new Figures();
    const cheatedTables = new Set<CheatedTable>();
    let number = 0;
    let left = games;
    const playOn = async (): Promise<void> => {
      while (left > 0) {
        const here = Math.min(GAMES_AT_A_TABLE, left);
        left -= here;
        const table = number++;
        const cheatedTable = await CheatedTable.open(server, table, randomFrom(`people ${table}`));
        cheatedTables.add(cheatedTable);
        for (let game = 0; game < here; game++) {
          checkGame(await cheatedTable.play(), figures);
          if (figures.games % killEvery(games) === 0 && figures.games < games) await killed(server);
        }
        cheatedTable.close();
        figures.add(cheatedTable);
        cheatedTables.delete(cheatedTable);
      }
    };
    const reloading = new Set<ReloadTable>();
    let leftToReload = reloads;
    const reloadOn = async (): Promise<void> => {
      while (leftToReload > 0) {
        const table = leftToReload--;
        const reloadTable = await ReloadTable.open(server, table, randomFrom(`reloads ${table}`));
        reloading.add(reloadTable);
        await reloadTable.play();
        reloadTable.close();
        figures.addReloads(reloadTable);
        reloading.delete(reloadTable);
      }
    };
    try {
      await Promise.all([
        ...Array.from({ length: TABLES }, playOn),
        ...Array.from({ length: RELOAD_TABLES }, reloadOn),
      ]);
      figures.check();
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.join('\n')}`);
      return `${figures}; ${server.lives - 1} restarts of the server; ${recovery}`;
    } finally {
      left = 0;
      leftToReload = 0;
      for (const reloadTable of reloading) reloadTable.close();
      for (const cheatedTable of cheatedTables) cheatedTable.close();
      await server.remove();
    }
  },
};

const killEvery = (games: number): number => Math.max(1, Math.min(GAMES_BETWEEN_KILLS, Math.floor(games / 2)));

/** Kills the server while other games run. */
async function killed(server: ServerUnderTest): Promise<void> {
  if (!server.isListening) return;
  await server.kill();
  await server.start();
}
