// A recorded table whose second player loses the seat by vouching, and takes it back.

import { below, type Random } from '@posse/engine';
import { type GameId, proof as proofSchema, RECOVERY } from '@posse/protocol';
import { until } from '../clock/clock-guest.ts';
import type { ClockServer } from '../clock/clock-server.ts';
import type { FakeClocks } from '../clock/settable-clocks.ts';
import { must } from '../stress-test.ts';
import type { Recording } from './recorded-table.ts';
import { RecordingClient } from './recording-client.ts';
import { readStrictly } from './strict-schemas.ts';

/** The plan of the game; bots have the other seats. A game of six players has far more answers than the test needs. */
const PLAN = { seats: 6 };
/** A clock that is longer than absence and notice together, and still short enough for seat recovery. */
const CLOCK = { answer: 300, bank: 0 };
/** The number of answers between two changes. */
const STAGE_STEPS = 6;
/** The largest jump of the clock while somebody is absent. */
const STEP_SECONDS = 5;

export class RecoveredTable {
  private readonly server: ClockServer;
  private readonly time: FakeClocks;
  private readonly random: Random;
  private readonly host: RecordingClient;
  private readonly owner: RecordingClient;
  private readonly other: RecordingClient;
  private readonly claimant: RecordingClient;
  /** Whether the game is paused, because nobody answers. */
  private isHeld = true;

  private constructor(server: ClockServer, time: FakeClocks, random: Random, code: string, pass: string | null) {
    const arrive = (name: string): RecordingClient =>
      new RecordingClient({
        url: server.socket,
        table: code,
        name,
        ...(name === 'Ann' && pass !== null && { pass }),
        changed: (client) => this.answer(client),
      });
    this.server = server;
    this.time = time;
    this.random = random;
    this.host = arrive('Ann');
    this.owner = arrive('Bob');
    this.other = arrive('Cleo');
    this.claimant = arrive('Claimant');
  }

  static async open(server: ClockServer, time: FakeClocks, game: GameId, random: Random): Promise<RecoveredTable> {
    const { code, pass } = await server.create({ game, plan: PLAN, clock: CLOCK });
    return new RecoveredTable(server, time, random, code, pass);
  }

  /** Plays one game. Throws StressTestFailed if a seat does not change as it should. */
  async play(game: GameId): Promise<Recording> {
    const { owner, claimant } = this;
    const seat = await this.deal();
    await this.playOn(STAGE_STEPS);
    const lostAt = await this.recover(seat);
    await this.playOn(STAGE_STEPS);
    await this.returnAsSpectator();
    await this.playOn(STAGE_STEPS);
    const backAt = await this.takeBack(seat);
    owner.losses.push({ seat, from: lostAt, to: backAt });
    claimant.losses.push({ seat, from: -1, to: lostAt }, { seat, from: backAt, to: Number.POSITIVE_INFINITY });
    const id = this.host.client.game?.id ?? '';
    this.release();
    await until(() => this.clients.every(({ client }) => client.proof?.game === id), 'the end of a game');
    for (const client of this.clients) client.readStory();
    await this.settled();
    const proof = proofSchema.parse((await this.server.get(`/api/games/${id}/proof`)).body);
    const none = { replies: [], absences: [], newcomers: { transfer: 0, latecomer: 0 } };
    return {
      plan: { game, plan: PLAN, people: 3, packs: [] },
      recordingClients: this.clients,
      proofs: [proof],
      ...none,
    };
  }

  leave(): void {
    for (const { client } of this.clients) client.stop();
  }

  private get clients(): readonly RecordingClient[] {
    return [this.host, this.owner, this.other, this.claimant];
  }

  private get step(): number {
    return this.host.client.game?.step ?? 0;
  }

  /** Starts a game, and returns the owner's seat. */
  private async deal(): Promise<number> {
    const players = [this.host, this.owner, this.other];
    await until(() => this.clients.every(({ isConnected }) => isConnected), 'a welcome for everybody');
    for (const { client } of players) client.sit();
    await until(() => players.every(({ client }) => client.seat !== null), 'a seat for everybody');
    this.host.client.start();
    await until(() => this.clients.every(({ client }) => client.game !== null), 'the deal');
    return this.owner.client.seat ?? -1;
  }

