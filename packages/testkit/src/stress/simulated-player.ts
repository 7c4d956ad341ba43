// People played by the driver: each takes his seat, answers what he is asked after a moment, and comes back whenever his line is cut.

import { type AnyView, type GamePicture, type Heard, shortMemory, TableClient } from '@posse/protocol';
import { CuttableSocket } from './cuttable-socket.ts';
import { isAskedToDealAnyway } from './deal-anyway.ts';
import { PlayerRecorder } from './player-recorder.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { must } from './stress-test.ts';

export interface SimulatedPlayerSettings {
  readonly server: ServerUnderTest;
  /** The table's code. */
  readonly table: string;
  readonly seat: number;
  /** How many people, he included, take part: the host waits for them. */
  readonly people: number;
  /** Who the host is since he made the table; null for the others. */
  readonly pass: string | null;
  /** Milliseconds that he thinks at most. */
  readonly thinks: number;
  /** Whenever he hears what came of an answer. */
  readonly told: () => void;
  /** Whenever the game that he sees has gone on. */
  readonly shown?: () => void;
  /** Comes to any node of a town, and not to the one where the others of his table are. */
  readonly isStray?: boolean;
  /** Hears of everything that must not be. */
  readonly fail: (error: unknown) => void;
}

/** Who is back in an instant: there are many games to play. */
const TIMING = { firstWait: 20, longestWait: 160 };
/** How often somebody uses an ability though another is asked. */
const OUT_OF_TURN = 0.1;

/** Refusals that say no more than that what was said before the line was cut has arrived after all, or that another was quicker. */
const HARMLESS: Readonly<Record<string, string>> = {
  answer: 'stale-question',
  sit: 'seated-already',
  ready: 'not-now',
  start: 'not-now',
  'deal-anyway': 'not-now',
  // A node that stops: others of its town do not.
  join: 'closing',
};

export class SimulatedPlayer {
  readonly diaryKeeper: PlayerRecorder;
  client: TableClient;
  private readonly settings: SimulatedPlayerSettings;
  /** Goes with him to other devices: otherwise he would be waited for. */
  private readonly luckMemory = shortMemory();
  private line: CuttableSocket | null = null;
  /** Does he want another game? */
  private wantsGame = false;
  /** What was said through this line, and need not be said again. */
  private readonly said = new Set<string>();
  /** The question that he thinks about, or has dealt with. */
  private considered = '';
  /** What he has seen last. */
  private seen = '';
  isAway = false;

  constructor(settings: SimulatedPlayerSettings) {
    this.settings = settings;
    this.diaryKeeper = new PlayerRecorder(settings.table, settings.seat);
    const name = `Guest ${settings.seat}`;
    this.client = this.connect(settings.pass === null ? { name } : { name, pass: settings.pass });
  }

  /** The line goes dead: nobody notices for a moment. */
  cut(silence: number): boolean {
    if (this.line === null || this.client.status !== 'open') return false;
    void this.line.cut(silence);
    return true;
  }

  /** Goes on with another device, on which he has nothing but the token of his seat. */
  move(): boolean {
    if (this.client.token === null) return false;
    this.leave();
    this.comeBack();
    return true;
  }

  /** Closes the window. */
  leave(): void {
    this.client.stop();
    this.isAway = true;
  }

  /** As from another device. Who had no seat yet has nothing by which he would be known. */
  comeBack(): void {
    const { token } = this.client;
    this.isAway = false;
    this.considered = '';
    this.client = this.connect(token === null ? {} : { token });
  }

  stop(): void {
    this.client.stop();
  }

  /** The game at the table, as far as he has heard. */
  get game(): string | null {
    return this.client.game?.id ?? null;
  }

  /** Takes his seat, if he has none, and gets ready for a game. */
  wantGame(): void {
    this.wantsGame = true;
    this.guarded(() => this.mind());
  }

  /** Has he seen the end of this game, and what was promised before it? */
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
      luckMemory: this.luckMemory,
      open: (url) => this.open(url),
      on: {
        changed: (client, { facts, after }) => {
          if (facts !== null) {
            this.settings.told();
            this.guarded(() => this.diaryKeeper.heardFacts(after, facts));
          }
          if (client === this.client) this.guarded(() => this.mind());
        },
        refused: (error) => this.guarded(() => this.refused(error)),
      },
    });
  }

  private open(url: string): CuttableSocket {
    this.said.clear();
    const listener = {
      said: (text: string, line: CuttableSocket) => this.guarded(() => this.diaryKeeper.said(text, line)),
      heard: (text: string, line: CuttableSocket) => this.guarded(() => this.diaryKeeper.heard(text, line)),
    };
    const { isStray = false } = this.settings;
    this.line = new CuttableSocket(isStray ? url.replace(/\?.*/, '') : url, this.settings.server.life, listener);
    return this.line;
  }

  /** Something is different: does what there is to do. */
  private mind(): void {
    const { status, game, stoppedBecause } = this.client;
    must(stoppedBecause === null, () => `${this.diaryKeeper.name} was turned away: ${stoppedBecause?.code}`);
    if (game !== null) {
      const step = `${game.id} ${game.step}`;
      if (step !== this.seen) this.settings.shown?.();
      this.seen = step;
      this.diaryKeeper.saw(game);
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
    if (asked !== this.settings.seat && Math.random() > OUT_OF_TURN) return;
    setTimeout(() => this.guarded(() => this.answer(game)), Math.random() * this.settings.thinks);
  }

  private answer({ id, step }: GamePicture<AnyView>): void {
    const { game } = this.client;
    if (game?.id === id && game.step === step) this.client.answer(this.diaryKeeper.choice(game).option);
  }

  private refused({ code, message, about }: Omit<Heard<'error'>, 'type'>): void {
    const isHarmless = about !== null && HARMLESS[about] === code;
    must(isHarmless, () => `${this.diaryKeeper.name} was refused ${about} with ${code}: ${message}`);
  }

  private guarded(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.settings.fail(error);
    }
  }
}
