// One's own time at a solo table: the others wait, answer one by one, or hurry until one is asked oneself. At a server's table others
// have a right to their time, and there is no such thing.

import type { BotsGo } from '@posse/server/tables';
import { keptAs } from '../../app/root.ts';
import type { GameView } from './beat.ts';

/** Bots play at their pace, wait for a sign, or play on unseen until one is asked, falls, or the game is over. */
export type Going = 'on' | 'paused' | 'leaping';

/** What a solo table does with its bots. */
export interface SoloBots {
  go(how: BotsGo): void;
  /** While they are held: one of them answers. */
  step(): void;
}

/** What shows what happens. */
interface Stage {
  hurry(): void;
  leap(): void;
  land(): void;
}

/** How a game stands, as far as it is one's own. */
export interface Standing {
  readonly view: Pick<GameView, 'asked' | 'winners' | 'options'> & {
    readonly players: readonly { readonly alive: boolean }[];
  };
}

const BOTS: Readonly<Record<Going, BotsGo>> = { on: 'as usual', paused: 'held', leaping: 'hurried' };
/** Which table is paused: kept for a reload of this page, and for no other visit. */
const KEY = keptAs('posse-paused');
/** An only answer that everybody sees is given by the table: if it still waits after so many milliseconds, it waits for a person. */
const BY_ITSELF = 400;

export class OwnTime {
  private readonly code: string;
  private readonly bots: SoloBots;
  private readonly stage: Stage;
  private readonly tell: (going: Going) => void;
  private going: Going = 'on';
  /** The game as it is now, however far the page has come in showing it. */
  private game: Standing | null = null;
  private seat: number | null = null;
  /** Whether you were alive when the leap began, or at any time since. */
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

  /** What comes next is shown now, and while all wait it is let happen. */
  step(): void {
    this.stage.hurry();
    if (this.going === 'paused') this.bots.step();
  }

  /**
   * Skips to where you are asked or fall, or to the end of the game. The table may be there already, while the page still
   * shows an earlier deed: `shown` is the game as the page shows it.
   */
  leap(shown: Standing | null): void {
    if (this.going === 'leaping') return;
    this.wasAlive = isAlive(shown, this.seat);
    this.stage.leap();
    this.go('leaping');
    this.arriveIfDue();
  }

  /** The table has told how the game stands now. */
  look(game: Standing | null, seat: number | null): void {
    this.game = game;
    this.seat = seat;
    this.arriveIfDue();
  }

  /** Leaves a paused table paused. */
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

const isAlive = (game: Standing | null, seat: number | null): boolean =>
  seat !== null && game?.view.players[seat]?.alive === true;
