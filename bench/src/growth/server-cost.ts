// Measures the cost of a server as tables, spectators and games grow.

import { type Measured, startProcess, wait } from '../server/measured-process.ts';
import { newScore, type Score, type Seated, seatAtTable, watchTable } from '../server/quick-players.ts';

/** Values by the count of what grows. */
export type Growth = ReadonlyMap<number, number>;

const TABLES = [25, 50, 100, 200];
const WATCHERS = [0, 5, 10, 20, 40];
const LENGTHS = [250, 500, 1000, 1500, 2000];

/** The number of tables at once, because a single one would leave the server idle most of the time. */
const TABLE_COUNT = 25;
const ANSWERS_BEFORE_LOOKING = 40;
const WARM_UP = 8000;
const ANSWERS = 3000;
/** The number of rounds, of which the best counts. */
const ROUNDS = 5;

/** Megabytes of a server, by tables of five in the middle of a game. */
export const memoryByTables = (): Promise<Growth> =>
  atServer(async (server) => {
    const found = new Map<number, number>();
    let there = 0;
    for (const count of TABLES) {
      for (; there < count; there++) {
        const score = newScore(ANSWERS_BEFORE_LOOKING);
        begin(await seatAtTable(server.address, 'card', score));
        await until(() => score.answers >= score.maxAnswers);
      }
      found.set(count, (await server.cost('memory')).memory / 1e6);
    }
    return found;
  });

/** Microseconds of processor time per answer, by spectators at each table. */
export const answerByWatchers = (): Promise<Growth> =>
  atServer(async (server) => {
    const score = newScore(WARM_UP);
    const tables = await seatMany(server, score, 'any');
    await until(() => score.answers >= score.maxAnswers);
    const found = new Map<number, number>();
    let watching = 0;
    for (const watchers of WATCHERS) {
      for (; watching < watchers; watching++) for (const { code } of tables) watchTable(server.address, code);
      // Spectators who join late first get the whole game.
      await wait(SETTLING_MS);
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await costOfAnswers(server, tables, score, ANSWERS));
      found.set(watchers, Math.min(...rounds));
    }
    return found;
  });

/** Microseconds of processor time per answer, by the number of answers before, in games where nobody hurts anybody. */
export const answerByLength = (): Promise<Growth> =>
  atServer(async (server) => {
    const warmUp = newScore(WARM_UP);
    await seatMany(server, warmUp, 'any');
    await until(() => warmUp.answers >= warmUp.maxAnswers);
    const score = newScore(0);
    const tables = await seatMany(server, score, 'peaceful');
    await wait(SETTLING_MS);
    const found = new Map<number, number>();
    let before = 0;
    for (const length of LENGTHS) {
      found.set(length, await costOfAnswers(server, tables, score, TABLE_COUNT * (length - before)));
      before = length;
    }
    return found;
  });

const SETTLING_MS = 500;

async function atServer(measure: (server: Measured) => Promise<Growth>): Promise<Growth> {
  const server = await startProcess('posse-server.ts');
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function seatMany({ address }: Measured, score: Score, temper: 'any' | 'peaceful'): Promise<readonly Seated[]> {
  const tables: Seated[] = [];
  for (let number = 0; number < TABLE_COUNT; number++)
    tables.push(await seatAtTable(address, 'card', score, { temper }));
  for (const table of tables) begin(table);
  return tables;
}

const begin = ({ players: [host] }: Seated): void => host?.say({ type: 'start' });

async function costOfAnswers(
  server: Measured,
  tables: readonly Seated[],
  score: Score,
  answers: number,
): Promise<number> {
  const { cpu } = await server.cost();
  score.maxAnswers = score.answers + answers;
  for (const player of tables.flatMap(({ players }) => players)) player.resume();
  await until(() => score.answers >= score.maxAnswers);
  return ((await server.cost()).cpu - cpu) / answers;
}

const POLL_MS = 5;
/** A generous timeout for busy machines. */
const TIMEOUT_MS = 120_000;

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += POLL_MS) {
    if (waited > TIMEOUT_MS) throw new Error('No player answers any more: the tables have stalled.');
    await wait(POLL_MS);
  }
}
