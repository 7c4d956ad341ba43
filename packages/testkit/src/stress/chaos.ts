// Chaos: games are played while the server is killed again and again and lines are cut. Nothing that was shown may be lost, and every game must end.

import { ChaosState } from './chaos/chaos-state.ts';
import { checkGame } from './chaos/check-game.ts';
import { checkStore } from './chaos/check-store.ts';
import { Disruptor } from './chaos/disruptor.ts';
import { type Finished, PlayedTable } from './chaos/played-table.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest } from './stress-test.ts';

const TABLES_AT_ONCE = 12;
const GAMES_AT_A_TABLE = 2;
/** In most games there are more. The kills are spread over so many in each. */
const ANSWERS = 100;
/** If nothing happens anywhere for so many milliseconds, nothing will. */
const STANDSTILL = 30_000;

export const chaos: StressTest = {
  name: 'chaos',
  inCluster: true,
  defaults: { games: 8, kills: 5 },
  async run({ games = 0, kills = 0 }, { start }) {
    const begun = performance.now();
    const server = await start();
    const { storm, finished } = await playWithDisruptions(server, games, kills, true);
    return figures(server, storm, finished, games, performance.now() - begun);
  },
};

export interface ChaosSettings {
  readonly storm: Disruptor;
  readonly finished: readonly Finished[];
}

/** So many games at this server while it is killed so often, and perhaps lines are cut; then it is removed. Throws StressTestFailed if anything is not as people saw it. */
export async function playWithDisruptions(
  server: ServerUnderTest,
  games: number,
  kills: number,
  cutsLines: boolean,
): Promise<ChaosSettings> {
  const chaosState = new ChaosState(server);
  const storm = new Disruptor(chaosState, kills, games * ANSWERS);
  try {
    const finished = await playAll(chaosState, storm, games, cutsLines);
    const code = await server.stop();
    must(code === 0, () => `the server did not stop as it should: exit code ${code}`);
    must(server.log.length === 0, () => `the server's log is not empty:\n${server.log.join('\n')}`);
    await checkStore(server, finished);
    return { storm, finished };
  } finally {
    for (const person of chaosState.people) person.stop();
    await server.remove();
  }
}

/** So many games, and more if the storm is not over by then. */
async function playAll(
  chaosState: ChaosState,
  storm: Disruptor,
  games: number,
  cutsLines: boolean,
): Promise<readonly Finished[]> {
  const finished: Finished[] = [];
  let begun = 0;
  let tables = 0;
  const isEnough = (): boolean => begun >= games && storm.isOver;
  const playOn = async (): Promise<void> => {
    while (!isEnough()) {
      const table = await PlayedTable.open(chaosState, tables++);
      for (let game = 0; game < GAMES_AT_A_TABLE && !isEnough(); game++) {
        begun++;
        const one = await table.play();
        checkGame(one);
        finished.push(one);
      }
      table.close();
    }
  };
  const places = Math.min(TABLES_AT_ONCE, Math.ceil(games / GAMES_AT_A_TABLE));
  let isOver = false;
  const all = Promise.all(Array.from({ length: places }, playOn)).finally(() => {
    isOver = true;
  });
  const cuts = cutsLines ? storm.cutLines(() => isOver) : null;
  await chaosState.whole([all, storm.killServer(), watch(chaosState, () => isOver), ...(cuts === null ? [] : [cuts])]);
  return finished;
}

/** Every game ends: sees to it that they do not stand still, and that the server does not die by itself. */
export async function watch(chaosState: ChaosState, isOver: () => boolean): Promise<void> {
  const { server } = chaosState;
  let { answers } = chaosState;
  let { lives } = server;
  let movedAt = performance.now();
  while (!isOver()) {
    await chaosState.pause(100);
    // A busy machine takes its time for each start, and there may be some in a row.
    if (chaosState.answers !== answers || server.lives !== lives) movedAt = performance.now();
    ({ answers } = chaosState);
    ({ lives } = server);
    must(!server.hasDied, () => `the server has died by itself: ${server.log.join('\n') || 'it wrote nothing'}`);
    must(
      performance.now() - movedAt < STANDSTILL,
      () => `nothing happens any more: ${chaosState.waiting().join('; ')}`,
    );
  }
}

function figures(
  { startUps }: ServerUnderTest,
  { kills, killsAtStart, cuts, moves, longestRecovery }: Disruptor,
  finished: readonly Finished[],
  games: number,
  took: number,
): string {
  const more = finished.length - games;
  const answers = finished.flatMap(({ replay }) => replay.answers);
  const sent = finished.flatMap(({ diaries }) => diaries.flatMap((diary) => [...diary.choices.values()]));
  const sentAgain = sent.reduce((sum, choice) => sum + Math.max(0, choice.sent - 1), 0);
  return [
    `${finished.length} games${more > 0 ? ` (${more} more than asked for, because of the kills)` : ''}`,
    `${kills} kills`,
    `${killsAtStart} of them during start-up`,
    `${cuts} cuts`,
    `${moves} moves`,
    `${answers.length} answers`,
    `${sentAgain} sent again`,
    `longest recovery ${Math.round(longestRecovery)} ms`,
    `start-up ${Math.round(Math.min(...startUps))} to ${Math.round(Math.max(...startUps))} ms`,
    `${Math.round(took / 1000)} s`,
  ].join(', ');
}
