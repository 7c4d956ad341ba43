// The game of a ruling once play has begun, one answer after the other.
// An only answer is given without a line, but a strict ruling mentions it all the same. Before every answer the game is
// saved and restored.

import { type Json, type Kinds, type Pending, type Seat, samePlain } from '@posse/engine';
import type { LineAction, LineReader } from './line-reader.ts';
import { BadRuling, letterOf } from './ruling-vocabulary.ts';
import { Mismatch, questionText } from './state-in-words.ts';

/** An answer that the game gave by itself, and its question. */
interface Taken<K extends Kinds> {
  readonly answer: K['answer'];
  readonly why: K['frame'];
}

/** A running game behind the interface that lines of both games use. */
export interface AnyPlay {
  readonly table: Kinds['state'];
  readonly seats: number;
  /** The asked seat; null before a turn and after the game. */
  readonly asked: Seat | null;
  /** Is there a question other than the free choice of the player on turn? */
  readonly hasQuestion: boolean;
  readonly winners: readonly Seat[] | null;
  /** The seat that is asked, and the question, in words. */
  readonly situation: string;
  /** Is this the game of these lines? */
  speaks(lineReader: object): boolean;
  copy(): AnyPlay;
  /**
   * Does the action of a line. True if the line could also have spelled out what is already done; `spellsOut` then
   * decides.
   */
  act(lineAction: LineAction, spellsOut: boolean): boolean;
  /** Would the action be legal? */
  allows(lineAction: LineAction): boolean;
  /** The reason why the action is illegal, with the legal answers. */
  refusalOf(lineAction: LineAction): string;
  /** Throws if lines of a strict ruling have not mentioned all answers so far. */
  expectAllSaid(): void;
}

/** The kind of game that a ruling makes of its Givens. */
export interface PlayWishes {
  /**
   * True if the game must be saved and restored, for which it needs all of its cards and arrows; otherwise it is
   * copied.
   */
  readonly isWhole: boolean;
  /** True if lines must mention even the only possible answers. */
  readonly isStrict: boolean;
}

/**
 * The result of an attempt: an answer was given; nothing was left to do; or an answer was given though the line could
 * also have spelled out what is already done.
 */
type Reading = 'answer' | 'done' | 'unsure';

export class Play<K extends Kinds, T> implements AnyPlay {
  readonly #lineReader: LineReader<K, T>;
  #table: K['state'];
  readonly #wishes: PlayWishes;
  #isRunning = false;
  /** The answers that were given without a line since the last line's answer. */
  #taken: readonly Taken<K>[] = [];
  #facts: readonly K['fact'][] = [];
  /** All facts since play began. */
  #history: readonly K['fact'][] = [];

  constructor(lineReader: LineReader<K, T>, table: K['state'], wishes: PlayWishes) {
    this.#lineReader = lineReader;
    this.#table = table;
    this.#wishes = wishes;
  }

