// A table where honest people and bots play, and somebody with many identities tries to see more than is his.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import { type Proof, proof as proofSchema, type TableInfo, tableCreated } from '@posse/protocol';
import { planFor } from '../leaks/plans.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import { Cheater } from './cheater.ts';
import { HonestPlayers } from './honest-players.ts';
import { Person, type TableAddress } from './person.ts';
import { PLANNED_CHEATS } from './planned-cheats.ts';
import { tryRandomAction } from './random-actions.ts';
import { retryRequest } from './retry-request.ts';

/** A game that is over, and everybody who was there. */
export interface CheatedGame {
  readonly proof: Proof;
  readonly honest: readonly HonestPlayers[];
  readonly driver: Cheater;
}

/** Seconds for an answer, as few as there can be: who sleeps over one need not be waited for. */
const CLOCK = { answer: 5, bank: 0 };
const MOST_HONEST = 3;
/** Identities besides the one that may have a seat. */
const FEWEST = 2;
const MOST = 6;
/** All of it in milliseconds. */
const PATIENCE = 120_000;
const STANDS_STILL = 2500;

export class CheatedTable {
  readonly honest: readonly HonestPlayers[];
  readonly driver: Cheater;
  private readonly server: ServerUnderTest;
  private readonly random: Random;
  /** Has one of the driver's a seat at the deal? */
  private readonly plays: boolean;
  private readonly games: string[] = [];
  private isClosed = false;

  private constructor(server: ServerUnderTest, place: TableAddress, pass: string, seats: number) {
    const { random } = place;
    this.server = server;
    this.random = random;
    const isHost = below(random, 2) === 0;
    this.plays = below(random, 4) > 0;
    const people = 1 + below(random, Math.min(MOST_HONEST, seats - 2));
    const others = FEWEST + below(random, MOST - FEWEST + 1);
    this.honest = Array.from({ length: people }, (_, at) => {
      const name = `Honest ${at}`;
      return new HonestPlayers(place, new Person(place, name, at === 0 && !isHost ? pass : null));
    });
    // The host may be the one who plays, or one who only watches.
    const host = isHost ? below(random, 2) : -1;
    const all = Array.from(
      { length: 1 + others },
      (_, at) => new Person(place, `Spy ${at}`, at === host ? pass : null),
    );
    const strangers = (): readonly string[] => this.honest.map(({ person }) => person.you);
    this.driver = new Cheater(all, strangers, random);
  }

  static async open(server: ServerUnderTest, number: number, random: Random): Promise<CheatedTable> {
    const { game, plan } = planFor(number);
    const options = { bot: 'greenhorn', latecomers: number % 3 === 1, gallery: number % 3 === 2 };
    const body = JSON.stringify({ game, plan: { ...plan, ...options }, clock: CLOCK });
    const headers = { 'content-type': 'application/json' };
    const text = await retryRequest(() => fetch(`${server.address}/api/tables`, { method: 'POST', headers, body }));
    const { table, pass } = tableCreated.parse(JSON.parse(text));
    return new CheatedTable(server, { url: server.socket, table: table.code, random }, pass ?? '', table.seats.length);
  }

  /** Everybody goes home, wherever the game is. */
  close(): void {
    this.isClosed = true;
    for (const person of this.people) person.leaveForGood();
  }

  async play(): Promise<CheatedGame> {
    const id = await this.deal();
    this.games.unshift(id);
    const isOver = (): boolean => this.isClosed || this.people.some(({ client }) => client.proof?.game === id);
    await Promise.all([
      this.mischief(isOver),
      this.loseOne(isOver),
      this.watch(isOver, id),
      ...this.honest.map((one) => one.live(isOver, () => this.honest)),
    ]);
    must(!this.isClosed, () => `the table was closed in game ${id}`);
    const text = await retryRequest(() => fetch(`${this.server.address}/api/games/${id}/proof`));
    const proof = proofSchema.parse(JSON.parse(text));
    // Between two games too.
    const isEnough = performance.now() + 50;
    await this.mischief(() => performance.now() > isEnough);
    return { proof, honest: this.honest, driver: this.driver };
  }

  private get people(): readonly Person[] {
    return [...this.honest.map(({ person }) => person), ...this.driver.all];
  }

  private get table(): TableInfo | null {
    return this.people.find(({ isHere }) => isHere)?.client.table ?? null;
  }

  private get host(): Person | undefined {
    return this.people.find(({ you }) => you === this.table?.host);
  }

