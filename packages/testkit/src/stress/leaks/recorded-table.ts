// A table with players, bots and spectators whose received messages are all recorded.
// They play, chat, disconnect, leave and come back.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import {
  type Proof,
  problem,
  proof as proofSchema,
  REACTIONS,
  tableCreated,
  tableInfo,
  tableList,
} from '@posse/protocol';
import { side } from '@posse/protocol/evening';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import type { Plan } from './recorded-table-setups.ts';
import { RecordingClient } from './recording-client.ts';

/** An HTTP response, and its schema. */
export interface Reply {
  readonly form: { safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown } };
  readonly text: string;
}

export interface Recording {
  readonly plan: Plan;
  readonly recordingClients: readonly RecordingClient[];
  readonly replies: readonly Reply[];
  /** The server's proof of each game, which it reveals when the game is over. */
  readonly proofs: readonly Proof[];
  readonly newcomers: Newcomers;
  readonly absences: readonly Absence[];
}

/** A question to a disconnected player with automatic answers. */
export interface Absence {
  readonly game: string;
  readonly step: number;
  /** True if the question was answered while they were disconnected. */
  readonly isAnswered: boolean;
}

/** The number of seats that moved to another device, or to a latecomer, during a game. */
export interface Newcomers {
  transfer: number;
  latecomer: number;
}

const TIMEOUT_MS = 60_000;
/** The maximum number of chat lines of a person. More would be refused. */
const MAX_CHAT_LINES = 5;
const CHAT_PERIOD_MS = 10_500;
const NAMES = ['Ann', 'Bob', 'Cleo'];
/** The number of answers after which a seat moves to another device. */
const TRANSFER_AT = 10;
/** The number of questions that a player misses in a game. */
const ABSENCES = 8;

export class RecordedTable {
  private readonly server: ServerUnderTest;
  private readonly plan: Plan;
  private readonly random: Random;
  private readonly recordingClients: RecordingClient[] = [];
  /** The players since the first deal, each with their present device. */
  private people: readonly RecordingClient[] = [];
  private readonly newcomers: Newcomers = { transfer: 0, latecomer: 0 };
  private readonly absences: Absence[] = [];
  private readonly replies: Reply[] = [];
  private readonly spoken = new Map<RecordingClient, number[]>();
  private readonly leaving = new Set<RecordingClient>();
  /** Clients that are leaving, or have left: they send nothing. */
  private readonly silent = new Set<RecordingClient>();
  private code = '';
  private hasLeft = false;
  /** The last question that each of them handled. */
  private readonly considered = new Map<RecordingClient, string>();

  constructor(server: ServerUnderTest, plan: Plan, random: Random) {
    this.server = server;
    this.plan = plan;
    this.random = random;
  }

  async play(games: number): Promise<Recording> {
    await this.gather();
    const proofs: Proof[] = [];
    for (let game = 0; game < games; game++) proofs.push(await this.playOne(game));
    this.leave();
    const { plan, recordingClients, replies, newcomers, absences } = this;
    return { plan, recordingClients, replies, proofs, newcomers, absences };
  }

  leave(): void {
    this.hasLeft = true;
    for (const { client } of this.recordingClients) client.stop();
  }

  private async gather(): Promise<void> {
    const { game, plan, people, packs } = this.plan;
    const body = JSON.stringify({ game, plan, isPublic: plan.openHands !== true });
    const made = await this.fetch('/api/tables', tableCreated, { method: 'POST', headers: JSON_TYPE, body });
    const { table, pass } = tableCreated.parse(JSON.parse(made));
    this.code = table.code;
    this.people = NAMES.slice(0, people).map((name) =>
      this.arrive(name, name === NAMES[0] && pass !== null ? { pass } : {}),
    );
    this.arrive('Watcher');
    // It says who opens it, as a browser with a seat does, and must be sent nothing of theirs.
    this.arrive('Screen', { isScreen: true, ...(pass !== null && { pass }) });
    await this.until(
      () => this.recordingClients.every(({ client }) => client.status === 'open'),
      'everybody at the table',
    );
    for (const recordingClient of this.people) recordingClient.client.sit();
    await this.until(() => this.people.every(({ client }) => client.seat !== null), 'a seat for everybody');
    for (const pack of packs) this.host.client.addPack(pack);
    await this.until(
      () => this.recordingClients.every(({ client }) => (client.table?.packs ?? []).length === packs.length),
      'the packs at the table',
    );
    await this.fetch('/api/tables', tableList);
    await this.fetch(`/api/tables/${this.code}`, tableInfo);
  }

