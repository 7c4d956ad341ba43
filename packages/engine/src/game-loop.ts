// The loop of every game: runs effects until it needs an answer.

import { nothing, type Verdict } from './frames.ts';
import { type Seat, seat } from './seat.ts';

/** The fields that the loop needs in a game's state. */
export interface Running<F> {
  /** The frames still to be settled; the last one is on top. */
  readonly stack: F[];
  /** The number of answers so far, which is the number of the open question. */
  step: number;
  winners: readonly Seat[] | null;
}

/** The fields of every answer; each game adds its own. */
export interface AnswerBase {
  readonly seat: Seat;
  readonly kind: string;
}

export interface Pending<F, A> {
  /** The player who is asked. */
  readonly asked: Seat;
  /** @deprecated The old name of `asked`, for one release. */
  readonly seat: Seat;
  /** The frame that asks. */
  readonly why: F;
  /** Every answer that the asked player may give. `answers` of the game adds the moves of the others. */
  readonly options: readonly A[];
  /** The moves that other players may make on their own before the answer comes. The question stays open. */
  readonly asides: readonly A[];
}

/** The answer is not among the legal ones. The state has not changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/** The answer causes effects without end. The state is half settled: continue with a copy from before. */
export class EndlessEffects extends Error {
  override readonly name = 'EndlessEffects';

  /** The kinds of frames in the cycle. */
  readonly circle: readonly string[];

  constructor(circle: readonly string[]) {
    super(
      `One answer has set off more than ${MAX_EFFECTS} effects without an end. What goes round: ${circle.join(', ')}.`,
    );
    this.circle = circle;
  }
}

/** The limit of effects for one answer. Games with all our sets need up to 69. */
const MAX_EFFECTS = 5000;
/** How many of the last effects are inspected to name the cycle. */
const INSPECTED_EFFECTS = 100;

// The loop treats frames and answers of all kinds alike; outside, each rule knows its own types.
interface AnyQuestion<S, F, A> {
  who(frame: F, table: S): Seat | null;
  open?(table: S, frame: F): boolean;
  closes?(table: S, frame: F): readonly F[];
  offers(table: S, frame: F, list: A[], me: Seat): void;
  readonly on: Readonly<Record<string, ((table: S, frame: F, answer: A) => Verdict<F>) | undefined>>;
  readonly betweenEffects?: true;
}
type AnyRule<S, F, A> = AnyQuestion<S, F, A> | ((table: S, frame: F) => readonly F[]);
type AnyRules<S, F, A> = Readonly<Record<string, AnyRule<S, F, A> | undefined>>;

export interface LoopParts<S, F, A> {
  /** The rules of this table, by kind of frame. */
  rules(table: S): Readonly<Record<string, unknown>>;
  /** Adds the abilities that a player may use in any question of their own and, between effects, in anybody's. */
  abilities(table: S, seat: Seat, frame: F, list: A[]): void;
  /** Returns the frames that follow from the use of an ability. */
  useAbility(table: S, answer: A, betweenEffects: boolean): readonly F[];
  seats(table: S): number;
  same(a: A, b: A): boolean;
  /**
   * With one option listed: could there be another, going by public information? The result must not depend on hidden
   * information. `ask` lists the same question at another table.
   */
  couldBeOther(table: S, asked: Pending<F, A>, ask: (other: S) => Pending<F, A>): boolean;
}

export interface Loop<S, F, A> {
  /** Runs effects until a player is asked or the game is over. */
  settle(table: S): void;
  pending(table: S): Pending<F, A> | null;
  forcedAnswer(table: S): A | null;
  apply(table: S, answer: A): void;
}

