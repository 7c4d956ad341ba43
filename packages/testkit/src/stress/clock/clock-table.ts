// A table of the trial: two people, the host first, and bots in the other seats. What must not change is looked at after every jump.

import type { GameId, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { ClockGuest, until } from './clock-guest.ts';
import type { ClockServer } from './clock-server.ts';

/** So long that nobody's time runs out, but where somebody sets a clock. */
const CLOCK = { answer: 3600, bank: 3600 };
const SECOND = 1000;
const FULL = (CLOCK.answer + CLOCK.bank) * SECOND;
/** Milliseconds that a machine under load may be late by, and that who comes back after a restart may have more. */
const SLACK = 5 * SECOND;
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

  /** With the cards dealt. */
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

  /** People stop answering, so that whoever is asked is asked while the clock is set. */
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

  /** One of the two is out, the other is not, and the game goes on but stands still. Who is out comes first. */
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

  /** Nobody was logged out, has lost his seat or is thought to be away, and no bank is smaller. */
  async check(): Promise<void> {
    for (const person of this.people) {
      const { you, seat, table, game } = await person.look();
      must(you === person.id, () => `${person.id} is ${you} now: he was logged out`);
      must(seat === person.client.seat, () => `${you} sat at ${person.client.seat}, and sits at ${seat}`);
      must(table !== null, () => 'a table shows nothing');
      checkBanks(table);
      if (person.isAsked && game !== null && !table.paused) checkLeft(game.left);
      must(person.refusals.length === 0, () => `${you}: ${person.refusals[0]}`);
    }
  }

  /** Without anybody who comes to it. */
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

/** Real time has taken a little of it at most. */
function checkLeft(left: number | null): void {
  const isRight = left !== null && left <= FULL + MORE && left >= FULL - (performance.now() - BEGUN) - SLACK;
  must(isRight, () => `whoever is asked has ${left} ms left, of ${FULL}`);
}
