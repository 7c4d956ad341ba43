// Stress test: attackers send thousands of malformed and forbidden messages while others play.
// The server refuses all of them or closes the connection, and the other players notice nothing.

import { setTimeout as pause } from 'node:timers/promises';
import { health } from '@posse/protocol';
import { Tally } from './abuse/attack-tally.ts';
import { Attacker } from './abuse/attacker.ts';
import { checkRateLimits } from './abuse/check-rate-limits.ts';
import { IdleConnections } from './abuse/idle-connections.ts';
import { VictimTable } from './abuse/victim-table.ts';
import { metric } from './server-metric.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must, type StressTest } from './stress-test.ts';

/** The tables of players who must notice nothing. */
const TABLES = [
  ['card', 5],
  ['dice', 6],
] as const;
/** The number of attackers that run in parallel. */
const ATTACKERS = 8;
/** The number of messages from which a run also waits until the server closes idle connections. */
const LONG_RUN_MESSAGES = 50_000;
/** How many bytes of memory the second half of a run may need beyond the first. */
const MAX_GROWTH_BYTES = 200e6;
/** How long a player may wait for the outcome of an answer. */
const MAX_WAIT_MS = 5000;
/** Bots pause, so that attackers get processor time. Guesses are not limited, but the number of tables is. */
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
      return `${await siege.run(messages)}; ${await checkRateLimits(start)}`;
    } catch (error) {
      // A crash of the server explains every other failure, so it is reported first. It shows with a delay.
      await pause(500);
      must(server.isAlive, () => `the server is down: ${server.log.join('\n')}`);
      throw error;
    } finally {
      siege.end();
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
      const target = peacefulTables[number % peacefulTables.length] as VictimTable;
      attackers.push(await Attacker.prepare(server.address, target, number, tally));
    }
  }

  /** Sends this many messages. The other players go on until the last of them, and then finish their game. */
  async run(messages: number): Promise<string> {
    const { tally, memory, peacefulTables, attackers, holdups } = this;
    const keepOn = async (attacker: Attacker): Promise<void> => {
      while (tally.messages < messages && !this.isLifted) await attacker.attack();
    };
    await Promise.all([...attackers.map(keepOn), memory.watch(() => (this.isLifted ? 1 : tally.messages / messages))]);
    if (messages >= LONG_RUN_MESSAGES) await holdups?.end();
    for (const peacefulTable of peacefulTables) await peacefulTable.finish();
    await checkServer(this.server, this.born);
    const held = `${holdups?.count} held the line`;
    return [tally.figures, held, memory.check(), ...peacefulTables.map(checked)].join('; ');
  }

  /** Closes all connections. */
  end(): void {
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

function checked({ game, games, answers, maxWaitMs }: VictimTable): string {
  must(games > 0, () => `the peaceful players have not ended a single ${game} game`);
  must(maxWaitMs < MAX_WAIT_MS, () => `somebody at the ${game} table waited ${Math.round(maxWaitMs)} ms`);
  return `peaceful players: ${games} ${game} games, ${answers} answers, longest wait ${Math.round(maxWaitMs)} ms`;
}

/** Samples the server's memory, for each half of the run. */
class Memory {
  private readonly server: ServerUnderTest;
  private readonly halves: [number, number] = [0, 0];

  constructor(server: ServerUnderTest) {
    this.server = server;
  }

  /** Samples until all messages are sent. */
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
    must(second - first < MAX_GROWTH_BYTES, () => `the server needs more and more: ${told}`);
    return told;
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
