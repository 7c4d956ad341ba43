// The abuse trial: nonsense, lies and theft by the thousand, while others play. All of it is refused or cut off, and nobody else notices.

import { setTimeout as pause } from 'node:timers/promises';
import { health } from '@posse/protocol';
import { Attacker } from './abuse/attacker.ts';
import { IdleConnections } from './abuse/idle-connections.ts';
import { checkRateLimits } from './abuse/rate-limits.ts';
import { Tally } from './abuse/tally.ts';
import { VictimTable } from './abuse/victim-table.ts';
import { metric } from './metric.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest } from './stress-test.ts';

/** Where the peaceful players play. */
const TABLES = [
  ['card', 5],
  ['dice', 6],
] as const;
/** At the same time. */
const ATTACKERS = 8;
/** In a run as long as this there is time to wait until idle connections are cut off. */
const LONG_RUN = 50_000;
/** Bytes by which the second half may need more than the first. */
const MOST_GROWTH = 200e6;
/** Milliseconds that a peaceful player may wait for what comes of his answer. */
const LONGEST_WAIT = 5000;
/** Bots take a moment, so that attackers get theirs. Anybody may guess, but not many tables can be opened. */
const SETTINGS = {
  POSSE_PAUSE: '1-4',
  POSSE_MOMENT: '4-8',
  POSSE_LOOK_MS: '5',
  POSSE_GUESSES_PER_MINUTE: '1000000',
  POSSE_MAX_TABLES: '150',
  POSSE_NAME: 'posse.example',
};

export const abuse: StressTest = {
  name: 'abuse',
  inCluster: true,
  defaults: { messages: 3000 },
  async run({ messages = 0 }, { start }) {
    const server = await start(SETTINGS, 'nodes');
    const siege = new Siege(server);
    try {
      await siege.begin();
      return `${await siege.lay(messages)}; ${await checkRateLimits(start)}`;
    } catch (error) {
      // Whatever went wrong, a server that is down comes first. It takes a moment to be known.
      await pause(500);
      must(server.isAlive, () => `the server is down: ${server.log.join('\n')}`);
      throw error;
    } finally {
      siege.lift();
      await server.remove();
    }
  },
};

class Siege {
  private readonly server: ServerUnderTest;
  private readonly tally = new Tally();
  private readonly memory: Memory;
  private readonly peacefulTables: VictimTable[] = [];
  private readonly attackers: Attacker[] = [];
  private holdups: IdleConnections | null = null;
  private born = 0;
  private isLifted = false;

  constructor(server: ServerUnderTest) {
    this.server = server;
    this.memory = new Memory(server);
  }

  async begin(): Promise<void> {
    const { server, peacefulTables, attackers, tally } = this;
    this.born = await metric(server, 'process_start_time_seconds');
    for (const [game, seats] of TABLES) peacefulTables.push(await VictimTable.gather(server, game, seats));
    this.holdups = await IdleConnections.begin(server.address, peacefulTables[0]?.code ?? '');
    for (let number = 0; number < ATTACKERS; number++) {
      const prey = peacefulTables[number % peacefulTables.length] as VictimTable;
      attackers.push(await Attacker.prepare(server.address, prey, number, tally));
    }
  }

  /** So many messages in all; the peaceful players play on until the last of them, and to the end of their game. */
  async lay(messages: number): Promise<string> {
    const { tally, memory, peacefulTables, attackers, holdups } = this;
    const keepOn = async (attacker: Attacker): Promise<void> => {
      while (tally.messages < messages && !this.isLifted) await attacker.attack();
    };
    await Promise.all([...attackers.map(keepOn), memory.watch(() => (this.isLifted ? 1 : tally.messages / messages))]);
    if (messages >= LONG_RUN) await holdups?.end();
    for (const peacefulTable of peacefulTables) await peacefulTable.finish();
    await checkServer(this.server, this.born);
    const held = `${holdups?.count} held the line`;
    return [tally.figures, held, memory.check(), ...peacefulTables.map(checked)].join('; ');
  }

  /** Everybody goes home. */
  lift(): void {
    this.isLifted = true;
    for (const attacker of this.attackers) attacker.close();
    for (const peacefulTable of this.peacefulTables) peacefulTable.leave();
    this.holdups?.letGo();
  }
}

async function checkServer(server: ServerUnderTest, born: number): Promise<void> {
  must(server.log.length === 0, () => `the server has noted errors: ${server.log.slice(0, 20).join('\n')}`);
  const reborn = await metric(server, 'process_start_time_seconds');
  must(reborn === born, () => 'the server was started anew');
  const { status } = health.parse(await (await fetch(`${server.address}/healthz`)).json());
  must(status === 'ok', () => `the server is ${status}`);
}

function checked({ game, games, answers, longestWait }: VictimTable): string {
  must(games > 0, () => `the peaceful players have not ended a single ${game} game`);
  must(longestWait < LONGEST_WAIT, () => `somebody at the ${game} table waited ${Math.round(longestWait)} ms`);
  return `peaceful players: ${games} ${game} games, ${answers} answers, longest wait ${Math.round(longestWait)} ms`;
}

/** How much memory the server needs, by half of the trial. */
class Memory {
  private readonly server: ServerUnderTest;
  private readonly halves: [number, number] = [0, 0];

  constructor(server: ServerUnderTest) {
    this.server = server;
  }

  /** Until all of it is done. */
  async watch(done: () => number): Promise<void> {
    while (done() < 1) {
      await this.note(done() < 0.5 ? 0 : 1);
      await pause(250);
    }
    await this.note(1);
  }

  private async note(half: 0 | 1): Promise<void> {
    this.halves[half] = Math.max(this.halves[half], await metric(this.server, 'process_resident_memory_bytes'));
  }

  check(): string {
    const [first, second] = this.halves;
    const told = `memory ${megabytes(first)} MB at most in the first half, ${megabytes(second)} MB in the second`;
    must(second - first < MOST_GROWTH, () => `the server needs more and more: ${told}`);
    return told;
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
