// The game that a table plays. Every answer is stored before anybody sees its outcome.

import { botRandomAt } from '@posse/bots';
import type { Pack } from '@posse/card/packs';
import type { AnswerBase } from '@posse/engine';
import { seat as seatAt } from '@posse/engine';
import type { Clock, Heard, Update } from '@posse/protocol';
import type { EveningGame } from '@posse/protocol/evening';
import type { AnswerRecord, Change, GameRecord, Outcome, Store } from '@posse/store';
import type { Time } from '../../clocks.ts';
import { answerTo, ponders, type Question, type Thinker } from '../../games/bot-questions.ts';
import { type GameSummary, summaryOf } from '../../games/game-summary.ts';
import { type Match, newMatch, type OpenMoment } from '../../games/match.ts';
import { Refused } from '../../refused-request.ts';
import type { TableServices } from '../actor/table-services.ts';
import { restoreGame, stateFrom } from '../lifecycle/restored-game.ts';
import { GameClock } from './game-clock.ts';
import { RecentUpdates } from './recent-updates.ts';

type Services = Pick<TableServices, 'store' | 'time' | 'config'>;

/** How a reveal window begins: its length in milliseconds, and whether everybody is told. */
export interface Opening {
  readonly lasts: number;
  readonly isShown: boolean;
}

/** The changes that are stored with an answer, besides it. */
export interface Besides {
  readonly changes: () => readonly Change[];
  /** The finished game as the evening records it; null if it does not. */
  readonly evening: (summary: () => Promise<GameSummary>, outcome: Outcome) => Promise<EveningGame | null>;
}

/** How many answers come between two snapshots, which is the maximum that needs to be replayed. */
const SNAPSHOT_EVERY = 50;
/**
 * The number of answers after which a game ends without a winner, so that players who never fight can't fill the store.
 * The longest of 264,000 games between bots had 1,579.
 */
const MAX_ANSWERS = 5000;

export class RunningGame {
  readonly record: GameRecord;
  readonly clock: GameClock;
  readonly match: Match;
  readonly recentUpdates: RecentUpdates;
  /** By seat: the bot that could not think about its last question, so that another one answered. */
  readonly replaced = new Map<number, string>();
  /** The seats of forced answers, by step: the table gave them. */
  private readonly forced = new Map<number, number>();
  private readonly store: Store;
  private readonly time: Time;
  private readonly maxAnswers: number;
  private hasEnded: boolean;

  private constructor({ store, time, config }: Services, game: GameRecord, match: Match, clock: Clock) {
    this.store = store;
    this.time = time;
    this.maxAnswers = config.maxAnswers ?? MAX_ANSWERS;
    this.record = game;
    this.match = match;
    this.clock = new GameClock(clock, match.seats);
    this.recentUpdates = new RecentUpdates(match.step);
    this.hasEnded = match.winners !== null;
  }

  /** Deals a game, which is not stored yet. */
  static deal(services: Services, game: GameRecord, clock: Clock): RunningGame {
    const match = newMatch(game.game, game.setup, game.seed);
    const running = new RunningGame(services, game, match, clock);
    running.clock.ask(match.asked, null, services.time.now());
    return running;
  }

  /** Restores a game as it was at the last stored answer. Throws OtherRules if today's rules lead elsewhere. */
  static async restore(services: Services, game: GameRecord, clock: Clock): Promise<RunningGame> {
    const { store, time } = services;
    const { match, banks, since } = await restoreGame(store, game);
    const running = new RunningGame(services, game, match, clock);
    if (banks !== null) running.clock.have(banks);
    for (const { seat, took } of since) running.clock.spend(seat, took);
    running.clock.ask(match.asked, null, time.now());
    return running;
  }

  /** Is the last answer of the game given and stored? */
  get isOver(): boolean {
    return this.hasEnded;
  }

  /** Did the game end without a winner, because it had too many answers? */
  get isTooLong(): boolean {
    return this.match.winners === null && this.match.step >= this.maxAnswers;
  }

  /** The packs that it is played with. */
  get packs(): readonly Pack[] {
    const { packs = [] } = this.record.setup as { readonly packs?: readonly Pack[] };
    return packs;
  }

  /** Ends the game at its last stored answer, and stores these changes with that. */
  async endWithoutWinners(also: readonly Change[]): Promise<void> {
    const outcome = { winners: null, answers: this.match.step, endedAt: this.time.wall() };
    await this.store.write([{ put: 'outcome', game: this.record.id, outcome }, ...also]);
    this.hasEnded = true;
  }

  /** The secret of the commitment before the deal. Hidden until the game is over. */
  get proof(): Heard<'proof'> {
    return { type: 'proof', game: this.record.id, secret: this.record.secret };
  }

  /**
   * Has the table given this forced answer already? The same answer from the player is then accepted, and changes
   * nothing.
   */
  isGiven(seat: number, step: number, option: number): boolean {
    return option === 0 && this.forced.get(step) === seat;
  }

