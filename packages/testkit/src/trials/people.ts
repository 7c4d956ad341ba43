// The people trial: one person with many identities, as player, watcher and host, learns one hand of each game at most, and one more for each announced latecomer.

import { randomFrom } from '@posse/engine';
import { Figures } from './people/figures.ts';
import { inspect } from './people/inspect.ts';
import { recoverSeats } from './people/recovery.ts';
import { ReloadTable } from './people/reload-table.ts';
import { TrialTable } from './people/trial-table.ts';
import { must, type Trial } from './trial.ts';
import type { TrialServer } from './trial-server.ts';

/** At the same time. */
const TABLES = 6;
const GAMES_AT_A_TABLE = 2;
/** Tables at the same time at which somebody reloads: there they mostly wait. */
const RELOAD_TABLES = 20;
/** The server is killed, and started again, after so many games; once at least. */
const GAMES_BETWEEN_KILLS = 25;

export const people: Trial = {
  name: 'people',
  inTown: true,
  amounts: { games: 12, reloads: 2, collusions: 1 },
  async run({ games = 0, reloads = 0, collusions = 0 }, { start, isTown }) {
    const recovery = await recoverSeats(isTown, collusions);
    const server = await start({ POSSE_GUESSES_PER_MINUTE: '1000000', POSSE_REVEAL_MS: '1500' });
    must(server.isAlive, () => `the server does not start: ${server.log.join('\n')}`);
    const figures = new Figures();
    const saloons = new Set<TrialTable>();
    let number = 0;
    let left = games;
    const playOn = async (): Promise<void> => {
      while (left > 0) {
        const here = Math.min(GAMES_AT_A_TABLE, left);
        left -= here;
        const table = number++;
        const trialTable = await TrialTable.open(server, table, randomFrom(`people ${table}`));
        saloons.add(trialTable);
        for (let game = 0; game < here; game++) {
          inspect(await trialTable.play(), figures);
          if (figures.games % killEvery(games) === 0 && figures.games < games) await killed(server);
        }
        trialTable.close();
        figures.add(trialTable);
        saloons.delete(trialTable);
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
      for (const trialTable of saloons) trialTable.close();
      await server.remove();
    }
  },
};

const killEvery = (games: number): number => Math.max(1, Math.min(GAMES_BETWEEN_KILLS, Math.floor(games / 2)));

/** In the middle of the others' games. */
async function killed(server: TrialServer): Promise<void> {
  if (!server.isListening) return;
  await server.kill();
  await server.start();
}
