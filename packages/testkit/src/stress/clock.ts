// Stress test: the clock of the machine jumps by minutes and by decades.
// The server runs or is off meanwhile. No table, chat line or time bank may be lost, nobody may be logged out or
// count as absent, and no living player may read the chat of eliminated ones.

import { below, randomFrom } from '@posse/engine';
import type { ChatLineInfo } from '@posse/protocol';
import { type ClockGuest, until } from './clock/clock-guest.ts';
import { ClockServer } from './clock/clock-server.ts';
import { ClockTable } from './clock/clock-table.ts';
import { FakeClocks } from './clock/settable-clocks.ts';
import { must, type StressTest } from './stress-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const JUMPS = [
  2 * MINUTE,
  20 * MINUTE,
  HOUR + MINUTE,
  3 * HOUR,
  25 * HOUR,
  8 * DAY,
  40 * DAY,
  YEAR,
  10 * YEAR,
  50 * YEAR,
];
/** The maximum time of a sweep in real time, which the test does not change. */
const MAX_SWEEP_MS = 60_000;
/** The interval of jumps of which one happens while the server is off. */
const JUMPS_FOR_A_RESTART = 4;
/** The number of players' answers after each jump, at a table whose game goes on. */
const ANSWERS_AFTER_A_JUMP = 2;

export const clock: StressTest = {
  name: 'clock',
  inCluster: true,
  defaults: { jumps: 12 },
  async run({ jumps = 0 }, { isCluster }) {
    const time = new FakeClocks();
    const uninstall = time.install();
    const server = await ClockServer.open(time, isCluster);
    try {
      return await Promise.race([played(server, time, jumps), server.ended]);
    } finally {
      uninstall();
      await server.remove();
    }
  },
};

async function played(server: ClockServer, time: FakeClocks, jumps: number): Promise<string> {
  const evening = await Evening.begin(server, time);
  const random = randomFrom('clock');
  let restarts = 0;
  for (let jump = 0; jump < jumps; jump++) {
    const size = JUMPS[below(random, JUMPS.length)] as number;
    // A quarter of the jumps set the clock back to the right time.
    const ahead = below(random, 4) === 0 ? 0 : below(random, 2) === 0 ? size : -size;
    const isOff = jump % JUMPS_FOR_A_RESTART === JUMPS_FOR_A_RESTART - 1;
    if (isOff) restarts++;
    await evening.jump(ahead, isOff);
  }
  const figures = await evening.end();
  return `${jumps} jumps of the clock, ${restarts} of them while the server was off, at ${figures}`;
}

class Evening {
  private readonly server: ClockServer;
  private readonly time: FakeClocks;
  /** A table with a finished game and chat, closed before the first jump. */
  private readonly closed: ClockTable;
  private readonly played: readonly ClockTable[];
  /** A table with a running game without connected players. */
  private readonly left: ClockTable;
  /** A table with a game in which one of the two players is eliminated. */
  private readonly halfDead: ClockTable;
  private readonly dead: ClockGuest;
  private readonly living: ClockGuest;
  private readonly oldGame: string;
  private looks = 0;

  private constructor(
    server: ClockServer,
    time: FakeClocks,
    [closed, left, halfDead, ...played]: readonly ClockTable[],
    [dead, living]: readonly [ClockGuest, ClockGuest],
    oldGame: string,
  ) {
    this.server = server;
    this.time = time;
    this.closed = closed as ClockTable;
    this.left = left as ClockTable;
    this.halfDead = halfDead as ClockTable;
    this.played = played;
    this.dead = dead;
    this.living = living;
    this.oldGame = oldGame;
  }

