// The game of a ruling once play has begun, one answer after the other.
// Choices with one possible answer are taken by themselves, and a strict ruling mentions them all the same.
// Before every answer the game goes through a save.

import { type Json, type Kinds, type Pending, type Seat, samePlain } from '@posse/engine';
import type { LineAction, LineReader } from './line-reader.ts';
import { Mismatch, questionText } from './say.ts';
import { BadRuling, letterOf } from './words.ts';

/** An answer that the game took by itself, and the question that it answered. */
interface Taken<K extends Kinds> {
  readonly answer: K['answer'];
  readonly why: K['frame'];
}

/** The game as the lines see it that belong to both games. */
export interface AnyPlay {
  readonly table: Kinds['state'];
  readonly seats: number;
  /** Who is asked; null when nobody is, before a turn and after the game. */
  readonly asked: Seat | null;
  /** Is there a question, other than what the player on turn likes to do? */
  readonly hasQuestion: boolean;
  readonly winners: readonly Seat[] | null;
  /** Who is asked what, in words. */
  readonly situation: string;
  /** Is it the game of these lines? */
  speaks(lineReader: object): boolean;
  copy(): AnyPlay;
  /** Does what a line says. True if the line could also have meant what is done already; then `spellsOut` decides. */
  act(lineAction: LineAction, spellsOut: boolean): boolean;
  /** Would it be legal? */
  allows(lineAction: LineAction): boolean;
  /** Why it is not, in words, with what is. */
  refusalOf(lineAction: LineAction): string;
  /** In a strict ruling it is an error if there are answers that no line has mentioned so far. */
  expectAllSaid(): void;
}

/** What kind of game a ruling makes of its Givens. */
export interface PlayWishes {
  /** A saved game knows all of its cards and arrows: one that has fewer is copied instead. */
  readonly isWhole: boolean;
  /** Must lines mention the only answers too? */
  readonly isStrict: boolean;
}

/** What came of an attempt: an answer was given; nothing was left to do; or an answer was given where the line could also have meant what is done already. */
type Reading = 'answer' | 'done' | 'unsure';

export class Play<K extends Kinds, T> implements AnyPlay {
  readonly #lineReader: LineReader<K, T>;
  #table: K['state'];
  readonly #wishes: PlayWishes;
  #isRunning = false;
  /** Since the last answer that a line gave: what was taken without one, and what happened. */
  #taken: readonly Taken<K>[] = [];
  #facts: readonly K['fact'][] = [];
  /** All that happened since play began. */
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

  /** Has the turn begun? Before, nobody is asked anything. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get winners(): readonly Seat[] | null {
    return this.#lineReader.game.result(this.#table);
  }

  /** Who is asked and what may be answered; null when nobody is, before a turn and after the game. */
  get pending(): Pending<K['frame'], K['answer']> | null {
    return this.#isRunning ? this.#lineReader.game.pending(this.#table) : null;
  }

  get asked(): Seat | null {
    return this.pending?.seat ?? null;
  }

  get hasQuestion(): boolean {
    const { pending } = this;
    return pending !== null && !this.#lineReader.isFree(pending.why);
  }

  /** All that has happened. */
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
      // A strict ruling still owes those before it.
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

  /** The answers taken without a line that a strict ruling must mention. */
  get #owed(): readonly Taken<K>[] {
    if (!this.#wishes.isStrict) return [];
    return this.#taken.filter(({ answer, why }) => !this.#lineReader.goesWithoutSaying(answer, why));
  }

  /** The legal answers that are meant. */
  #legal(attempt: T, table: K['state'], pending: Pending<K['frame'], K['answer']> | null): K['answer'][] {
    if (pending === null) return [];
    const answers = [...pending.options, ...pending.asides];
    return answers.filter((answer) => this.#lineReader.isMeant(attempt, answer, table, pending.why));
  }

  /** The one answer that is meant: the one that adds least to what the line says. Null if there is none. */
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

  /** Takes the only answer wherever there is but one, and leaves the game as a save brings it back. */
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

/** `A may play BANG! on C` */
const deedText = ({ letter, verb, text }: LineAction): string =>
  `${letter} may ${verb}${text === '' ? '' : ` ${text}`}`;
