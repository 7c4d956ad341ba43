// Visibility rules: their types, and how they are applied to views and facts.

import type { Seat, SeenFact, Viewer } from '@posse/engine';

/** Decides whether a viewer may know a value, or one item of a list. */
type Predicate<At, Item> = (at: At, item: Item, viewer: Viewer) => boolean;

/** `follows` marks a field that is derived from others: it is no secret of its own, and no view has it. */
export type Visibility<At, Item> = 'everybody' | 'nobody' | 'follows' | Predicate<At, Item>;

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T;

/** A rule for every field, so a new field does not compile until its visibility is decided. */
export type FieldVisibility<Whole, At> = { readonly [F in keyof Whole]: Visibility<At, ItemOf<Whole[F]>> };

/** A seat in a state. */
export interface SeatIn<State> {
  readonly t: State;
  readonly seat: Seat;
}

/** Rules for fields that everybody may know. */
export const open = <F extends string>(...fields: readonly F[]): Readonly<Record<F, 'everybody'>> =>
  Object.fromEntries(fields.map((field) => [field, 'everybody'])) as Record<F, 'everybody'>;

export function knows<At, Item>(who: Visibility<At, Item>, at: At, item: Item, viewer: Viewer): boolean {
  return typeof who === 'function' ? who(at, item, viewer) : who !== 'nobody';
}

/** A table whose types were erased, for reading. */
export type AnyFieldVisibility = Readonly<Record<string, Visibility<never, never>>>;

const judge = (who: Visibility<never, never>, at: unknown, item: unknown, viewer: Viewer): boolean =>
  knows(who as Visibility<unknown, unknown>, at, item, viewer);

/** The placeholders of hidden values, by field. `undefined` removes an item from a list. */
export type Placeholders = Readonly<Record<string, (item: never) => unknown>>;

/** The fields as a view shows them. A list that nobody may see becomes its length. */
export function visibleFields(
  lines: AnyFieldVisibility,
  at: unknown,
  whole: object,
  viewer: Viewer,
  closed: Placeholders,
): object {
  const values = whole as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(lines)) {
    const who = lines[field] as Visibility<never, never>;
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

/**
 * Describes the first field of a fact that the viewer is told, or not told, against the table; null if there is none.
 */
export function factMismatch(lines: AnyFieldVisibility, whole: object, told: SeenFact, viewer: Viewer): string | null {
  for (const [field, value] of Object.entries(whole)) {
    const line = lines[field];
    if (line === undefined) return `nobody has said who may know "${field}" of "${told.kind}"`;
    const may = judge(line, whole, value, viewer);
    if (told[field] !== (may ? value : null))
      return `${viewer} ${may ? 'is not told' : 'is told'} "${field}" of "${told.kind}": ${JSON.stringify(value)}`;
  }
  return null;
}

/** The next answer. A twin must not change anything that it reveals. */
export interface Next<State> {
  readonly after: State;
  /** The facts as the viewer is told them. */
  readonly told: readonly SeenFact[];
}

/** A state that differs from another in everything hidden from a viewer, with a translation of answers. */
export interface Twin<State, Answer> {
  readonly state: State;
  answer(original: Answer): Answer;
}
