// The loop that runs every game: effects until somebody is asked, then one answer, then effects again.

import { nothing, type Verdict } from './frames.ts';
import { type Seat, seat } from './seat.ts';

/** What the loop needs to know of a game's state. */
export interface Running<F> {
  /** Still to be settled; the last one is on top. */
  readonly stack: F[];
  /** How many answers were given: the number of the question that is open. */
  step: number;
  winners: readonly Seat[] | null;
}

/** Every answer says whose it is and of which kind; the rest is the game's. */
export interface AnswerBase {
  readonly seat: Seat;
  readonly kind: string;
}

export interface Pending<F, A> {
  /** Who is asked. */
  readonly seat: Seat;
  /** The frame that asks. */
  readonly why: F;
  /** Everything that the asked player may answer. */
  readonly options: readonly A[];
  /** What other players may do of their own accord before the answer comes; the question stays open. */
  readonly asides: readonly A[];
}

/** An answer that is not among the legal ones. Nothing has changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/** An answer that leads into a circle of effects. The table is somewhere in the middle of it: go on with a copy from before. */
export class EndlessEffects extends Error {
  override readonly name = 'EndlessEffects';

  /** What went round, by the kinds of its frames. */
  readonly circle: readonly string[];

  constructor(circle: readonly string[]) {
    super(
      `One answer has set off more than ${MOST_EFFECTS} effects without an end. What goes round: ${circle.join(', ')}.`,
    );
    this.circle = circle;
  }
}

/** What one answer may set off. Games of all our sets together come to 69. */
const MOST_EFFECTS = 5000;
/** How many of the last ones are looked at, to tell which go round. */
const LOOKED_AT = 100;

// Inside the loop frames and answers of all kinds look alike; outside, each rule knows its own.
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
  /** The rule of each kind of frame at this table. */
  rules(table: S): Readonly<Record<string, unknown>>;
  /** Adds what a player may do in any question of his own, and, between effects, in anybody's. */
  abilities(table: S, seat: Seat, frame: F, list: A[]): void;
  /** What such an answer leads to. */
  useAbility(table: S, answer: A, betweenEffects: boolean): readonly F[];
  /** How many seats there are. */
  seats(table: S): number;
  same(a: A, b: A): boolean;
  /** There is one option: could there be another, as far as everybody sees? What is hidden must make no difference to this. `ask` puts the same question at another table. */
  couldBeOther(table: S, asked: Pending<F, A>, ask: (other: S) => Pending<F, A>): boolean;
}

export interface Loop<S, F, A> {
  /** Runs effects until somebody is asked or the game is over. */
  settle(table: S): void;
  pending(table: S): Pending<F, A> | null;
  sole(table: S): A | null;
  apply(table: S, answer: A): void;
}

export function makeLoop<S extends Running<F>, F extends { readonly op: string }, A extends AnswerBase>(
  parts: LoopParts<S, F, A>,
): Loop<S, F, A> {
  // The question last listed: asking twice, as every caller does once to show and once to check, costs nothing.
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
      if (run > MOST_EFFECTS - LOOKED_AT) circle = (circle ?? new Set()).add(frame.op);
      if (run > MOST_EFFECTS && circle !== null) throw new EndlessEffects([...circle]);
    }
  }

  const rulesOf = (table: S) => parts.rules(table) as AnyRules<S, F, A>;

  /** The rule of a frame that stands still. */
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
      : { seat: asked, why, options, asides: nothing };
  }

  function listAsides(table: S, asked: Seat, why: F): A[] {
    const asides: A[] = [];
    for (let number = parts.seats(table) - 1; number >= 0; number--)
      if (number !== asked) parts.abilities(table, seat(number), why, asides);
    return asides;
  }

  /** What anybody may do of his own accord means that there is more than one thing to do. */
  function sole(table: S): A | null {
    const asked = pending(table);
    const only = asked?.options[0];
    if (asked === null || only === undefined || asked.options.length > 1 || asked.asides.length > 0) return null;
    return parts.couldBeOther(table, asked, list) ? null : only;
  }

  function apply(table: S, given: A): void {
    const asked = pending(table);
    if (asked === null) throw new IllegalAnswer('The game is over: nobody is asked any more.');
    if (typeof given !== 'object' || given === null) throw new IllegalAnswer('An answer is one of the listed options.');
    const answer = find(asked, given);
    if (answer === null) throw new IllegalAnswer(describe(asked, given));
    const rule = asking ?? questionOf(table, asked.why);
    const handler = answer.seat === asked.seat ? rule.on[answer.kind] : undefined;
    if (handler === undefined) {
      push(table.stack, parts.useAbility(table, answer, rule.betweenEffects === true));
    } else {
      const verdict = handler(table, asked.why, answer);
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

  return { settle, pending, sole, apply };
}

/** A question between effects. What others may do meanwhile is listed when somebody wants to know: hardly anybody does. */
class WithAsides<S extends Running<F>, F, A> implements Pending<F, A> {
  readonly seat: Seat;
  readonly why: F;
  readonly options: readonly A[];
  private readonly table: S;
  private readonly step: number;
  private readonly list: (table: S, asked: Seat, why: F) => readonly A[];
  private found: readonly A[] | null = null;

  constructor(table: S, seat: Seat, why: F, options: readonly A[], list: WithAsides<S, F, A>['list']) {
    this.seat = seat;
    this.why = why;
    this.options = options;
    this.table = table;
    this.step = table.step;
    this.list = list;
  }

  get asides(): readonly A[] {
    if (this.found !== null) return this.found;
    if (this.table.step !== this.step) throw new Error('The question is answered: ask what is open now.');
    this.found = this.list(this.table, this.seat, this.why);
    return this.found;
  }
}

function topOf<F>(stack: readonly F[]): F {
  const top = stack[stack.length - 1];
  if (top === undefined) throw new Error('Nothing is left to happen, and nobody has won.');
  return top;
}

function push<F>(stack: F[], frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined) stack.push(frame);
  }
}

function describe<F extends { readonly op: string }, A extends AnswerBase>(asked: Pending<F, A>, given: A): string {
  return given.seat === asked.seat
    ? `"${given.kind}" as given is not among the ${asked.options.length} legal answers to "${asked.why.op}".`
    : `Seat ${given.seat} is not asked: the game waits for seat ${asked.seat} ("${asked.why.op}").`;
}
