// A match: one running game at a table, without sockets, clocks or stores.

import { type MemoryMark, type SavedMemory, type SeenDeed, TableMemory } from '@posse/bots';
import type { AnswerBase, Json, Kinds, NextGame, Pending, Refusal, Seat } from '@posse/engine';
import { BadSave, BadSetup, IllegalAnswer, type Random, seatsOf } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { type Times, type Update, UpdateWriter } from '@posse/protocol';
import type { Question } from './bot-questions.ts';
import { inGame } from './playable-games.ts';
import { holdersIn, type StateFacts, shownViews, stateFactsOf } from './shown-view.ts';
import type { TableGame } from './table-game-interface.ts';

/** An answer that was applied. */
export interface AppliedAnswer {
  /** The step of the question that it answered. */
  readonly step: number;
  readonly seat: Seat;
  readonly answer: AnswerBase;
}

/** An open reveal window: its possible holders are asked all at once, and nobody else learns who they are. */
export interface OpenMoment {
  /**
   * The seats that could hold something, as far as everybody knows, and have not answered yet, in the order in which
   * they are asked.
   */
  readonly seats: readonly Seat[];
  /** The actual holders who have not decided yet. */
  readonly undecided: ReadonlySet<Seat>;
  /** Does this seat hold something, whether or not it has decided? */
  holds(seat: Seat): boolean;
  /** The answer of a seat that shows nothing. */
  pass(seat: Seat): AnswerBase;
  /** Notes that this seat's decision is made, by itself or for it: it is not asked any more. */
  decided(seat: Seat): void;
}

/** A running game of either kind, behind one interface. */
export interface Match {
  /** The number of the open question, which is the number of answers so far. */
  readonly step: number;
  readonly seats: number;
  /** The asked seat; null if the game is over, and while a reveal window is open. */
  readonly asked: Seat | null;
  /** The open reveal window; null if none is. The object stays the same as long as players only pass. */
  readonly moment: OpenMoment | null;
  readonly winners: readonly Seat[] | null;
  /** The player whose turn it is. */
  readonly turn: Seat;
  readonly alive: readonly boolean[];
  /** Is only one answer to the open question possible, as everybody can see? */
  readonly isForced: boolean;
  /** The legal answers of this seat, or its asides. */
  options(seat: Seat): readonly AnswerBase[];
  apply(seat: Seat, answer: AnswerBase): AppliedAnswer;
  /** Takes back the last answer, whether or not it was applied completely. Nobody may have been told of it. */
  undo(): void;
  /** The open question as a bot in this asked seat gets it. */
  question(bot: string, seat: Seat, random: Random): Question;
  explain(seat: Seat, attempt: object): Refusal | null;
  /** The deeds that everybody has seen, oldest first. */
  readonly deeds: readonly SeenDeed[];
  /** All hands by seat, for witnesses; null for a game without hands. */
  readonly hands: readonly (readonly number[])[] | null;
  /** The messages about the latest answer, for everybody and for each seat. Call it once for each answer. */
  update(times: Times): Update;
  /** The open view, as JSON. */
  open(): string;
  /** The private part of this seat's view, as a patch on the open view; empty for spectators. */
  own(viewer: Seat | null): string;
  save(): Json;
  /** The setup of the next game with the same players. */
  next(changes: NextGame): object;
  /** The seats that may keep their character. */
  readonly survivors: readonly Seat[];
}

/** Deals a game from its stored setup, for the first time or again. The seed combines all contributions. */
export const newMatch = (id: GameId, setup: object, seed: string): Match =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) =>
    matchOf(tableGame, tableGame.game.deal(tableGame.game.storedWishes(setup), seed)),
  );

/** Restores a game from a snapshot. Throws BadSave if this program can't read it. */
export const savedMatch = (id: GameId, saved: Json): Match =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) => {
    const { state, seen } = checkedSave(saved);
    return new RunningMatch(tableGame, tableGame.game.restore(state), TableMemory.from(tableGame.clues, seen));
  });

/** A game at a given position, without memories of how it came about. */
export const matchOf = <K extends Kinds>(tableGame: TableGame<K>, state: K['state']): Match =>
  new RunningMatch(tableGame, state, new TableMemory(tableGame.clues, state.players.length));

/** A saved game: its state, and the memories of bots. */
interface Save {
  readonly state: Json;
  readonly seen: SavedMemory;
}

/** Old programs saved the state alone, without memories. */
function checkedSave(saved: Json): Save {
  if (saved !== null && typeof saved === 'object' && 'state' in saved && 'seen' in saved)
    return saved as unknown as Save;
  throw new BadSave('This is no match: "state" and "seen" should be in it.');
}

const NOBODY: ReadonlySet<Seat> = new Set();

class RunningMatch<K extends Kinds> implements Match {
  private readonly tableGame: TableGame<K>;
  private state: K['state'];
  /** The state before the last answer, for `undo`. */
  private before: K['state'];
  /** The memories of bots. */
  private readonly tableMemory: TableMemory<K>;
  private memoryBefore: MemoryMark;
  private updateWriter: UpdateWriter<K>;
  private facts: readonly K['fact'][] = [];
  /** Cached facts about the state, because each answer needs them several times. Null until needed. */
  private known: StateFacts<K> | null = null;
  moment: OpenMoment | null;
  /** The reveal window before the last answer, for `undo`. */
  private momentBefore: OpenMoment | null = null;
  /** Has the update about the last answer been written? */
  private isTold = true;

  constructor(tableGame: TableGame<K>, state: K['state'], tableMemory: TableMemory<K>) {
    this.tableGame = tableGame;
    this.state = state;
    this.before = state;
    this.tableMemory = tableMemory;
    this.memoryBefore = tableMemory.mark();
    this.moment = this.opened();
    this.updateWriter = this.newUpdateWriter();
  }