  /** Everybody comes to order: the honest sit, and one of the driver's at most. The id of the game that is dealt then. */
  private async deal(): Promise<string> {
    for (const end = performance.now() + PATIENCE; ; await pause(5)) {
      const { table } = this;
      const id = table?.phase === 'playing' ? table.gameId : null;
      if (id !== null && id !== this.games[0]) return id;
      must(performance.now() < end && !this.isClosed, () => `no game begins: ${this.standing()}`);
      if (await this.isInOrder()) await this.host?.does({ type: 'start' });
    }
  }

  /** One thing that is not as it should be is put right. */
  private async isInOrder(): Promise<boolean> {
    const { host, honest, driver, people, table } = this;
    for (const { guest } of table?.knocks ?? []) await host?.does({ type: 'pardon', guest });
    for (const person of people) {
      if (person.client.stoppedBecause?.code === 'sent-away') await host?.does({ type: 'pardon', guest: person.you });
      person.arrive();
    }
    if (!people.every(({ isHere }) => isHere)) return false;
    const player = this.plays ? driver.all[0] : undefined;
    for (const person of driver.all)
      if (person !== player && this.seatOf(person) !== null) await person.does({ type: 'leave' });
    const players = [...honest.map(({ person }) => person), ...(player === undefined ? [] : [player])];
    for (const person of players) {
      if (this.seatOf(person) === null && (await person.does({ type: 'sit' })) === 'no-free-seat')
        await this.makeRoom();
      await person.does({ type: 'ready', on: true });
    }
    const strays = driver.all.filter((person) => person !== player && this.seatOf(person) !== null);
    return strays.length === 0 && players.every((person) => this.seatOf(person) !== null);
  }

  private seatOf({ you, client }: Person): number | null {
    const seat = client.table?.seats.findIndex(({ guest }) => guest === you) ?? -1;
    return seat < 0 ? null : seat;
  }

  private async makeRoom(): Promise<void> {
    const guests = new Set(this.people.map(({ you }) => you));
    for (const [seat, { guest }] of (this.table?.seats ?? []).entries()) {
      if (guest !== null && !guests.has(guest)) await this.host?.does({ type: 'bot', seat });
      if (guest === null || !guests.has(guest)) await this.host?.does({ type: 'free', seat });
    }
  }

  private async mischief(isOver: () => boolean): Promise<void> {
    const { driver, random, games } = this;
    while (!isOver()) {
      driver.arrive();
      const trick = below(random, 12) === 0 ? driver.any(PLANNED_CHEATS) : undefined;
      await (trick ?? tryRandomAction)(driver, games.slice(0, 2));
      await pause(1 + below(random, 6));
    }
  }

  /** In a few games somebody honest loses all that they have, and the driver too would vouch for them: it is always too soon. */
  private async loseOne(isOver: () => boolean): Promise<void> {
    const { honest, driver, random } = this;
    const loser = honest.at(-1);
    if (loser === undefined || loser.lost !== null || honest.length < 2 || below(random, 2) > 0) return;
    await pause(100);
    const claimed = (agreed: readonly string[]): void => {
      const guest = loser.person.you;
      for (const person of driver.seated)
        if (!agreed.includes(person.you)) void person.does({ type: 'vouch', guest, on: true });
    };
    if (!isOver()) await loser.loseEverything(isOver, claimed);
  }

  /** No game stands still because the driver has paused it and gone; and every one of them ends. */
  private async watch(isOver: () => boolean, id: string): Promise<void> {
    let step = -1;
    let since = performance.now();
    for (const end = since + PATIENCE; !isOver(); await pause(25)) {
      must(performance.now() < end, () => `game ${id} does not end: ${this.standing()}`);
      must(!this.server.hasDied, () => `the server has died by itself: ${this.server.log.join('\n')}`);
      const now = Math.max(...this.people.map(({ client }) => (client.game?.id === id ? client.game.step : -1)));
      if (now !== step) since = performance.now();
      step = now;
      if (performance.now() - since < STANDS_STILL || !this.table?.paused) continue;
      this.host?.arrive();
      await this.host?.does({ type: 'pause', on: false });
    }
  }

  private standing(): string {
    const where = ({ name, client: { status, seat, game, stoppedBecause } }: Person): string =>
      `${name} is ${status} (${stoppedBecause?.code}) in seat ${seat} at step ${game?.step} of ${game?.id}, asked ${game?.view.asked}`;
    return `${this.people.map(where).join('; ')}; ${JSON.stringify(this.table)}`;
  }
}