  private arrive(name: string, more: ArrivalSettings = {}): RecordingClient {
    must(!this.hasLeft, () => 'everybody has left');
    const { code: table } = this;
    const changed = (recordingClient: RecordingClient): void => this.consider(recordingClient);
    const arrived = new RecordingClient({ url: this.server.socket, table, name, changed, ...more });
    this.recordingClients.push(arrived);
    return arrived;
  }

  /** All clients that are at the table now. */
  private get present(): readonly RecordingClient[] {
    return this.recordingClients.filter(({ hasLeft }) => !hasLeft);
  }

  private get host(): RecordingClient {
    return this.recordingClients[0] as RecordingClient;
  }

  private async playOne(number: number): Promise<Proof> {
    const { host, random } = this;
    for (const { client } of this.people) if (client.seat === null) client.sit();
    for (const { client } of this.people) client.ready(true, { keep: below(random, 2) === 0 });
    for (const recordingClient of this.present) this.say(recordingClient);
    const before = host.client.table?.gameId;
    host.client.start({ passStar: below(random, 2) === 0 });
    await this.until(() => host.client.table?.gameId !== before && host.client.game !== null, 'the deal');
    const id = host.client.game?.id ?? '';
    const latecomer = number === 0 ? this.arrive('Latecomer') : null;
    for (const path of [`/api/games/${id}`, `/api/games/${id}/proof`]) await this.fetch(path, problem);
    await this.fetch(`/api/tables/${this.code}`, tableInfo);
    if (latecomer !== null) await this.changeSeats(latecomer, id);
    await this.missQuestions(id);
    await this.until(() => this.present.every(({ client }) => client.proof?.game === id), `the end of game ${id}`);
    for (const recordingClient of this.present) recordingClient.readStory();
    await this.settled(this.present);
    const told = await fetch(`${this.server.address}/api/games/${id}/proof`);
    return proofSchema.parse(await told.json());
  }

  /** A latecomer takes a seat, and another seat moves to a new device. Both then read the story. */
  private async changeSeats(latecomer: RecordingClient, game: string): Promise<void> {
    if (!this.plan.plan.latecomers) return;
    const { client } = latecomer;
    await this.duringGame(game, () => client.game?.id === game, 'the latecomer');
    client.sit();
    await this.transferSeat(game);
    await this.duringGame(game, () => client.seat !== null, 'a seat for the latecomer');
    if (client.seat !== null) this.newcomers.latecomer++;
    latecomer.readStory();
  }

  /** A player with automatic answers disconnects at some of their questions. */
  private async missQuestions(game: string): Promise<void> {
    const { host } = this;
    const [, player] = this.people;
    if (this.plan.plan.latecomers || player === undefined) return;
    player.client.automatic(true);
    const isOver = (): boolean => host.client.proof?.game === game;
    const isAsked = (): boolean => host.client.game?.view.asked === player.client.seat;
    const isHere = (): boolean => host.client.table?.seats[player.client.seat ?? -1]?.connected === true;
    try {
      for (let missed = 0; missed < ABSENCES; ) {
        await this.duringGame(game, () => !isAsked() && this.isSettledIn(player), 'an answer');
        if (isOver() || player.client.seat === null) return;
        // An answer that is still on its way would come after they have gone.
        this.silent.add(player);
        await this.settled([player]);
        if (player.client.game?.view.asked === player.client.seat) {
          this.speakAgain(player);
          continue;
        }
        player.goAway();
        await this.duringGame(game, () => !isHere(), 'an absence');
        await this.duringGame(game, isAsked, 'a question to somebody absent');
        const { step } = this;
        // The table gives all automatic answers before it handles a later message.
        await this.settled([host]);
        if (isOver()) return;
        this.absences.push({ game, step, isAnswered: this.step > step });
        missed++;
        player.comeBack();
        this.speakAgain(player);
        await this.duringGame(game, isHere, 'somebody back');
      }
    } finally {
      player.comeBack();
      this.speakAgain(player);
      await this.until(() => player.isConnected, 'somebody back after the game');
    }
  }