  private newUpdateWriter(): UpdateWriter<K> {
    return new UpdateWriter(this.seats, () =>
      shownViews(this.tableGame, this.state, this.standing, this.moment?.undecided ?? NOBODY),
    );
  }

  /** The facts about the current state. */
  private get standing(): StateFacts<K> {
    this.known ??= stateFactsOf(this.tableGame, this.state);
    return this.known;
  }

  /** The open reveal window, in which all holders are still undecided. */
  private opened(): OpenMoment | null {
    const { moments } = this.tableGame;
    if (moments === null || moments.seats(this.state) === null) return null;
    const undecided = new Set(holdersIn(this.tableGame, this.state));
    const seats = (): readonly Seat[] => moments.seats(this.state) ?? [];
    const decided = (seat: Seat): void => {
      undecided.delete(seat);
      // Before everybody is told of the moment there is nothing to take back.
      if (this.isTold) this.updateWriter.refresh(seat);
    };
    return {
      get seats() {
        return seats();
      },
      undecided,
      holds: (seat) => moments.options(this.state, seat).length > 0,
      pass: moments.pass,
      decided,
    };
  }

  get step(): number {
    return this.state.step;
  }

  get seats(): number {
    return this.state.players.length;
  }

  get asked(): Seat | null {
    return this.moment === null ? (this.standing.pending?.asked ?? null) : null;
  }

  get isForced(): boolean {
    return this.standing.isForced;
  }

  get winners(): readonly Seat[] | null {
    return this.tableGame.game.result(this.state);
  }

  get turn(): Seat {
    return this.state.turn;
  }

  get alive(): readonly boolean[] {
    return this.state.players.map(({ alive }) => alive);
  }

  options(seat: Seat): readonly K['answer'][] {
    if (this.moment !== null)
      return this.moment.undecided.has(seat) ? (this.tableGame.moments?.options(this.state, seat) ?? []) : [];
    const { pending } = this.standing;
    if (pending === null) return [];
    return pending.asked === seat ? pending.options : pending.asides.filter((aside) => aside.seat === seat);
  }

  apply(seat: Seat, answer: AnswerBase): AppliedAnswer {
    const { game } = this.tableGame;
    this.before = game.clone(this.state);
    this.memoryBefore = this.tableMemory.mark();
    this.momentBefore = this.moment;
    this.isTold = false;
    if (answer.seat !== seat) throw new IllegalAnswer(`Seat ${seat} can't answer for seat ${answer.seat}.`);
    const asked = game.pending(this.state) as Pending<K['frame'], K['answer']>;
    this.known = null;
    this.facts = game.apply(this.state, answer as K['answer']);
    // Nobody is asked to make sense of an answer that was not legal.
    this.tableMemory.sees(this.before, asked, answer as K['answer']);
    this.tableMemory.hears(this.facts);
    if (!this.tableGame.moments?.isSame(this.before, this.state)) this.moment = this.opened();
    // In a replay nobody else has said so.
    else this.moment?.decided(seat);
    return { step: this.before.step, seat, answer };
  }

  undo(): void {
    this.state = this.before;
    this.known = null;
    this.tableMemory.rewind(this.memoryBefore);
    this.moment = this.momentBefore;
    this.isTold = true;
    this.updateWriter = this.newUpdateWriter();
    if (this.moment !== null) for (const seat of seatsOf(this.seats)) this.updateWriter.refresh(seat);
  }

  question(bot: string, seat: Seat, random: Random): Question {
    const { id, game } = this.tableGame;
    const view = game.view(this.whenAsked(seat), seat);
    // Never to be asked again is no answer at a table: there it would tell who holds nothing.
    const asked = this.moment === null ? view : { ...view, options: this.options(seat) };
    return { game: id, bot, view: asked, memory: this.tableMemory.of(seat), random };
  }

  /** The state in which this seat is asked: in a reveal window, all seats before it have passed. */
  private whenAsked(seat: Seat): K['state'] {
    const { game, moments } = this.tableGame;
    if (moments === null || this.moment === null) return this.state;
    const state = game.clone(this.state);
    for (const before of this.moment.seats) {
      if (before === seat) break;
      game.apply(state, moments.pass(before));
    }
    return state;
  }

  explain(seat: Seat, attempt: object): Refusal | null {
    return this.tableGame.game.explain(this.state, seat, attempt as Partial<K['answer']>);
  }

  get deeds(): readonly SeenDeed[] {
    return this.tableMemory.publicDeeds;
  }

  get hands(): readonly (readonly number[])[] | null {
    return this.tableGame.hands(this.state);
  }

  update(times: Times): Update {
    this.isTold = true;
    return this.updateWriter.write(this.facts, times);
  }

  open(): string {
    return this.updateWriter.open();
  }

  own(viewer: Seat | null): string {
    return this.updateWriter.own(viewer);
  }

  save(): Json {
    const save: Save = { state: this.tableGame.game.save(this.state), seen: this.tableMemory.save() };
    return save as unknown as Json;
  }

  next(changes: NextGame): object {
    return this.tableGame.next(this.state, changes);
  }

  get survivors(): readonly Seat[] {
    return this.winners === null ? [] : seatsOf(this.seats).filter((seat) => this.mayKeep(seat));
  }

  private mayKeep(seat: Seat): boolean {
    try {
      this.tableGame.next(this.state, { keep: [seat] });
      return true;
    } catch (error) {
      if (error instanceof BadSetup) return false;
      throw error;
    }
  }
}
