// Control of time at a solo table: pause, step, leap to the own question.
// Tables of a server have no such control, because others have a right to their time.

import type { BotsGo } from '@posse/server/tables';
import { keptAs } from '../../app/server-root-path.ts';
import type { GameView } from './beat.ts';

/**
 * How time passes. `on`: bots play at their pace. `paused`: they wait. `leaping`: they play unseen until the viewer is
 * asked or eliminated, or the game is over.
 */
export type Going = 'on' | 'paused' | 'leaping';

/** The control of a solo table's bots. */
export interface SoloBots {
  go(how: BotsGo): void;
  /** Lets one bot answer while all are held. */
  step(): void;
}

/** The stage that shows answers one after another. */
interface Stage {
  hurry(): void;
  leap(): void;
  land(): void;
}

/** The state of the game, as far as it concerns the viewer. */
export interface GameProgress {
  readonly view: Pick<GameView, 'asked' | 'winners' | 'options'> & {
    readonly players: readonly { readonly alive: boolean }[];
  };
}

const BOTS: Readonly<Record<Going, BotsGo>> = { on: 'as usual', paused: 'held', leaping: 'hurried' };
/** The storage key of the paused table, which is kept for a reload of this page only. */
const KEY = keptAs('posse-paused');
/**
 * The milliseconds after which an open question must be waiting for a person, because the table gives forced answers at
 * once.
 */
const BY_ITSELF = 400;

export class OwnTime {
  private readonly code: string;
  private readonly bots: SoloBots;
  private readonly stage: Stage;
  private readonly tell: (going: Going) => void;
  private going: Going = 'on';
  /** The latest state of the game, however far the page has come in showing it. */
  private game: GameProgress | null = null;
  private seat: number | null = null;
  /** Was the viewer alive when the leap began, or at any time since? */
  private wasAlive = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, bots: SoloBots, stage: Stage, tell: (going: Going) => void) {
    this.code = code;
    this.bots = bots;
    this.stage = stage;
    this.tell = tell;
    this.go(sessionStorage.getItem(KEY) === code ? 'paused' : 'on');
  }

  pause(on: boolean): void {
    this.stage.land();
    this.go(on ? 'paused' : 'on');
  }

  /** Shows the next event. While paused, it first lets it happen. */
  step(): void {
    this.stage.hurry();
    if (this.going === 'paused') this.bots.step();
  }

  /**
   * Skips to the viewer's question or elimination, or to the end of the game. `shown` is the game as the page shows it,
   * which may be behind the table.
   */
  leap(shown: GameProgress | null): void {
    if (this.going === 'leaping') return;
    this.wasAlive = isAlive(shown, this.seat);
    this.stage.leap();
    this.go('leaping');
    this.arriveIfDue();
  }

  /** Notes the latest state of the game. */
  look(game: GameProgress | null, seat: number | null): void {
    this.game = game;
    this.seat = seat;
    this.arriveIfDue();
  }

  /** Ends the control. A paused table stays paused. */
  close(): void {
    clearTimeout(this.timer);
    if (this.going === 'leaping') this.bots.go('as usual');
  }

  private arriveIfDue(): void {
    clearTimeout(this.timer);
    if (this.going !== 'leaping' || this.game === null) return;
    const { asked, winners, options } = this.game.view;
    const isAsked = asked !== null && asked === this.seat;
    const lives = isAlive(this.game, this.seat);
    const hasFallen = this.wasAlive && !lives;
    this.wasAlive ||= lives;
    if (winners !== null || hasFallen || (isAsked && options.length > 1)) this.arrive();
    else if (isAsked && options.length === 1) this.timer = setTimeout(() => this.arrive(), BY_ITSELF);
  }

  private arrive(): void {
    this.stage.land();
    this.go('on');
  }

  private go(going: Going): void {
    clearTimeout(this.timer);
    this.going = going;
    if (going === 'paused') sessionStorage.setItem(KEY, this.code);
    else if (sessionStorage.getItem(KEY) === this.code) sessionStorage.removeItem(KEY);
    this.bots.go(BOTS[going]);
    this.tell(going);
  }
}

const isAlive = (game: GameProgress | null, seat: number | null): boolean =>
  seat !== null && game?.view.players[seat]?.alive === true;