  private speakAgain(player: RecordingClient): void {
    this.silent.delete(player);
    this.consider(player);
  }

  /**
   * Does this player sit in their seat, and know it? A player must first learn that they have lost the seat: their
   * token is invalid then, and a bot answers.
   */
  private isSettledIn(player: RecordingClient): boolean {
    return player.isConnected && !this.leaving.has(player);
  }

  private async transferSeat(game: string): Promise<void> {
    const [, mover] = this.people;
    await this.duringGame(game, () => this.step >= TRANSFER_AT, 'the first answers');
    if (mover === undefined || mover.client.seat === null) return;
    // The mover must stay connected and seated until the seat has moved.
    this.leaving.add(mover);
    mover.client.move();
    await this.duringGame(game, () => mover.ticket !== null || mover.client.seat === null, 'a ticket');
    if (mover.ticket === null) return;
    mover.hasLeft = true;
    const device = this.arrive('Device', { ticket: mover.ticket, before: mover });
    await this.until(() => device.client.seat !== null && device.client.game !== null, 'the seat on another device');
    this.replace(mover, device);
    this.newcomers.transfer++;
    device.readStory();
  }

  private replace(one: RecordingClient, other: RecordingClient): void {
    this.people = this.people.map((person) => (person === one ? other : person));
  }

  private get step(): number {
    return this.host.client.game?.step ?? 0;
  }

  /** Waits until the condition holds or the game is over. */
  private async duringGame(game: string, holds: () => boolean, what: string): Promise<void> {
    await this.until(() => this.host.client.proof?.game === game || holds(), what);
  }

  /**
   * Waits until everything sent to these clients has arrived. A client that is disconnected meanwhile is asked again.
   */
  private async settled(clients: readonly RecordingClient[]): Promise<void> {
    const goals = clients.map((client) => ({ client, before: client.settledCount, asked: -1 }));
    const isSettled = (goal: (typeof goals)[number]): boolean => {
      const { client, before } = goal;
      if (client.settledCount > before) return true;
      if (goal.asked !== client.connections && client.settle()) goal.asked = client.connections;
      return false;
    };
    await this.until(() => goals.filter((goal) => !isSettled(goal)).length === 0, 'the last words');
  }

  /** Reacts to a change: answers, chats, asks, disconnects, leaves or comes back. */
  private consider(recordingClient: RecordingClient): void {
    const { game, seat, table, status } = recordingClient.client;
    const question = `${game?.id} ${game?.step} ${seat}`;
    if (game === null || status !== 'open' || table?.phase !== 'playing' || this.silent.has(recordingClient)) return;
    // The player has another seat, and does not see the game from there yet.
    if (game.view.viewer !== (seat ?? 'spectator')) return;
    if (this.considered.get(recordingClient) === question) return;
    this.considered.set(recordingClient, question);
    if (seat === null) this.leaving.delete(recordingClient);
    const { options, asked } = game.view;
    if (recordingClient.isWitness) {
      this.misbehave(recordingClient);
      return;
    }
    if (recordingClient.isOut && table.plan.openHands === true && below(this.random, 3) === 0)
      recordingClient.client.seeHands();
    const die = below(this.random, 200);
    if (recordingClient.isScreen) {
      if (die === 0) recordingClient.cut();
      else if (die < 4) recordingClient.readStory();
      return;
    }
    if (die === 0 && !this.leaving.has(recordingClient)) recordingClient.cut();
    else if (die < 8) this.say(recordingClient);
    else if (die < 16 && seat !== null) recordingClient.ask(this.attempt(options.length));
    else if (die === 16 && seat !== null && recordingClient !== this.host && !this.leaving.has(recordingClient))
      this.leaveSeat(recordingClient);
    else if (die < 60 && seat === null && this.people.includes(recordingClient)) recordingClient.client.sit();
    if (die > 60 && die < 70 && seat !== null && asked === seat) recordingClient.client.moreTime();
    if (die === 76) recordingClient.readStory();
    if (die > 76 && die < 84) recordingClient.predict(side.options[die % side.options.length] ?? 'law');
    if (die > 70 && die < 75 && seat !== null) recordingClient.client.quiet(die % 2 === 0);
    const isMeant = asked === seat || below(this.random, 10) === 0;
    if (options.length > 0 && isMeant) recordingClient.client.answer(below(this.random, options.length));
  }

