// Stress test: no message that players or spectators received reveals hidden cards or roles.
// A re-deal of all that its receiver cannot know must be able to give the same message.

import { type Kinds, randomFrom } from '@posse/engine';
import { inGame, type TableGame } from '@posse/server/games';
import { checkAbsences } from './leaks/check-absences.ts';
import { checkBacks, countBacks } from './leaks/check-backs.ts';
import { checkOrder } from './leaks/check-order.ts';
import { checkLosses, recordRecoveries } from './leaks/check-recoveries.ts';
import { checkNames, checkOwnSecrets, checkSeed } from './leaks/check-secrets.ts';
import { checkWitnesses } from './leaks/check-witnesses.ts';
import { Figures } from './leaks/checked-counts.ts';
import { Inspection } from './leaks/message-inspection.ts';
import { RecordedTable, type Recording } from './leaks/recorded-table.ts';
import { planFor } from './leaks/recorded-table-setups.ts';
import { parseStrictly } from './leaks/strict-schemas.ts';
import { TrueGame } from './leaks/true-game.ts';
import { must, type StressTest } from './stress-test.ts';

/** Tables that run in parallel, so that a slow one holds up nobody. */
const TABLES = 3;
const GAMES_AT_A_TABLE = 2;

export const leaks: StressTest = {
  name: 'leaks',
  inCluster: true,
  defaults: { games: 12 },
  async run({ games = 0 }, { start, isCluster }) {
    const figures = new Figures();
    for (const recording of await recordRecoveries(isCluster)) {
      inspect(recording, figures, 0);
      figures.recoveries.seats++;
      figures.recoveries.texts += checkLosses(recording);
    }
    const server = await start();
    must(server.isAlive, () => `the server does not start: ${server.log.join('\n')}`);
    const parties: RecordedTable[] = [];
    let number = 0;
    let left = games;
    const playOn = async (): Promise<void> => {
      while (left > 0) {
        const here = Math.min(GAMES_AT_A_TABLE, left);
        left -= here;
        const table = number++;
        const recordedTable = new RecordedTable(server, planFor(table), randomFrom(`party ${table}`));
        parties.push(recordedTable);
        inspect(await recordedTable.play(here), figures, table);
      }
    };
    try {
      await Promise.all(Array.from({ length: TABLES }, playOn));
      checkBacks(figures);
      must(figures.absences.rested > 0, () => 'nobody was absent when they were asked');
      must(figures.predictions > 0, () => 'nobody has predicted a side');
      must(figures.ownStorySteps > 0, () => 'nobody has read a story with what only they know');
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.join('\n')}`);
      return figures.toString();
    } finally {
      left = 0;
      for (const recordedTable of parties) recordedTable.leave();
      await server.remove();
    }
  },
};

function inspect(recording: Recording, figures: Figures, table: number): void {
  const { plan, recordingClients, replies, proofs, newcomers, absences } = recording;
  for (const { form, text } of replies) parseStrictly(form, text);
  figures.games[plan.game] += proofs.length;
  figures.secrets += checkOwnSecrets(recording);
  for (const how of ['transfer', 'latecomer'] as const) figures.newcomers[how] += newcomers[how];
  checkOrder(recordingClients);
  figures.witnesses += checkWitnesses(recordingClients);
  inGame(plan.game, <K extends Kinds>(tableGame: TableGame<K>) => {
    const truths = new Map(proofs.map((proof) => [proof.id, new TrueGame(tableGame, proof)]));
    for (const trueGame of truths.values()) {
      checkSeed(trueGame, recording);
      checkNames(trueGame, recording);
      countBacks(trueGame, figures);
    }
    checkAbsences(absences, truths, randomFrom(`absences ${table}`), figures);
    const inspection = new Inspection(truths, randomFrom(`inspection ${table}`), figures);
    for (const recordingClient of recordingClients) inspection.look(recordingClient);
  });
}
