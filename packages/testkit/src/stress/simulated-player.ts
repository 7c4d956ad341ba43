// A simulated player: takes a seat, answers after a pause, and reconnects when disconnected.

import { type AnyView, type GamePicture, type Heard, TableClient, temporaryMemory } from '@posse/protocol';
import { CuttableSocket } from './cuttable-socket.ts';
import { isAskedToDealAnyway } from './deal-anyway.ts';
import { PlayerRecorder } from './player-recorder.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must } from './stress-test.ts';

export interface SimulatedPlayerSettings {
  readonly server: ServerUnderTest;
  /** The code of the table. */
  readonly table: string;
  readonly seat: number;
  /** The number of simulated players at the table, including this one: the host waits for them. */
  readonly people: number;
  /** The session of the host who opened the table; null for all others. */
  readonly pass: string | null;
  /** The longest pause of this simulated player before an answer, in milliseconds. */
  readonly thinks: number;
  /** Called when the outcome of an answer arrives. */
  readonly told: () => void;
  /** Called when the view of the game has changed. */
  readonly shown?: () => void;
  /** True if players connect to any node of a cluster, instead of the one of their table. */
  readonly isStray?: boolean;
  /** Called for everything that must not happen. */
  readonly fail: (error: unknown) => void;
}

/** The reconnection times: almost at once, because there are many games to play. */
const TIMING = { firstWait: 20, longestWait: 160 };
/** The probability of an aside: an answer while another player is asked. */
const ASIDE_PROBABILITY = 0.1;

/**
 * Refusals that only mean that a message from before a disconnection has arrived after all, or that another player
 * was faster.
 */
const HARMLESS: Readonly<Record<string, string>> = {
  answer: 'stale-question',
  sit: 'seated-already',
  ready: 'not-now',
  start: 'not-now',
  'deal-anyway': 'not-now',
  // A node of a cluster that stops; other nodes accept the player.
  join: 'closing',
};

export class SimulatedPlayer {
  readonly recorder: PlayerRecorder;
  client: TableClient;
  private readonly settings: SimulatedPlayerSettings;
  /** The memory of contributions. It moves along to other devices, or the shuffle would wait for this player. */
  private readonly luckMemory = temporaryMemory();
  private line: CuttableSocket | null = null;
  /** True if the player wants another game. */
  private wantsGame = false;
  /** Messages that were sent on this connection, and need not be repeated. */
  private readonly said = new Set<string>();
  /** The question that is being considered, or was answered. */
  private considered = '';
  /** The last view. */
  private seen = '';
  isAway = false;

  constructor(settings: SimulatedPlayerSettings) {
    this.settings = settings;
    this.recorder = new PlayerRecorder(settings.table, settings.seat);
    const name = `Guest ${settings.seat}`;
    this.client = this.connect(settings.pass === null ? { name } : { name, pass: settings.pass });
  }

  /** Cuts the connection; neither side notices for a while. */
  cut(silence: number): boolean {
    if (this.line === null || this.client.status !== 'open') return false;
    void this.line.cut(silence);
    return true;
  }

  /** Continues on another device, which has only the token of the seat. */
  move(): boolean {
    if (this.client.token === null) return false;
    this.leave();
    this.comeBack();
    return true;
  }

  /** Closes the page. */
  leave(): void {
    this.client.stop();
    this.isAway = true;
  }

  /** Reconnects as from another device. A player without a seat has nothing to be recognised by. */
  comeBack(): void {
    const { token } = this.client;
    this.isAway = false;
    this.considered = '';
    this.client = this.connect(token === null ? {} : { token });
  }

  stop(): void {
    this.client.stop();
  }

  /** The id of the game at the table, as last received. */
  get game(): string | null {
    return this.client.game?.id ?? null;
  }

  /** Takes a seat if the player has none, and gets ready for a game. */
  wantGame(): void {
    this.wantsGame = true;
    this.guarded(() => this.react());
  }

  /** Whether the player has seen the end of this game, and the commitment before it. */
  hasSeenEnd(game: string): boolean {
    const { client } = this;
    return client.game?.id === game && client.game.view.asked === null && client.proof?.game === game;
  }

  private connect(who: { readonly pass?: string; readonly token?: string; readonly name?: string }): TableClient {
    const { server, table } = this.settings;
    return new TableClient({
      url: server.socket,
      table,
      ...who,
      timing: TIMING,
      contributionMemory: this.luckMemory,
      open: (url) => this.open(url),
      on: {
        changed: (client, { facts, after }) => {
          if (facts !== null) {
            this.settings.told();
            this.guarded(() => this.recorder.heardFacts(after, facts));
          }
          if (client === this.client) this.guarded(() => this.react());
        },
        refused: (error) => this.guarded(() => this.refused(error)),
      },
    });
  }

  private open(url: string): CuttableSocket {
    this.said.clear();
    const listener = {
      said: (text: string, line: CuttableSocket) => this.guarded(() => this.recorder.said(text, line)),
      heard: (text: string, line: CuttableSocket) => this.guarded(() => this.recorder.heard(text, line)),
    };
    const { isStray = false } = this.settings;
    this.line = new CuttableSocket(isStray ? url.replace(/\?.*/, '') : url, this.settings.server.life, listener);
    return this.line;
  }

  /** Reacts to a change: does whatever is possible now. */
  private react(): void {
    const { status, game, stoppedBecause } = this.client;
    must(stoppedBecause === null, () => `${this.recorder.name} was turned away: ${stoppedBecause?.code}`);
    if (game !== null) {
      const step = `${game.id} ${game.step}`;
      if (step !== this.seen) this.settings.shown?.();
      this.seen = step;
      this.recorder.saw(game);
      this.consider(game);
    }
    if (status === 'open' && isAskedToDealAnyway(this.client)) this.client.dealAnyway(true);
    if (status === 'open' && this.wantsGame) this.getReady();
  }

  private getReady(): void {
    const { client, settings } = this;
    if (client.table === null) return;
    const { phase, seats, gameId } = client.table;
    if (phase === 'playing') {
      this.wantsGame = false;
      return;
    }
    const once = (verb: 'sit' | 'ready' | 'start', say: () => boolean): void => {
      if (!this.said.has(`${verb} after ${gameId}`) && say()) this.said.add(`${verb} after ${gameId}`);
    };
    if (client.seat === null) once('sit', () => client.sit(settings.seat));
    else if (!seats[client.seat]?.ready) once('ready', () => client.ready(true));
    else if (settings.pass !== null && seats.filter(({ ready }) => ready).length === settings.people)
      once('start', () => client.start());
  }

  private consider(game: GamePicture<AnyView>): void {
    const { options, asked } = game.view;
    const question = `${game.id} ${game.step}`;
    if (options.length === 0 || question === this.considered) return;
    this.considered = question;
    if (asked !== this.settings.seat && Math.random() > ASIDE_PROBABILITY) return;
    setTimeout(() => this.guarded(() => this.answer(game)), Math.random() * this.settings.thinks);
  }

  private answer({ id, step }: GamePicture<AnyView>): void {
    const { game } = this.client;
    if (game?.id === id && game.step === step) this.client.answer(this.recorder.choose(game).option);
  }

  private refused({ code, message, about }: Omit<Heard<'error'>, 'type'>): void {
    const isHarmless = about !== null && HARMLESS[about] === code;
    must(isHarmless, () => `${this.recorder.name} was refused ${about} with ${code}: ${message}`);
  }

  private guarded(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.settings.fail(error);
    }
  }
}
