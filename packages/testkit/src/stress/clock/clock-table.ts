// A table of the stress test `clock`, with two players and bots.
// Its seats, time banks and connections are checked after every jump.

import type { GameId, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { ClockGuest, until } from './clock-guest.ts';
import type { ClockServer } from './clock-server.ts';

/** A clock with which nobody times out, unless a clock jump causes it. */
const CLOCK = { answer: 3600, bank: 3600 };
const SECOND = 1000;
const FULL = (CLOCK.answer + CLOCK.bank) * SECOND;
/** Milliseconds of tolerance for a busy machine, and for time banks that are restored after a restart. */
const TOLERANCE_MS = 5 * SECOND;
const MORE = 15 * SECOND;
const BEGUN = performance.now();

export class ClockTable {
  readonly code: string;
  readonly people: readonly [ClockGuest, ClockGuest];
  private readonly server: ClockServer;

  private constructor(server: ClockServer, code: string, people: ClockTable['people']) {
    this.server = server;
    this.code = code;
    this.people = people;
  }

  /** Opens a table and starts a game. */
  static async open(server: ClockServer, game: GameId): Promise<ClockTable> {
    const { code, pass } = await server.create({ game, plan: { seats: 5 }, clock: CLOCK });
    const people = [new ClockGuest(server, code, 'Ann', pass), new ClockGuest(server, code, 'Bob', null)] as const;
    for (const { client } of people) {
      await until(() => client.status === 'open', 'a welcome');
      client.sit();
      await until(() => client.seat !== null, 'a seat');
    }
    people[0].client.start();
    await until(() => people.every(({ client }) => client.game !== null), 'a game');
    return new ClockTable(server, code, people);
  }

  get game(): string {
    return this.people[0].client.game?.id ?? '';
  }

  get answers(): number {
    return this.people.reduce((sum, { answers }) => sum + answers, 0);
  }

  /** Players stop answering, so that a question is open while the clock jumps. */
  wait(): void {
    for (const person of this.people) person.isWaiting = true;
  }

  goOn(): void {
    for (const person of this.people) person.goOn();
  }

  async areBack(): Promise<void> {
    await until(() => this.people.every(({ client }) => client.status === 'open'), 'that everybody is back');
  }

  leave(): void {
    for (const { client } of this.people) client.stop();
  }

  /**
   * Plays until one of the two players is eliminated, and stops the game there. Returns the eliminated player first.
   */
  async pauseWhenOut(): Promise<readonly [ClockGuest, ClockGuest]> {
    const [host] = this.people;
    for (;;) {
      const isSo = (): boolean =>
        host.client.table?.phase === 'playing' && new Set(this.people.map(isAlive)).size === 2;
      await until(isSo, 'that one is out');
      this.wait();
      host.client.pause(true);
      await until(() => host.client.table?.paused === true || host.client.table?.phase === 'over', 'a pause');
      if (isSo() && host.client.table?.paused) return isAlive(host) ? [this.people[1], this.people[0]] : this.people;
      host.client.pause(false);
      this.goOn();
    }
  }

  /** Checks that nobody was logged out, lost a seat or counts as absent, and that no time bank has shrunk. */
  async check(): Promise<void> {
    for (const person of this.people) {
      const { you, seat, table, game } = await person.look();
      must(you === person.id, () => `${person.id} is ${you} now: they were logged out`);
      must(seat === person.client.seat, () => `${you} sat at ${person.client.seat}, and sits at ${seat}`);
      must(table !== null, () => 'a table shows nothing');
      checkBanks(table);
      if (person.isAsked && game !== null && !table.paused) checkLeft(game.left);
      must(person.refusals.length === 0, () => `${you}: ${person.refusals[0]}`);
    }
  }

  /** Checks the table without connecting to it. */
  async checkFromAfar(): Promise<void> {
    const { status, body } = await this.server.get(`/api/tables/${this.code}`);
    must(status === 200, () => `table ${this.code}, where nobody is, was swept: ${status}`);
    const table = body as TableInfo;
    must(table.phase === 'playing', () => `the game at ${this.code}, where nobody is, is ${table.phase}`);
    checkBanks(table);
  }
}

function isAlive({ client: { game, seat } }: ClockGuest): boolean {
  const view = game?.view as Partial<{ readonly players: readonly { readonly alive: boolean }[] }> | undefined;
  return view?.players?.[seat ?? -1]?.alive === true;
}

function checkBanks({ code, seats }: TableInfo): void {
  for (const [place, { bank, away, guest }] of seats.entries()) {
    must(bank === CLOCK.bank * SECOND, () => `seat ${place} of ${code} has ${bank} ms in its bank`);
    must(guest === null || !away, () => `seat ${place} of ${code} is away: its time ran out`);
  }
}

/** Checks the remaining time, of which real time may have used a little. */
function checkLeft(left: number | null): void {
  const isRight = left !== null && left <= FULL + MORE && left >= FULL - (performance.now() - BEGUN) - TOLERANCE_MS;
  must(isRight, () => `whoever is asked has ${left} ms left, of ${FULL}`);
}
