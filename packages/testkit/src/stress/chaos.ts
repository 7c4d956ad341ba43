// Stress test: games go on while the server is killed and connections are cut.
// Nothing that was shown to a player may be lost, and every game must end.

import { ChaosState } from './chaos/chaos-state.ts';
import { checkGame } from './chaos/check-game.ts';
import { checkStore } from './chaos/check-store.ts';
import { Disruptor } from './chaos/disruptor.ts';
import { type Finished, PlayedTable } from './chaos/played-table.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest } from './stress-test.ts';

const TABLES_AT_ONCE = 12;
const GAMES_AT_A_TABLE = 2;
/** A low estimate of the answers in a game. The kills are spread over this many for each game. */
const ANSWERS_OF_A_GAME = 100;
/** If no table shows an answer for this long, the test fails. */
const MAX_STALL_MS = 30_000;

export const chaos: StressTest = {
  name: 'chaos',
  inCluster: true,
  defaults: { games: 8, kills: 5 },
  async run({ games = 0, kills = 0 }, { start }) {
    const begun = performance.now();
    const server = await start();
    const { disruptor, finished } = await playWithDisruptions(server, games, kills, true);
    return figures(server, disruptor, finished, games, performance.now() - begun);
  },
};

export interface ChaosSettings {
  readonly disruptor: Disruptor;
  readonly finished: readonly Finished[];
}

/**
 * Plays games on a server while it is killed, and optionally connections are cut; then removes the server. Throws
 * StressTestFailed if a finished game differs from what players saw.
 */
export async function playWithDisruptions(
  server: ServerUnderTest,
  games: number,
  kills: number,
  cutsLines: boolean,
): Promise<ChaosSettings> {
  const chaosState = new ChaosState(server);
  const disruptor = new Disruptor(chaosState, kills, games * ANSWERS_OF_A_GAME);
  try {
    const finished = await playAll(chaosState, disruptor, games, cutsLines);
    const code = await server.stop();
    must(code === 0, () => `the server did not stop as it should: exit code ${code}`);
    must(server.log.length === 0, () => `the server's log is not empty:\n${server.log.join('\n')}`);
    await checkStore(server, finished);
    return { disruptor, finished };
  } finally {
    for (const person of chaosState.people) person.stop();
    await server.remove();
  }
}

/** Plays this many games, and more until all kills are done. */
async function playAll(
  chaosState: ChaosState,
  disruptor: Disruptor,
  games: number,
  cutsLines: boolean,
): Promise<readonly Finished[]> {
  const finished: Finished[] = [];
  let begun = 0;
  let tables = 0;
  const isEnough = (): boolean => begun >= games && disruptor.isOver;
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
  const cuts = cutsLines ? disruptor.cutLines(() => isOver) : null;
  await chaosState.whole([
    all,
    disruptor.killServer(),
    watch(chaosState, () => isOver),
    ...(cuts === null ? [] : [cuts]),
  ]);
  return finished;
}

/** Throws if no game makes progress, or if the server dies by itself. */
export async function watch(chaosState: ChaosState, isOver: () => boolean): Promise<void> {
  const { server } = chaosState;
  let { answers } = chaosState;
  let { lives } = server;
  let movedAt = performance.now();
  while (!isOver()) {
    await chaosState.pause(100);
    // On a busy machine each start is slow, and several may follow each other.
    if (chaosState.answers !== answers || server.lives !== lives) movedAt = performance.now();
    ({ answers } = chaosState);
    ({ lives } = server);
    must(!server.hasDied, () => `the server has died by itself: ${server.log.join('\n') || 'it wrote nothing'}`);
    must(
      performance.now() - movedAt < MAX_STALL_MS,
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
  const sent = finished.flatMap(({ records }) => records.flatMap((record) => [...record.choices.values()]));
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
