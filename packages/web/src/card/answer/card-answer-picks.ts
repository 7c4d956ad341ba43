// Composes an answer of the card game: the next pick, given the picks so far.
// It depends only on the list of options, so that every legal answer can be chosen.

import type { Answer, CardId } from '@posse/card';
import type { Seat } from '@posse/engine';

/** The first pick: a card, an ability, the event, or a plain answer. Options with the same source are one item. */
export interface Source {
  /** The unique key of the source. */
  readonly key: string;
  readonly kind: Answer['kind'];
  readonly card: CardId | null;
  readonly pick: string | null;
  readonly options: readonly Answer[];
}

export interface Picks {
  /** The key of a source. */
  readonly source: string | null;
  /** The name under which the card is played; undefined if it is not picked yet. */
  readonly as: string | null | undefined;
  readonly at: Seat | null | undefined;
  readonly prey: Answer['prey'] | undefined;
  readonly cost: readonly CardId[];
}

export const NO_PICKS: Picks = { source: null, as: undefined, at: undefined, prey: undefined, cost: [] };

/** The kinds of the next pick; `nothing` when only one answer is left. */
export type Next =
  | { readonly wants: 'source' }
  | { readonly wants: 'as'; readonly names: readonly (string | null)[] }
  | { readonly wants: 'at'; readonly seats: readonly Seat[] }
  | { readonly wants: 'prey'; readonly at: Seat; readonly prey: readonly NonNullable<Answer['prey']>[] }
  | { readonly wants: 'cost'; readonly cards: readonly CardId[]; readonly picked: number; readonly needed: number }
  | { readonly wants: 'nothing'; readonly answer: Answer };

/** Each card, ability and plain answer is a source. Answers that choose a player or a card of one share a source. */
function keyOf({ kind, card, pick }: Answer): string {
  if (card !== null) return `${kind} card ${card}`;
  return pick === null ? kind : `${kind} ${pick}`;
}

export function sourcesOf(options: readonly Answer[]): Source[] {
  const found = new Map<string, Source & { readonly options: Answer[] }>();
  for (const option of options) {
    const { kind, card, pick } = option;
    const key = keyOf(option);
    const same = found.get(key);
    if (same === undefined) found.set(key, { key, kind, card, pick, options: [option] });
    else same.options.push(option);
  }
  return [...found.values()];
}

/** The player whom all remaining options aim at; null if they differ, or aim at nobody. */
export function aimOf(options: readonly Answer[], picks: Picks): Seat | null {
  const [at = null, ...others] = distinct(matching(options, picks), (option) => option.at);
  return others.length === 0 ? at : null;
}

/** The options that match the picks. */
const matching = (options: readonly Answer[], { source, as, at, prey, cost }: Picks): Answer[] =>
  options.filter(
    (option) =>
      keyOf(option) === source &&
      (as === undefined || option.as === as) &&
      (at === undefined || option.at === at) &&
      (prey === undefined || option.prey === prey) &&
      cost.every((card) => option.cost.includes(card)),
  );

export function nextOf(options: readonly Answer[], picks: Picks): Next {
  if (picks.source === null) return { wants: 'source' };
  const left = matching(options, picks);
  const [first] = left;
  if (first === undefined) return { wants: 'source' };
  const names = distinct(left, ({ as }) => as);
  if (names.length > 1) return { wants: 'as', names };
  const seats = distinct(left, ({ at }) => at);
  if (seats.length > 1) return { wants: 'at', seats: seats.filter((seat) => seat !== null) };
  const prey = distinct(left, (option) => option.prey);
  if (prey.length > 1 && first.at !== null)
    return { wants: 'prey', at: first.at, prey: prey.filter((one) => one !== null) };
  if (left.length === 1 || first.cost.length === picks.cost.length) return { wants: 'nothing', answer: first };
  const cards = distinct(
    left.flatMap(({ cost }) => cost),
    (card) => card,
  );
  return { wants: 'cost', cards, picked: picks.cost.length, needed: first.cost.length };
}

const distinct = <T, V>(list: readonly T[], of: (one: T) => V): V[] => [...new Set(list.map(of))];

/**
 * A pick. An answer with a price is sent when its price is confirmed; one without a target when the card is picked
 * again.
 */
export type Pick =
  | { readonly source: string }
  | { readonly as: string | null }
  | { readonly at: Seat }
  | { readonly prey: NonNullable<Answer['prey']> }
  | { readonly cost: CardId };

/** Adds a pick. Picking a card of the price again takes it back. */
export function pickMore(picks: Picks, pick: Pick): Picks {
  if ('source' in pick) return { ...NO_PICKS, source: pick.source };
  if (!('cost' in pick)) return { ...picks, ...pick };
  const { cost } = picks;
  return {
    ...picks,
    cost: cost.includes(pick.cost) ? cost.filter((card) => card !== pick.cost) : [...cost, pick.cost],
  };
}

/** Takes the last pick back. */
export function takeBack(picks: Picks): Picks {
  if (picks.cost.length > 0) return { ...picks, cost: picks.cost.slice(0, -1) };
  if (picks.prey !== undefined) return { ...picks, prey: undefined };
  if (picks.at !== undefined) return { ...picks, at: undefined };
  if (picks.as !== undefined) return { ...picks, as: undefined };
  return NO_PICKS;
}

/**
 * A target that leaves one answer sends it at once. After any other pick the player confirms, and may still take it
 * back.
 */
export const sendsAtOnce = (pick: Pick): boolean => 'at' in pick || 'prey' in pick;

/**
 * The source that need not be picked, because the question is about it: the choice of a player or card, or the only
 * alternative to passing. A player's own turn has none.
 */
export function impliedSource(options: readonly Answer[]): Source | null {
  if (options.some(({ kind }) => kind === 'end')) return null;
  const sources = sourcesOf(options);
  const picks = sources.find(({ key }) => key === 'choose');
  if (picks !== undefined) return picks;
  const [one, ...more] = sources.filter(({ kind }) => kind !== 'pass');
  if (one === undefined || more.length > 0 || one.card !== null) return null;
  return one.options.length > 1 || one.options[0]?.at != null ? one : null;
}