  /** The option that a player chose. Throws Refused if the question or the option is not theirs. */
  chosen(seat: number, step: number, option: number): AnswerBase {
    const open = this.match.step;
    if (step !== open)
      throw new Refused('stale-question', `Question ${step} is not open: the game is at question ${open}.`);
    const options = this.match.options(seatAt(seat));
    if (options.length === 0 && this.match.moment?.holds(seatAt(seat)))
      throw new Refused('stale-question', `You have answered question ${step}: the moment is not over yet.`);
    if (options.length === 0)
      throw new Refused('not-asked', `You are not asked: the game waits for ${this.waitsFor()}.`);
    const answer = options[option];
    if (answer === undefined)
      throw new Refused('no-such-option', `There is no option ${option}: they are 0 to ${options.length - 1}.`);
    return answer;
  }

  /** The bot's answer, computed in this thread. */
  botsAnswer(bot: string, seat: number): AnswerBase {
    const options = this.match.options(seatAt(seat));
    return optionAt(options, answerTo(this.question(bot, seat)));
  }

  /**
   * The bot's answer after thinking; null if everybody sees that it is forced. If only the bot's hand forces it, the
   * bot still seems to think.
   */
  thought(bot: string, seat: number, thinker: Thinker, signal: AbortSignal): Promise<AnswerBase> | null {
    const options = this.match.options(seatAt(seat));
    if (this.match.isForced || !ponders(this.record.game, bot)) return null;
    const asker = { table: this.record.table, signal };
    return thinker.think(this.question(bot, seat), asker).then((place) => optionAt(options, place));
  }

  /**
   * The question for a bot. Its random numbers follow from the seed, so that anybody can ask it again after the game.
   */
  private question(bot: string, seat: number): Question {
    const { match, record } = this;
    // In a moment others pass before.
    const before = match.moment?.seats.indexOf(seatAt(seat)) ?? 0;
    return match.question(bot, seatAt(seat), botRandomAt(record.seed, match.step + before));
  }

  /**
   * Applies an answer of a player or bot, stores it with these changes, and returns what to send. If it can't be
   * stored, it is undone. `opens` decides how long a reveal window stays open.
   */
  async applyAndStore(
    seat: number,
    answer: AnswerBase,
    bot: string | null,
    also: Besides,
    opens: (moment: OpenMoment) => Opening,
  ): Promise<Update> {
    const at = this.time.wall();
    const momentBefore = this.match.moment;
    const isInTurn = seat === this.match.asked;
    const isForegone = this.match.isForced;
    const took = isInTurn && !isForegone ? Math.round(this.clock.taken(this.time.now())) : 0;
    try {
      const { step } = this.match.apply(seatAt(seat), answer);
      const given = { step, seat, answer: JSON.stringify(answer), took, at };
      const record = bot === null ? { ...given, byBot: false } : { ...given, byBot: true, bot };
      const marks = this.isLast ? [await this.ending(at, record, also)] : this.marks(seat, took);
      await this.store.write([{ put: 'answer', game: this.record.id, record }, ...marks, ...also.changes()]);
    } catch (error) {
      this.match.undo();
      throw error;
    }
    this.hasEnded = this.isLast;
    if (isForegone) this.forced.set(this.match.step - 1, seat);
    // The time was this seat's, whoever answered in the end.
    const bank = this.clock.spend(seat, took);
    const { moment } = this.match;
    const now = this.time.now();
    // Clients know how long a new question may take, but not how long a moment does.
    let isTold = !isInTurn && momentBefore === null;
    if (moment === null) this.clock.ask(this.match.asked, seat, now);
    else if (moment !== momentBefore) {
      const { lasts, isShown } = opens(moment);
      this.clock.open(lasts, now);
      isTold = isShown;
    }
    const update = this.match.update({ bank, left: isTold ? this.clock.left(now) : null });
    this.recentUpdates.add(update);
    return update;
  }

  /** Was the last answer of the game just applied? */
  get isLast(): boolean {
    return this.match.winners !== null || this.isTooLong;
  }

  /** The outcome, after the last answer. */
  private async ending(at: number, last: AnswerRecord, also: Besides): Promise<Change> {
    const { id } = this.record;
    const outcome = { winners: this.match.winners, answers: this.match.step, endedAt: at };
    const summary = async (): Promise<GameSummary> =>
      summaryOf(this.record, [...(await this.store.answers(id, 0)), last]);
    const evening = await also.evening(summary, outcome);
    return { put: 'outcome', game: id, outcome: { ...outcome, ...(evening !== null && { evening }) } };
  }

  /** The changes that are stored with an answer now and then. */
  private marks(seat: number, took: number): readonly Change[] {
    const { step } = this.match;
    if (step % SNAPSHOT_EVERY !== 0) return NOTHING;
    const snapshot = { step, state: stateFrom(this.match, this.clock.banksAfter(seat, took)) };
    return [{ put: 'snapshot', game: this.record.id, snapshot }];
  }

  private waitsFor(): string {
    if (this.match.moment !== null) return 'whoever has a role to show';
    return this.match.asked === null ? 'nobody any more' : `seat ${this.match.asked}`;
  }
}

const NOTHING: readonly Change[] = [];

function optionAt(options: readonly AnswerBase[], place: number): AnswerBase {
  const answer = options[place];
  if (answer === undefined) throw new Error(`The bot has chosen option ${place} of ${options.length}.`);
  return answer;
}
