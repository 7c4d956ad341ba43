// Who may know what: the words in which the tables of both games say it, and how they are read.

import type { Seat, SeenFact, Viewer } from '@posse/engine';

/** Whether this viewer may know this one: a value, or one of a list. */
type Judged<At, Item> = (at: At, item: Item, viewer: Viewer) => boolean;

/** What follows from the rest is no secret of its own, and no view needs it. */
export type Who<At, Item> = 'everybody' | 'nobody' | 'follows' | Judged<At, Item>;

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T;

/** A line for every field: a new one does not compile until somebody says who may know it. */
export type Lines<Whole, At> = { readonly [F in keyof Whole]: Who<At, ItemOf<Whole[F]>> };

/** A seat in a state. */
export interface SeatIn<State> {
  readonly t: State;
  readonly seat: Seat;
}

/** Fields that lie open on the table. */
export const open = <F extends string>(...fields: readonly F[]): Readonly<Record<F, 'everybody'>> =>
  Object.fromEntries(fields.map((field) => [field, 'everybody'])) as Record<F, 'everybody'>;

export function knows<At, Item>(who: Who<At, Item>, at: At, item: Item, viewer: Viewer): boolean {
  return typeof who === 'function' ? who(at, item, viewer) : who !== 'nobody';
}

/** Lines, when they are read rather than written. */
export type AnyLines = Readonly<Record<string, Who<never, never>>>;

const judge = (who: Who<never, never>, at: unknown, item: unknown, viewer: Viewer): boolean =>
  knows(who as Who<unknown, unknown>, at, item, viewer);

/** How a view shows what somebody may not know, by the name of its field. `undefined` leaves one of a list out. */
export type Closed = Readonly<Record<string, (item: never) => unknown>>;

/** What a view shows of these fields. Lists of which nobody knows anything are shown by their number. */
export function shown(lines: AnyLines, at: unknown, whole: object, viewer: Viewer, closed: Closed): object {
  const values = whole as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(lines)) {
    const who = lines[field] as Who<never, never>;
    const value = values[field];
    const isList = Array.isArray(value);
    const see = (item: unknown): unknown =>
      judge(who, at, item, viewer) ? item : (closed[field] as ((item: unknown) => unknown) | undefined)?.(item);
    if (who === 'everybody') fields[field] = value;
    else if (who === 'nobody' && isList) fields[field] = value.length;
    else if (typeof who === 'function')
      fields[field] = isList ? value.map(see).filter((item) => item !== undefined) : see(value);
  }
  return fields;
}

/** What is wrong with what this viewer is told of a fact: all that he may know, and nothing else; null if nothing. */
export function mistold(lines: AnyLines, whole: object, told: SeenFact, viewer: Viewer): string | null {
  for (const [field, value] of Object.entries(whole)) {
    const line = lines[field];
    if (line === undefined) return `nobody has said who may know "${field}" of "${told.kind}"`;
    const may = judge(line, whole, value, viewer);
    if (told[field] !== (may ? value : null))
      return `${viewer} ${may ? 'is not told' : 'is told'} "${field}" of "${told.kind}": ${JSON.stringify(value)}`;
  }
  return null;
}

/** What an answer leads to: what comes to light by it may not be different. */
export interface Next<State> {
  readonly after: State;
  /** What the viewer is told of it. */
  readonly told: readonly SeenFact[];
}

/** A state that differs from another in all that somebody can't know, and the same answer told in its words. */
export interface Twin<State, Answer> {
  readonly state: State;
  answer(original: Answer): Answer;
}
