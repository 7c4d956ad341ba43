// Stress test: nodes of a cluster are killed, frozen, stopped and disconnected during games.
// Nothing that was shown may be lost or duplicated, every game must end, and nobody may wait for long.

import { fileURLToPath } from 'node:url';
import { ChaosState } from './chaos/chaos-state.ts';
import { checkGame } from './chaos/check-game.ts';
import { checkStore } from './chaos/check-store.ts';
import { Disruptor } from './chaos/disruptor.ts';
import { type Finished, PlayedTable } from './chaos/played-table.ts';
import { checkDatabase, DeadNodes, type Findings } from './cluster/check-database.ts';
import { ClusterServer } from './cluster/cluster-server.ts';
import { ClusterSetup, type NodeRelays } from './cluster/cluster-setup.ts';
import { DatabaseClock } from './cluster/database-clock.ts';
import { disrupt, KINDS, type Kind, REDUNDANT_KINDS } from './cluster/disruptions.ts';
import { FAULTS } from './cluster/planted-server-faults.ts';
import { Relays } from './cluster/relay-control.ts';
import { must, type StressTest, StressTestFailed } from './stress-test.ts';

const GAMES_AT_A_TABLE = 2;
/** The maximum pause of players and bots, in milliseconds, so that they do not keep two cores busy by themselves. */
const MAX_THINK_MS = 250;
/**
 * The settings of the nodes. The reveal timeout is so long that no shuffle is aborted, even if a disruption holds up a
 * contribution.
 */
const SETTINGS = { POSSE_PAUSE: '30-90', POSSE_MOMENT: '60-120', POSSE_REVEAL_MS: '300000' };
/** The level of bots. Legends think so long that a stall would not be noticed. */
const BOT = 'deputy';
/** The longest pause between two cut connections, in milliseconds. */
const MAX_CUT_PAUSE_MS = 1500;
/** The number of disruptions after which a pause without one is measured for comparison. */
const DISRUPTIONS_BETWEEN_PAUSES = 4;
const POLL_MS = 150;
/** The maximum stall: twice the duration of the longest disruption. */
const MAX_STALL_MS = 120_000;

/** The name that chooses all kinds of disruptions for a cluster that loses no service. */
const REDUNDANT = 'redundant';

export const cluster: StressTest = {
  name: 'cluster',
  needs: ['postgres', 'nats', 'haproxy'],
  defaults: { blows: 6, tables: 6, seconds: 3600 },
  choices: { kind: [...KINDS, ...REDUNDANT_KINDS, REDUNDANT], fault: Object.keys(FAULTS) },
  async run({ blows = 0, tables = 0, seconds = 0 }, { choose }) {
    const clock = DatabaseClock.made();
    const fault = choose('fault');
    const isRedundant = kindsChosen(choose('kind')).some((kind) => REDUNDANT_KINDS.includes(kind));
    const relays = new Relays();
    const ways: NodeRelays[] = [];
    const server = await ClusterServer.start(
      { ...SETTINGS, ...(fault !== null && { STRESS_FAULT: fault }) },
      {
        nodeArgs: ['--import', fileURLToPath(new URL('./cluster/fault-loader.ts', import.meta.url))],
        postgresEnv: typeof clock === 'string' ? {} : clock.env,
        isRedundant,
        async ways(place, postgres, nats) {
          const way = { store: await relays.open(postgres), bus: await relays.open(nats) };
          ways[place] = way;
          return { store: way.store.port, bus: way.bus.port };
        },
      },
    );
    const setup = new ClusterSetup(server, new ChaosState(server), ways, typeof clock === 'string' ? null : clock);
    const evening = new Evening(setup, kindsFor(setup, choose('kind')), seconds);
    try {
      const findings = await evening.hold(blows, tables);
      return figures(evening, findings, typeof clock === 'string' ? clock : null);
    } catch (error) {
      if (!(error instanceof StressTestFailed)) throw error;
      throw new StressTestFailed([error.message, ...server.log.slice(-40)].join('\n'));
    } finally {
      for (const person of setup.state.people) person.stop();
      await server.remove();
      await relays.close();
      if (typeof clock !== 'string') clock.remove();
    }
  },
};

function kindsChosen(chosen: string | null): readonly Kind[] {
  if (chosen === null) return KINDS;
  return chosen === REDUNDANT ? REDUNDANT_KINDS : [...KINDS, ...REDUNDANT_KINDS].filter((kind) => kind === chosen);
}

function kindsFor({ clock }: ClusterSetup, chosen: string | null): readonly Kind[] {
  const all = kindsChosen(chosen).filter((kind) => kind !== 'clock' || clock !== null);
  must(all.length > 0, () => 'the clock of the database can’t be set here: that needs Linux and a C compiler');
  return all;
}

class Evening {
  readonly blows = new Map<Kind, number>();
  /** Milliseconds without a service, by kind of disruption. */
  readonly away = new Map<Kind, number[]>();
  readonly finished: Finished[] = [];
  readonly begun = performance.now();
  readonly setup: ClusterSetup;
  readonly kinds: readonly Kind[];
  readonly deadNodes: DeadNodes;
  /** The time after which no disruption starts. */
  private end: number;
  private tables = 0;
  private isOver = false;

  constructor(setup: ClusterSetup, kinds: readonly Kind[], seconds: number) {
    this.setup = setup;
    this.kinds = kinds;
    this.deadNodes = new DeadNodes(setup.server.town);
    this.end = performance.now() + seconds * 1000;
  }

