// A table where one player reloads at each question.
// The others press "Let a bot play" meanwhile.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import { type Proof, proof as proofSchema, tableCreated } from '@posse/protocol';
import { planFor } from '../leaks/recorded-table-setups.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import { retryRequest } from './retry-over-restart.ts';
import { Person, type TableAddress } from './table-person.ts';

/** A clock with which nobody times out, even on a busy machine. */
const CLOCK = { answer: 60, bank: 60 };
/** How long a page takes to reload. */
const RELOAD_MS = 1000;
const PRESS_EVERY_MS = 100;
const MAX_GAME_MS = 300_000;

export class ReloadTable {
  /** The number of reloads, and how often others have pressed the button meanwhile. */
  reloads = 0;
  presses = 0;
  private readonly server: ServerUnderTest;
  private readonly random: Random;
  private readonly victim: Person;
  private readonly others: readonly Person[];
  private isClosed = false;
  private isReloading = false;

  private constructor(server: ServerUnderTest, place: TableAddress, pass: string) {
    this.server = server;
    this.random = place.random;
    this.others = [new Person(place, 'Host', pass), new Person(place, 'Other')];
    this.victim = new Person(place, 'Reloads');
    this.victim.isIdle = true;
  }

  static async open(server: ServerUnderTest, number: number, random: Random): Promise<ReloadTable> {
    const { game, plan } = planFor(number);
    const body = JSON.stringify({ game, plan: { ...plan, bot: 'greenhorn', latecomers: false }, clock: CLOCK });
    const headers = { 'content-type': 'application/json' };
    const text = await retryRequest(() => fetch(`${server.address}/api/tables`, { method: 'POST', headers, body }));
    const { table, pass } = tableCreated.parse(JSON.parse(text));
    return new ReloadTable(server, { url: server.socket, table: table.code, random }, pass ?? '');
  }

  close(): void {
    this.isClosed = true;
    for (const person of this.people) person.leaveForGood();
  }

  /** Plays one game. Throws StressTestFailed if a bot gave an answer of the player who reloads. */
  async play(): Promise<void> {
    const { victim } = this;
    const id = await this.deal();
    const seat = victim.client.seat ?? -1;
    const end = performance.now() + MAX_GAME_MS;
    const isOver = (): boolean => this.isClosed || this.others.some(({ client }) => client.proof?.game === id);
    const watched = async (): Promise<void> => {
      for (; !isOver(); await pause(25)) {
        must(performance.now() < end, () => `game ${id} does not end: ${JSON.stringify(this.others[0]?.client.table)}`);
        const isAway = this.others.some(({ client }) => client.table?.seats[seat]?.away === true);
        must(!isAway, () => `in game ${id} a bot plays for somebody who only reloads`);
      }
    };
    await Promise.all([watched(), this.reload(isOver), ...this.others.map((one) => this.press(one, seat, isOver))]);
    must(!this.isClosed, () => `the table was closed in game ${id}`);
    const { replay } = await this.proofOf(id);
    const byBots = replay.answers.flatMap((answer, number) =>
      answer.seat === seat ? (replay.bots?.[number] ?? []) : [],
    );
    must(byBots.length === 0, () => `in game ${id} bots gave ${byBots.length} answers of somebody who only reloads`);
  }

  private get people(): readonly Person[] {
    return [...this.others, this.victim];
  }

  private async deal(): Promise<string> {
    const { people } = this;
    const [host] = this.others;
    const before = host?.client.table?.gameId ?? null;
    for (const end = performance.now() + MAX_GAME_MS; ; await pause(20)) {
      must(performance.now() < end && !this.isClosed, () => 'no game begins where somebody reloads');
      const table = host?.client.table ?? null;
      const id = table?.phase === 'playing' ? table.gameId : null;
      if (id !== null && id !== before && people.every(({ client }) => client.game?.id === id)) return id;
      if (id !== null || !people.every(({ isHere }) => isHere)) continue;
      for (const person of people) {
        if (person.client.seat === null) await person.does({ type: 'sit' });
        await person.does({ type: 'ready', on: true });
      }
      if (people.every(({ client }) => client.seat !== null)) await host?.does({ type: 'start' });
    }
  }

  /** Disconnects for a second at each question, and answers then. */
  private async reload(isOver: () => boolean): Promise<void> {
    const { victim, random } = this;
    for (let last = ''; !isOver(); await pause(5)) {
      const { game, seat } = victim.client;
      if (game === null || game.view.asked !== seat || game.view.options.length === 0) continue;
      if (last !== `${game.id} ${game.step}`) {
        last = `${game.id} ${game.step}`;
        this.isReloading = true;
        victim.leaveForGood();
        await pause(RELOAD_MS);
        this.isReloading = false;
        this.reloads++;
        victim.arrive();
      } else if (victim.isHere) {
        victim.client.answer(below(random, game.view.options.length));
        await pause(20);
      }
    }
    victim.arrive();
  }

  /** Presses the button; the host also uses the menu. */
  private async press(person: Person, seat: number, isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(PRESS_EVERY_MS)) {
      const wasReloading = this.isReloading;
      const isHost = person === this.others[0] && below(this.random, 2) === 0;
      const refusal = await person.does({ type: isHost ? 'bot' : 'bot-plays', seat });
      if (refusal === 'not-now' && wasReloading && this.isReloading) this.presses++;
    }
  }

  private async proofOf(id: string): Promise<Proof> {
    const text = await retryRequest(() => fetch(`${this.server.address}/api/games/${id}/proof`));
    return proofSchema.parse(JSON.parse(text));
  }
}
