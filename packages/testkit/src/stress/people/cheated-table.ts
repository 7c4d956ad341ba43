// A table with honest players, bots, and a cheater with many identities.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import { type Proof, proof as proofSchema, type TableInfo, tableCreated } from '@posse/protocol';
import { planFor } from '../leaks/recorded-table-setups.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import { Cheater } from './cheater.ts';
import { HonestPlayers } from './honest-players.ts';
import { PLANNED_CHEATS } from './planned-cheats.ts';
import { tryRandomAction } from './random-actions.ts';
import { retryRequest } from './retry-over-restart.ts';
import { Person, type TableAddress } from './table-person.ts';

/** A finished game, with everybody who took part. */
export interface CheatedGame {
  readonly proof: Proof;
  readonly honest: readonly HonestPlayers[];
  readonly cheater: Cheater;
}

/** A clock with the shortest possible time for an answer, so that idle players hold up nobody. */
const CLOCK = { answer: 5, bank: 0 };
const MAX_HONEST = 3;
/** The minimum number of the cheater's identities besides the one that may have a seat. */
const MIN_IDENTITIES = 2;
const MAX_IDENTITIES = 6;
/** The maximum wait in milliseconds. */
const TIMEOUT_MS = 120_000;
const MAX_STALL_MS = 2500;

export class CheatedTable {
  readonly honest: readonly HonestPlayers[];
  readonly cheater: Cheater;
  private readonly server: ServerUnderTest;
  private readonly random: Random;
  /** Whether an identity of the cheater has a seat at the deal. */
  private readonly plays: boolean;
  private readonly packs: readonly object[];
  private readonly games: string[] = [];
  private isClosed = false;

  private constructor(
    server: ServerUnderTest,
    place: TableAddress,
    pass: string,
    seats: number,
    packs: readonly object[],
  ) {
    const { random } = place;
    this.packs = packs;
    this.server = server;
    this.random = random;
    const isHost = below(random, 2) === 0;
    this.plays = below(random, 4) > 0;
    const people = 1 + below(random, Math.min(MAX_HONEST, seats - 2));
    const others = MIN_IDENTITIES + below(random, MAX_IDENTITIES - MIN_IDENTITIES + 1);
    this.honest = Array.from({ length: people }, (_, at) => {
      const name = `Honest ${at}`;
      return new HonestPlayers(place, new Person(place, name, at === 0 && !isHost ? pass : null));
    });
    // The host may be the identity that plays, or one that only watches.
    const host = isHost ? below(random, 2) : -1;
    const all = Array.from(
      { length: 1 + others },
      (_, at) => new Person(place, `Spy ${at}`, at === host ? pass : null),
    );
    const otherPeople = (): readonly string[] => this.honest.map(({ person }) => person.you);
    this.cheater = new Cheater(all, otherPeople, random);
  }

  static async open(server: ServerUnderTest, number: number, random: Random): Promise<CheatedTable> {
    const { game, plan, packs } = planFor(number);
    const latecomers = number % 3 === 1;
    // With latecomers no hands are open.
    const options = {
      bot: 'greenhorn',
      latecomers,
      gallery: number % 3 === 2,
      ...(latecomers && { openHands: false }),
    };
    const body = JSON.stringify({ game, plan: { ...plan, ...options }, clock: CLOCK });
    const headers = { 'content-type': 'application/json' };
    const text = await retryRequest(() => fetch(`${server.address}/api/tables`, { method: 'POST', headers, body }));
    const { table, pass } = tableCreated.parse(JSON.parse(text));
    const place = { url: server.socket, table: table.code, random };
    return new CheatedTable(server, place, pass ?? '', table.seats.length, packs);
  }