  /** The others vouch for the claimant. Returns the step at which the seat changes. */
  private async recover(seat: number): Promise<number> {
    const { host, owner, other, claimant } = this;
    owner.goAway();
    await until(() => host.client.table?.seats[seat]?.connected === false, 'the absence of the owner');
    await this.pass(RECOVERY.absenceSeconds + STEP_SECONDS);
    await until(() => claimant.client.table?.seats[seat]?.claimable === true, 'a seat that can be claimed');
    claimant.client.claim(seat);
    await until(() => host.client.table?.claims.length === 1, 'a claim');
    for (const { client } of [host, other]) client.vouch(claimant.client.you ?? '', true);
    await until(() => host.client.table?.claims[0]?.opensIn !== null, 'the notice');
    must(claimant.client.seat === null, () => 'a seat was given away before the notice was over');
    await this.pass(RECOVERY.noticeSeconds);
    await until(() => claimant.client.seat === seat && this.views(claimant) === seat, 'the seat for the claimant');
    claimant.readStory();
    await this.settled();
    return stepOfSeat(claimant);
  }

  private async returnAsSpectator(): Promise<void> {
    const { owner } = this;
    owner.comeBack();
    await until(() => owner.isConnected && owner.client.table?.claims.length === 0, 'the owner’s return');
    await this.settled();
    must(owner.client.seat === null, () => 'a page that reconnects has taken the seat back by itself');
    must(this.views(owner) === 'spectator', () => 'an owner sees a hand before they take the seat back');
    owner.readStory();
  }

  /** The owner takes the seat back. Returns the step. */
  private async takeBack(seat: number): Promise<number> {
    const { owner, claimant } = this;
    owner.client.takeBack();
    await until(() => owner.client.seat === seat && this.views(owner) === seat, 'the seat of its owner');
    await until(() => claimant.client.seat === null && this.views(claimant) === 'spectator', 'a loss for the claimant');
    for (const client of [owner, claimant]) client.readStory();
    await this.settled();
    return stepOfSeat(owner);
  }

  private views({ client }: RecordingClient): unknown {
    return client.game?.view.viewer;
  }

  /** Plays this many more answers, and pauses the game. */
  private async playOn(steps: number): Promise<void> {
    const goal = this.step + steps;
    this.release();
    await until(() => this.step >= goal, 'some answers');
    this.isHeld = true;
    await this.settled();
    must(this.host.client.proof === null, () => `a game for ${PLAN.seats} was over after ${this.step} answers`);
  }

  private release(): void {
    this.isHeld = false;
    for (const client of this.clients) this.answer(client);
  }

  private answer({ client }: RecordingClient): void {
    const { game, seat, status } = client;
    if (this.isHeld || game === null || status !== 'open' || seat === null || game.view.asked !== seat) return;
    const { options } = game.view;
    if (options.length > 0) client.answer(below(this.random, options.length));
  }

  private async settled(): Promise<void> {
    const here = this.clients.filter(({ isConnected }) => isConnected);
    const goals = here.map((client) => ({ client, goal: client.settledCount + 1 }));
    for (const { client } of goals) client.settle();
    await until(() => goals.every(({ client, goal }) => client.settledCount >= goal), 'what is under way');
  }

  /** Advances the clocks in small jumps, as the table checks the time after every message. */
  private async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STEP_SECONDS) {
      this.time.pass(Math.min(left, STEP_SECONDS) * 1000);
      await this.settled();
    }
  }
}

/**
 * The step at which this client got its present seat: it is shown the game from there at once, but bots may have
 * answered since.
 */
function stepOfSeat({ heard }: RecordingClient): number {
  const told = heard.map(({ text }) => readStrictly(text));
  const seated = told.findLastIndex((message) => message.type === 'seat' && message.seat !== null);
  const shown = told.slice(seated).find((message) => message.type === 'game');
  must(seated >= 0 && shown !== undefined, () => 'a client with a new seat was not shown the game from there');
  return shown.step;
}
