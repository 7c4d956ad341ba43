// The game of a ruling once play has begun, one answer after the other.
// Choices with one possible answer are taken by themselves; before every answer the game goes through a save.

import { type Answer, type CardFact, type CardId, cardGame, type Frame, type State, settle } from '@posse/card';
import { type Json, type Pending, type Seat, samePlain } from '@posse/engine';
import type { Attempt } from './attempt.ts';
import { attemptText, isMeant, legalFor, theOne, whyNot } from './meaning.ts';
import { Mismatch, situation } from './say.ts';
import { inPhase2 } from './table.ts';
import { fits } from './words.ts';

/** An answer that the game took by itself, and the question that it answered. */
interface Taken {
  readonly answer: Answer;
  readonly why: Frame;
}

interface Discarded {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What came of a line: an answer was given; nothing was left to do; or an answer was given where the line could also have meant what is done already. */
export type Reading = 'answer' | 'done' | 'unsure';

export class Play {
  #table: State;
  /** A saved game knows all of its cards: one that has fewer is copied instead. */
  readonly #isWhole: boolean;
  /** Has the turn begun? Before, nobody is asked anything. */
  #isRunning = false;
  /** Since the last answer that a line gave: what was taken without one, and who discarded what. */
  #taken: readonly Taken[] = [];
  #discarded: readonly Discarded[] = [];

  constructor(table: State, isWhole: boolean) {
    this.#table = table;
    this.#isWhole = isWhole;
  }

  copy(): Play {
    const copy = new Play(cardGame.clone(this.#table), this.#isWhole);
    copy.#isRunning = this.#isRunning;
    copy.#taken = this.#taken;
    copy.#discarded = this.#discarded;
    return copy;
  }

  get table(): State {
    return this.#table;
  }

  get seats(): number {
    return this.#table.players.length;
  }

  /** Who is asked and what may be answered; null when nobody is, before a turn and after the game. */
  get pending(): Pending<Frame, Answer> | null {
    return this.#isRunning ? cardGame.pending(this.#table) : null;
  }

  /** The table as a viewer may look at it, before a turn has started too. */
  get visible(): State {
    return this.#isRunning ? this.#table : { ...cardGame.clone(this.#table), stack: inPhase2(this.#table.turn) };
  }

  /** Who is asked what, in words. */
  get situation(): string {
    return situation(this.#table, this.pending);
  }

  /** Runs to the first choice. */
  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const facts: CardFact[] = [];
    this.#table.facts = facts;
    settle(this.#table);
    this.#table.facts = null;
    this.#remember(facts);
    this.#goOn();
  }

  /** Gives the answer that is meant. A line that spells out what was taken by itself is done already; where both are possible, `spellsOut` decides. */
  attempt(attempt: Attempt, spellsOut: boolean): Reading {
    const answers = legalFor(attempt, this.#table, this.pending);
    const place = this.#taken.findIndex(({ answer, why }) => isMeant(attempt, answer, this.#table, why));
    if (place >= 0 && (spellsOut || answers.length === 0)) {
      this.#taken = this.#taken.slice(place + 1);
      return 'done';
    }
    if (answers.length === 0 && this.#needsNothing(attempt)) return 'done';
    const answer = theOne(attempt, answers);
    if (answer === null) throw new Mismatch(attemptText(attempt), this.refusalOf(attempt));
    this.#taken = [];
    this.#discarded = [];
    this.#give(answer);
    this.#goOn();
    return place >= 0 ? 'unsure' : 'answer';
  }

  /** Would all of these be legal, one after the other? */
  allows(attempts: readonly Attempt[]): boolean {
    let table = this.#table;
    let { pending } = this;
    for (const attempt of attempts) {
      const [answer] = legalFor(attempt, table, pending);
      if (answer === undefined) return false;
      table = cardGame.clone(table);
      cardGame.advance(table, answer);
      pending = cardGame.pending(table);
    }
    return true;
  }

  /** Why this is not allowed, in words, with what is. */
  refusalOf(attempt: Attempt): string {
    const reason = this.#isRunning ? whyNot(attempt, this.#table) : null;
    return `not allowed${reason === null ? '' : `: ${reason}`}\n${this.situation}`;
  }

  /** Somebody passes who is asked nothing, or discards what the game discarded by itself. */
  #needsNothing({ seat, verb, card }: Attempt): boolean {
    if (verb === 'pass') return this.pending?.seat !== seat || this.pending.why.op === 'phase2';
    if (verb !== 'discard' || card === null) return false;
    const found = this.#discarded.find((one) => one.seat === seat && fits(card, one.card));
    this.#discarded = this.#discarded.filter((one) => one !== found);
    return found !== undefined;
  }

  /** Takes the only answer wherever there is but one, and leaves the game as a save brings it back. */
  #goOn(): void {
    for (;;) {
      this.#reload();
      const { pending } = this;
      const [only, another] = pending?.options ?? [];
      if (pending === null || pending.why.op === 'phase2' || only === undefined || another !== undefined) return;
      this.#taken = [...this.#taken, { answer: only, why: pending.why }];
      this.#give(only);
    }
  }

  #give(answer: Answer): void {
    this.#remember(cardGame.apply(this.#table, answer));
  }

  #remember(facts: readonly CardFact[]): void {
    const discarded: Discarded[] = [];
    for (const { kind, open } of facts)
      if (kind === 'moved' && open.to.zone === 'discard' && open.from.seat !== null && open.card !== null)
        discarded.push({ seat: open.from.seat, card: open.card });
    this.#discarded = [...this.#discarded, ...discarded];
  }

  #reload(): void {
    const copy = this.#isWhole
      ? cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(this.#table))) as Json)
      : cardGame.clone(this.#table);
    if (!samePlain(copy, this.#table)) throw new Error('Saving and restoring changed the game.');
    this.#table = copy;
  }
}