export function makeLoop<S extends Running<F>, F extends { readonly op: string }, A extends AnswerBase>(
  parts: LoopParts<S, F, A>,
): Loop<S, F, A> {
  // Caches the question listed last, because every caller asks twice: to show it and to check the answer.
  let listedFor: S | null = null;
  let listedStep = -1;
  let listed: Pending<F, A> | null = null;
  // Its rule, which the answer needs too.
  let asking: AnyQuestion<S, F, A> | null = null;

  function settle(table: S): void {
    const rules = rulesOf(table);
    const { stack } = table;
    let circle: Set<string> | null = null;
    for (let run = 1; table.winners === null; run++) {
      const frame = topOf(stack);
      const rule = rules[frame.op];
      if (typeof rule === 'function') {
        stack.pop();
        push(stack, rule(table, frame));
      } else {
        if (rule === undefined) throw new Error(`There is no rule for "${frame.op}".`);
        if (rule.who(frame, table) !== null && (rule.open === undefined || rule.open(table, frame))) return;
        stack.pop();
        if (rule.closes !== undefined) push(stack, rule.closes(table, frame));
      }
      if (run > MAX_EFFECTS - INSPECTED_EFFECTS) circle = (circle ?? new Set()).add(frame.op);
      if (run > MAX_EFFECTS && circle !== null) throw new EndlessEffects([...circle]);
    }
  }

  const rulesOf = (table: S) => parts.rules(table) as AnyRules<S, F, A>;

  /** Returns the rule of the frame that waits for an answer. */
  function questionOf(table: S, frame: F): AnyQuestion<S, F, A> {
    const rule = rulesOf(table)[frame.op];
    if (rule === undefined || typeof rule === 'function')
      throw new Error(`"${frame.op}" asks nobody: settle the table first.`);
    return rule;
  }

  function pending(table: S): Pending<F, A> | null {
    if (listedFor === table && listedStep === table.step) return listed;
    listed = table.winners === null ? list(table) : null;
    listedFor = table;
    listedStep = table.step;
    return listed;
  }

  function list(table: S): Pending<F, A> {
    const why = topOf(table.stack);
    const rule = questionOf(table, why);
    const asked = rule.who(why, table);
    if (asked === null) throw new Error(`"${why.op}" has nobody to ask: settle the table first.`);
    const options: A[] = [];
    rule.offers(table, why, options, asked);
    parts.abilities(table, asked, why, options);
    asking = rule;
    return rule.betweenEffects
      ? new WithAsides(table, asked, why, options, listAsides)
      : { asked, seat: asked, why, options, asides: nothing };
  }

  function listAsides(table: S, asked: Seat, why: F): A[] {
    const asides: A[] = [];
    for (let number = parts.seats(table) - 1; number >= 0; number--)
      if (number !== asked) parts.abilities(table, seat(number), why, asides);
    return asides;
  }

  /** The forced answer; null if there is none. If anybody may give an aside, that is a choice too. */
  function forcedAnswer(table: S): A | null {
    const asked = pending(table);
    const only = asked?.options[0];
    if (asked === null || only === undefined || asked.options.length > 1 || asked.asides.length > 0) return null;
    return parts.couldBeOther(table, asked, list) ? null : only;
  }

  function apply(table: S, given: A): void {
    const question = pending(table);
    if (question === null) throw new IllegalAnswer('The game is over: nobody is asked any more.');
    if (typeof given !== 'object' || given === null) throw new IllegalAnswer('An answer is one of the listed options.');
    const answer = find(question, given);
    if (answer === null) throw new IllegalAnswer(describe(question, given));
    const rule = asking ?? questionOf(table, question.why);
    const handler = answer.seat === question.asked ? rule.on[answer.kind] : undefined;
    if (handler === undefined) {
      push(table.stack, parts.useAbility(table, answer, rule.betweenEffects === true));
    } else {
      const verdict = handler(table, question.why, answer);
      if (verdict.settled) table.stack.pop();
      push(table.stack, verdict.next);
    }
    table.step++;
    settle(table);
  }

  function find(asked: Pending<F, A>, given: A): A | null {
    for (const option of asked.options) if (option === given) return option;
    for (const option of asked.options) if (parts.same(option, given)) return option;
    for (const option of asked.asides) if (parts.same(option, given)) return option;
    return null;
  }

  return { settle, pending, forcedAnswer, apply };
}

/** A question between effects. Its asides are listed on demand, because few callers need them. */
class WithAsides<S extends Running<F>, F, A> implements Pending<F, A> {
  readonly asked: Seat;
  readonly why: F;
  readonly options: readonly A[];
  private readonly table: S;
  private readonly step: number;
  private readonly list: (table: S, asked: Seat, why: F) => readonly A[];
  private found: readonly A[] | null = null;

  constructor(table: S, asked: Seat, why: F, options: readonly A[], list: WithAsides<S, F, A>['list']) {
    this.asked = asked;
    this.why = why;
    this.options = options;
    this.table = table;
    this.step = table.step;
    this.list = list;
  }

  get seat(): Seat {
    return this.asked;
  }

  get asides(): readonly A[] {
    if (this.found !== null) return this.found;
    if (this.table.step !== this.step)
      throw new Error('This question has been answered. Ask for the open one with pending().');
    this.found = this.list(this.table, this.asked, this.why);
    return this.found;
  }
}

function topOf<F>(stack: readonly F[]): F {
  const top = stack[stack.length - 1];
  if (top === undefined) throw new Error('The stack is empty, but the game has no winners.');
  return top;
}

function push<F>(stack: F[], frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined) stack.push(frame);
  }
}

function describe<F extends { readonly op: string }, A extends AnswerBase>(question: Pending<F, A>, given: A): string {
  return given.seat === question.asked
    ? `"${given.kind}" as given is not among the ${question.options.length} legal answers to "${question.why.op}".`
    : `Seat ${given.seat} is not asked: the game waits for seat ${question.asked} ("${question.why.op}").`;
}