  static async begin(server: ClockServer, time: FakeClocks): Promise<Evening> {
    const closed = await ClockTable.open(server, 'dice');
    const [host] = closed.people;
    host.say('table', 'Good old times.');
    const oldGame = closed.game;
    await until(() => closed.game !== oldGame, 'the end of a game');
    closed.leave();
    await until(() => closed.people.every(({ client }) => client.status === 'stopped'), 'that everybody has left');
    // A table is closed by being swept after three hours without players.
    for (const end = performance.now() + MAX_SWEEP_MS; ; ) {
      time.pass(3 * HOUR);
      await server.tidy();
      const { status } = await server.get(`/api/tables/${closed.code}`);
      if (status === 404) break;
      must(performance.now() < end, () => `a table that everybody has left is not swept: ${status}`);
    }
    const left = await ClockTable.open(server, 'card');
    left.wait();
    left.leave();
    const halfDead = await ClockTable.open(server, 'card');
    const two = await halfDead.pauseWhenOut();
    const played = [await ClockTable.open(server, 'card'), await ClockTable.open(server, 'dice')];
    return new Evening(server, time, [closed, left, halfDead, ...played], two, oldGame);
  }

  /** Sets the clock, runs the server's periodic tasks, lets players answer and chat, and checks everything. */
  async jump(ahead: number, isOff: boolean): Promise<void> {
    for (const table of this.played) table.wait();
    if (isOff) {
      await this.server.stop();
      this.time.ahead = ahead;
      await this.server.start();
    } else this.time.ahead = ahead;
    await this.server.tidy();
    for (const table of [...this.played, this.halfDead]) await table.areBack();
    for (const table of this.played) await this.goOn(table);
    this.dead.say('gallery', `He is the Renegade, said at ${ahead}.`);
    await this.check();
    this.looks++;
  }

  private async goOn(table: ClockTable): Promise<void> {
    await table.check();
    const { answers } = table;
    for (const person of table.people) person.say('table', `Howdy for the ${this.looks}th time.`);
    table.goOn();
    await until(() => table.answers >= answers + ANSWERS_AFTER_A_JUMP, 'that people play on');
    await table.check();
  }

  private async check(): Promise<void> {
    await this.halfDead.check();
    await this.left.checkFromAfar();
    const { status } = await this.server.get(`/api/games/${this.oldGame}`);
    must(status === 200, () => `the game of the table that was closed today is gone: ${status}`);
    const shown = (await this.living.look()).lines.filter(isOfTheDead);
    const heard = this.living.client.lines.filter(isOfTheDead);
    must(
      shown.length + heard.length === 0,
      () => `a living player reads in the gallery: ${shown[0]?.text ?? heard[0]?.text}`,
    );
    const { length } = (await this.dead.look()).lines.filter(isOfTheDead);
    must(length > 0, () => 'the dead have lost what they have said');
  }

  /** Checks that all chat lines are kept, and that old data is deleted once its retention has really passed. */
  async end(): Promise<string> {
    const tables = [this.closed, this.left, this.halfDead, ...this.played];
    for (const table of tables) table.leave();
    await this.server.stop();
    const lines = await this.lines(tables);
    await this.server.start();
    this.time.pass(2 * DAY);
    await this.server.tidy();
    const { status } = await this.server.get(`/api/games/${this.oldGame}`);
    must(status === 404, () => 'what is two days old is kept, though a day is enough');
    const answers = this.played.reduce((sum, table) => sum + table.answers, 0);
    return `${tables.length} tables: ${answers} answers of people and ${lines} lines, 0 tables, lines or banks lost, 0 logged out, 0 shown the gallery`;
  }

  /** The number of chat lines. */
  private async lines(tables: readonly ClockTable[]): Promise<number> {
    const store = await this.server.openStore();
    try {
      let count = 0;
      for (const { code, people } of tables) {
        must((await store.table(code)) !== null, () => `table ${code} is gone`);
        const kept = (await store.lines(code, 1_000_000)).map(({ text }) => text);
        for (const text of people.flatMap(({ said }) => said)) {
          must(kept.includes(text), () => `"${text}" was said at table ${code}, and is not kept`);
          count++;
        }
      }
      return count;
    } finally {
      await store.close();
    }
  }
}

const isOfTheDead = ({ channel }: ChatLineInfo): boolean => channel === 'gallery';