  /** Disconnects everybody. */
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
    // Cheats are tried between games as well.
    const isEnough = performance.now() + 50;
    await this.mischief(() => performance.now() > isEnough);
    return { proof, honest: this.honest, cheater: this.cheater };
  }

  private get people(): readonly Person[] {
    return [...this.honest.map(({ person }) => person), ...this.cheater.all];
  }

  private get table(): TableInfo | null {
    return this.people.find(({ isHere }) => isHere)?.client.table ?? null;
  }

  private get host(): Person | undefined {
    return this.people.find(({ you }) => you === this.table?.host);
  }

  /** Waits until the honest players and at most one identity of the cheater sit, and starts a game. Returns its id. */
  private async deal(): Promise<string> {
    for (const end = performance.now() + TIMEOUT_MS; ; await pause(5)) {
      const { table } = this;
      const id = table?.phase === 'playing' ? table.gameId : null;
      if (id !== null && id !== this.games[0]) return id;
      must(performance.now() < end && !this.isClosed, () => `no game begins: ${this.standing()}`);
      if (!(await this.isInOrder())) continue;
      if ((table?.packs ?? []).length === this.packs.length) await this.host?.does({ type: 'start' });
      else for (const pack of this.packs) this.host?.client.addPack(pack);
    }
  }

  /** Repairs one thing that prevents the deal. */
  private async isInOrder(): Promise<boolean> {
    const { host, honest, cheater, people, table } = this;
    for (const { guest } of table?.knocks ?? []) await host?.does({ type: 'pardon', guest });
    for (const person of people) {
      if (person.client.stoppedBecause?.code === 'sent-away') await host?.does({ type: 'pardon', guest: person.you });
      person.arrive();
    }
    if (!people.every(({ isHere }) => isHere) || !(await this.hasHost())) return false;
    const player = this.plays ? cheater.all[0] : undefined;
    for (const person of cheater.all)
      if (person !== player && this.seatOf(person) !== null) await person.does({ type: 'leave' });
    const players = [...honest.map(({ person }) => person), ...(player === undefined ? [] : [player])];
    for (const person of players) {
      if (this.seatOf(person) === null && (await person.does({ type: 'sit' })) === 'no-free-seat')
        await this.makeRoom();
      await person.does({ type: 'ready', on: true });
    }
    const strays = cheater.all.filter((person) => person !== player && this.seatOf(person) !== null);
    return strays.length === 0 && players.every((person) => this.seatOf(person) !== null);
  }

  /** Brings the powers back from an identity that lost everything. Kills of the server keep stand-ins from waiting a minute. */
  private async hasHost(): Promise<boolean> {
    const found = this.honest.find(({ lost }) => lost !== null && lost.you === this.table?.host);
    if (found === undefined || found.lost === null) return true;
    const { lost, person } = found;
    lost.arrive();
    if (lost.isHere && (await lost.does({ type: 'host', guest: person.you })) === null) lost.leaveForGood();
    return false;
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
    const { cheater, random, games } = this;
    while (!isOver()) {
      cheater.arrive();
      const trick = below(random, 12) === 0 ? cheater.any(PLANNED_CHEATS) : undefined;
      await (trick ?? tryRandomAction)(cheater, games.slice(0, 2));
      await pause(1 + below(random, 6));
    }
  }

  /** In a few games, an honest player loses all credentials, and the cheater would vouch for them, always too early. */
  private async loseOne(isOver: () => boolean): Promise<void> {
    const { honest, cheater, random } = this;
    const loser = honest.at(-1);
    if (loser === undefined || loser.lost !== null || honest.length < 2 || below(random, 2) > 0) return;
    await pause(100);
    const claimed = (agreed: readonly string[]): void => {
      const guest = loser.person.you;
      for (const person of cheater.seated)
        if (!agreed.includes(person.you)) void person.does({ type: 'vouch', guest, on: true });
    };
    if (!isOver()) await loser.loseEverything(isOver, claimed);
  }

  /** Watches the game: it may not stall because the cheater has paused it and left, and it must end. */
  private async watch(isOver: () => boolean, id: string): Promise<void> {
    let step = -1;
    let since = performance.now();
    for (const end = since + TIMEOUT_MS; !isOver(); await pause(25)) {
      must(performance.now() < end, () => `game ${id} does not end: ${this.standing()}`);
      must(!this.server.hasDied, () => `the server has died by itself: ${this.server.log.join('\n')}`);
      const now = Math.max(...this.people.map(({ client }) => (client.game?.id === id ? client.game.step : -1)));
      if (now !== step) since = performance.now();
      step = now;
      if (performance.now() - since < MAX_STALL_MS || !this.table?.paused) continue;
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