  async hold(blows: number, tables: number): Promise<Findings> {
    const { setup } = this;
    const { server, state } = setup;
    const disruptor = new Disruptor(state, 0, 0);
    const played = Promise.all(Array.from({ length: tables }, (_, place) => this.playOn(place % 2 === 1)));
    let isPlayed = false;
    void played
      .catch(() => undefined)
      .then(() => {
        isPlayed = true;
      });
    await state.whole([
      played,
      this.disruptAll(blows, tables),
      this.watch(() => isPlayed),
      disruptor.cutLines(() => isPlayed, MAX_CUT_PAUSE_MS),
    ]);
    await this.deadNodes.look();
    this.deadNodes.check();
    const code = await server.stop();
    must(code === 0, () => `the nodes did not stop as they should: exit code ${code}`);
    await checkStore(server, this.finished);
    const store = await server.openStore();
    try {
      return await checkDatabase(server.town, store);
    } finally {
      await store.close();
      await this.deadNodes.end();
    }
  }

  /** Plays on. At half of the tables the players connect to any node, instead of the one that has their table. */
  private async playOn(areStrays: boolean): Promise<void> {
    const { state, stalls } = this.setup;
    while (!this.isOver) {
      const shown = (place: number): void => stalls.shown(table, place);
      const table: PlayedTable = await PlayedTable.open(state, this.tables++, {
        bot: BOT,
        thinks: MAX_THINK_MS,
        areStrays,
        shown,
      });
      for (let game = 0; game < GAMES_AT_A_TABLE && (game === 0 || !this.isOver); game++) {
        const one = table.play();
        stalls.tables.add(table);
        this.finished.push(checked(await one));
      }
      stalls.close(table);
      table.close();
    }
  }

  private async disruptAll(blows: number, tables: number): Promise<void> {
    const { setup, kinds } = this;
    const isPlaying = (): boolean => setup.tables.filter(({ people }) => people[0]?.game != null).length >= tables;
    const end = performance.now() + MAX_STALL_MS;
    await setup.state.until(() => {
      must(performance.now() < end, () => `not all tables begin to play: ${setup.state.waiting().join('; ')}`);
      return isPlaying();
    });
    // After Ctrl-C the games are played to their end, and the report covers what has happened.
    process.once('SIGINT', () => {
      this.end = 0;
    });
    for (let blow = 0; blow < blows && performance.now() < this.end; blow++) {
      if (blow % DISRUPTIONS_BETWEEN_PAUSES === 0) await disrupt(setup, 'none');
      const kind = kinds[blow % kinds.length] as Kind;
      this.away.set(kind, [...(this.away.get(kind) ?? []), await disrupt(setup, kind)]);
      this.blows.set(kind, (this.blows.get(kind) ?? 0) + 1);
      await setup.between(0, 1000);
    }
    this.isOver = true;
  }

  private async watch(isPlayed: () => boolean): Promise<void> {
    const { server, state } = this.setup;
    let { answers } = state;
    let movedAt = performance.now();
    while (!isPlayed()) {
      await state.pause(POLL_MS);
      if (state.answers !== answers) movedAt = performance.now();
      ({ answers } = state);
      must(performance.now() - movedAt < MAX_STALL_MS, () => `nothing happens any more: ${state.waiting().join('; ')}`);
      must(!server.hasDied, () => 'a process of the cluster has ended by itself');
      await this.deadNodes.look();
    }
  }
}

function checked(game: Finished): Finished {
  checkGame(game);
  return game;
}

function figures(evening: Evening, { games, answers, moves }: Findings, unset: string | null): string {
  const { setup, blows, finished, deadNodes, begun, kinds } = evening;
  const { server } = setup;
  const count = [...blows.values()].reduce((sum, one) => sum + one, 0);
  const all = [
    `${count} blows, ${finished.length} games, ${answers} answers of ${games} games in the database, 0 lost or doubled`,
    `${moves} times a game went on at another node`,
    `${deadNodes.count} nodes were declared dead, ${server.fenced} of them found out`,
    `${Math.round((performance.now() - begun) / 1000)} s`,
  ].join(', ');
  const struck = kinds.filter((kind) => blows.has(kind));
  const rows = (['none', ...struck] as const).map((kind) => row(evening, kind));
  return [all, ...rows, ...(unset === null ? [] : [`The database's clock was not set. ${unset}`])].join('\n');
}

function row({ setup, blows, away }: Evening, kind: Kind): string {
  const { p50, p90, p99, count } = setup.stalls.figures(kind);
  const seconds = (value: number): string => `${value.toFixed(2)} s`.padStart(8);
  const times = blows.has(kind) ? `${blows.get(kind)} times` : '';
  const gone = (away.get(kind) ?? []).toSorted((one, other) => one - other);
  const longest = (gone.at(-1) ?? 0) / 1000;
  const median = (gone[Math.floor(gone.length / 2)] ?? 0) / 1000;
  const service = longest > 0 ? `, beyond ${seconds(median)} (at most ${seconds(longest)}) without the service` : '';
  return `  ${kind.padEnd(16)}${times.padStart(10)}  standstill p50 ${seconds(p50)}, p90 ${seconds(p90)}, p99 ${seconds(p99)} of ${count}${service}`;
}