  copy(): Play<K, T> {
    const copy = new Play(this.#lineReader, this.#lineReader.game.clone(this.#table), this.#wishes);
    copy.#isRunning = this.#isRunning;
    copy.#taken = this.#taken;
    copy.#facts = this.#facts;
    copy.#history = this.#history;
    return copy;
  }

  /** Is this a game of that kind? */
  speaks(lineReader: object): boolean {
    return this.#lineReader === lineReader;
  }

  get table(): K['state'] {
    return this.#table;
  }

  get seats(): number {
    return this.#table.players.length;
  }

  /** Has the turn begun? Before that, nobody is asked anything. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get winners(): readonly Seat[] | null {
    return this.#lineReader.game.result(this.#table);
  }

  /** The open question; null before a turn and after the game. */
  get pending(): Pending<K['frame'], K['answer']> | null {
    return this.#isRunning ? this.#lineReader.game.pending(this.#table) : null;
  }

  get asked(): Seat | null {
    return this.pending?.asked ?? null;
  }

  get hasQuestion(): boolean {
    const { pending } = this;
    return pending !== null && !this.#lineReader.isFree(pending.why);
  }

  /** All facts so far. */
  get history(): readonly K['fact'][] {
    return this.#history;
  }

  get situation(): string {
    const { pending } = this;
    if (pending === null) return this.winners === null ? 'nobody is asked yet' : 'the game is over';
    return questionText(pending, this.#lineReader.answerText);
  }

  /** Runs to the first choice. */
  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const facts: K['fact'][] = [];
    this.#table.facts = facts;
    this.#lineReader.settle(this.#table);
    this.#table.facts = null;
    this.#facts = facts;
    this.#history = facts;
    this.#goOn();
  }

  act(lineAction: LineAction, spellsOut: boolean): boolean {
    const attempts = this.#read(lineAction);
    const readings = attempts.map((attempt) => this.#attempt(attempt, lineAction, spellsOut));
    return readings.includes('unsure');
  }

  allows(lineAction: LineAction): boolean {
    let table = this.#table;
    let { pending } = this;
    for (const attempt of this.#read(lineAction)) {
      const [answer] = this.#legal(attempt, table, pending);
      if (answer === undefined) return false;
      table = this.#lineReader.game.clone(table);
      this.#lineReader.game.advance(table, answer);
      pending = this.#lineReader.game.pending(table);
    }
    return true;
  }

  refusalOf(lineAction: LineAction): string {
    const [first] = this.#read(lineAction);
    const reason = this.#isRunning && first !== undefined ? this.#lineReader.whyNot(first, this.#table) : null;
    return `not allowed${reason === null ? '' : `: ${reason}`}\n${this.situation}`;
  }

  #read(lineAction: LineAction): readonly T[] {
    const attempts = this.#lineReader.read(lineAction, this.seats, this.pending);
    if (attempts.length === 0) throw new BadRuling('This line does not say what is meant.');
    return attempts;
  }

  #attempt(attempt: T, lineAction: LineAction, spellsOut: boolean): Reading {
    const answers = this.#legal(attempt, this.#table, this.pending);
    const isMeant = ({ answer, why }: Taken<K>) => this.#lineReader.isMeant(attempt, answer, this.#table, why);
    const owed = this.#owed.find(isMeant);
    if (owed !== undefined) {
      this.#taken = this.#taken.filter((taken) => taken !== owed);
      return 'done';
    }
    const place = this.#taken.findIndex(isMeant);
    if (place >= 0 && (spellsOut || answers.length === 0)) {
      // A strict ruling still has to mention the answers before it.
      const owing = this.#owed;
      this.#taken = this.#taken.filter((taken, at) => at > place || owing.includes(taken));
      return 'done';
    }
    if (answers.length === 0) {
      const rest = this.#lineReader.without(attempt, this.#facts);
      this.#facts = rest ?? this.#facts;
      if (rest !== null || this.#lineReader.isIdle(attempt, this.pending)) return 'done';
    }
    const answer = this.#theOne(attempt, answers);
    if (answer === null) throw new Mismatch(deedText(lineAction), this.refusalOf(lineAction));
    this.expectAllSaid();
    this.#taken = [];
    this.#facts = [];
    this.#lineReader.arrange(attempt, answer, this.#table);
    this.#give(answer);
    this.#goOn();
    return place >= 0 ? 'unsure' : 'answer';
  }

  expectAllSaid(): void {
    const texts = this.#owed.map(
      ({ answer, why }) => `\n  ${letterOf(answer.seat)}: ${this.#lineReader.answerText(answer)} (${why.op})`,
    );
    if (texts.length > 0)
      throw new BadRuling(
        `A strict ruling mentions every answer, the only possible ones too. No line mentions:${texts.join('')}`,
      );
  }

  /** The answers without a line that a strict ruling must mention. */
  get #owed(): readonly Taken<K>[] {
    if (!this.#wishes.isStrict) return [];
    return this.#taken.filter(({ answer, why }) => !this.#lineReader.goesWithoutSaying(answer, why));
  }

  /** The legal answers that match the attempt. */
  #legal(attempt: T, table: K['state'], pending: Pending<K['frame'], K['answer']> | null): K['answer'][] {
    if (pending === null) return [];
    const answers = [...pending.options, ...pending.asides];
    return answers.filter((answer) => this.#lineReader.isMeant(attempt, answer, table, pending.why));
  }

  /** The matching answer that adds least to the line; null if there is none. */
  #theOne(attempt: T, answers: readonly K['answer'][]): K['answer'] | null {
    const { unsaid, isAlike, answerText } = this.#lineReader;
    const least = Math.min(...answers.map((answer) => unsaid(attempt, answer)));
    const [first, ...others] = answers.filter((answer) => unsaid(attempt, answer) === least);
    if (first === undefined) return null;
    const another = others.find((other) => least > 0 && !isAlike(first, other));
    if (another !== undefined)
      throw new BadRuling(
        `The line leaves open what is meant: "${answerText(first)}" or "${answerText(another)}", for example.`,
      );
    return first;
  }

  /** Gives every only answer, and leaves the game as a restored save. */
  #goOn(): void {
    for (;;) {
      this.#reload();
      const { pending } = this;
      const only = pending === null ? null : this.#lineReader.onlyAnswer(pending);
      if (pending === null || only === null) return;
      this.#taken = [...this.#taken, { answer: only, why: pending.why }];
      this.#give(only);
    }
  }

  #give(answer: K['answer']): void {
    const facts = this.#lineReader.game.apply(this.#table, answer);
    this.#facts = [...this.#facts, ...facts];
    this.#history = [...this.#history, ...facts];
  }

  #reload(): void {
    const { game } = this.#lineReader;
    const copy = this.#wishes.isWhole
      ? game.restore(JSON.parse(JSON.stringify(game.save(this.#table))) as Json)
      : game.clone(this.#table);
    if (!samePlain(copy, this.#table)) throw new Error('Saving and restoring changed the game.');
    this.#table = copy;
  }
}

/** An action in words, for example `A may play BANG! on C`. */
const deedText = ({ letter, verb, text }: LineAction): string =>
  `${letter} may ${verb}${text === '' ? '' : ` ${text}`}`;