  /**
   * Notes that a player is about to lose the seat. Until they know, their connection must hold: they would come back
   * with an invalid token.
   */
  private leaveSeat(recordingClient: RecordingClient): void {
    this.leaving.add(recordingClient);
    recordingClient.client.leave();
  }

  /** A witness tries what they can, of which nobody may be told anything. */
  private misbehave(recordingClient: RecordingClient): void {
    const { client } = recordingClient;
    const die = below(this.random, 40);
    if (die === 0) recordingClient.cut();
    else if (die === 1) client.rename(`${recordingClient.name} knows`);
    else if (die === 2) client.leave();
    else if (die === 3) client.move();
    else if (die === 4) client.gesture('ouch');
    else if (die < 8) this.say(recordingClient);
  }

  /** A move that may be impossible. */
  private attempt(options: number): Parameters<RecordingClient['ask']>[0] {
    const at = below(this.random, this.plan.plan.seats);
    const kinds = ['play', 'use', 'ability', 'discard', 'choose', 'pass', 'end', 'reroll', 'reveal'];
    const kind = kinds[below(this.random, kinds.length)] ?? 'play';
    return below(this.random, 2) === 0 ? { kind, card: below(this.random, 80), at } : { kind, at, cost: [options] };
  }

  /** Sends a chat line to a channel that the player may use. For a quick phrase the table chooses the channel. */
  private say(recordingClient: RecordingClient): void {
    const { client, isScreen } = recordingClient;
    if (isScreen) return;
    const now = performance.now();
    const recent = (this.spoken.get(recordingClient) ?? []).filter((at) => at > now - CHAT_PERIOD_MS);
    if (recent.length >= MAX_CHAT_LINES) return;
    this.spoken.set(recordingClient, [...recent, now]);
    if (below(this.random, 2) === 0) {
      client.gesture(REACTIONS[below(this.random, REACTIONS.length)] ?? 'howdy');
      return;
    }
    const isPlaying = client.table?.phase === 'playing';
    const view = client.game?.view as { readonly players: readonly { readonly alive: boolean }[] } | undefined;
    const left = client.table?.seats.findIndex(({ guest }) => guest !== null && guest === client.you) ?? -1;
    const held = client.seat ?? (left < 0 ? null : left);
    const isOut = held !== null && view?.players[held]?.alive === false;
    const apart = held === null && !client.table?.plan.gallery ? 'watchers' : 'gallery';
    client.say(isPlaying && (isOut || held === null) ? apart : 'table', `${recordingClient.name} speaks`);
  }

  private async fetch(path: string, form: Reply['form'], init: RequestInit = {}): Promise<string> {
    const text = await (await fetch(`${this.server.address}${path}`, init)).text();
    this.replies.push({ form, text });
    return text;
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    for (const end = performance.now() + TIMEOUT_MS; !holds(); await pause(5)) {
      const stopped = this.present.find(({ client }) => client.status === 'stopped');
      must(stopped === undefined, () => `${stopped?.name} was turned away: ${stopped?.client.stoppedBecause?.code}`);
      must(
        performance.now() < end,
        () => `${what} did not come at a table of ${JSON.stringify(this.plan)}: ${this.recordingClients.map(told)}`,
      );
    }
  }
}

type ArrivalSettings = Partial<
  Pick<ConstructorParameters<typeof RecordingClient>[0], 'pass' | 'ticket' | 'before' | 'isScreen'>
>;

const JSON_TYPE = { 'content-type': 'application/json' };

const told = ({ name, client: { status, seat, game, table, proof } }: RecordingClient): string =>
  `${name} is ${status} in seat ${seat} at step ${game?.step} of ${game?.id}, ${table?.phase}, asked ${game?.view.asked}, proof of ${proof?.game}`;
