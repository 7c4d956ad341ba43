// Putting an answer of the card game together: what does one pick next, given what one has picked so far?
// It looks at nothing but the list of options, so whatever the rules come up with can be chosen.

import type { Answer, CardId } from '@posse/card';
import type { Seat } from '@posse/engine';

/** What one begins with: a card, an ability, the event, or just a plain answer. Options with the same source are one thing to do. */
export interface Source {
  /** Tells it from the others. */
  readonly key: string;
  readonly kind: Answer['kind'];
  readonly card: CardId | null;
  readonly pick: string | null;
  readonly options: readonly Answer[];
}

export interface Picks {
  /** The key of a source. */
  readonly source: string | null;
  /** Undefined is not yet picked. */
  readonly as: string | null | undefined;
  readonly at: Seat | null | undefined;
  readonly prey: Answer['prey'] | undefined;
  readonly cost: readonly CardId[];
}

export const NO_PICKS: Picks = { source: null, as: undefined, at: undefined, prey: undefined, cost: [] };

/** What can be picked next; `nothing` when only one answer is left. */
export type Next =
  | { readonly wants: 'source' }
  | { readonly wants: 'as'; readonly names: readonly (string | null)[] }
  | { readonly wants: 'at'; readonly seats: readonly Seat[] }
  | { readonly wants: 'prey'; readonly at: Seat; readonly prey: readonly NonNullable<Answer['prey']>[] }
  | { readonly wants: 'cost'; readonly cards: readonly CardId[]; readonly picked: number; readonly needed: number }
  | { readonly wants: 'nothing'; readonly answer: Answer };

/** Cards, abilities and plain answers stand for themselves; whoever is chosen straight away, a player or one of his cards, is one source. */
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

/** The one player whom all that is left is about; null while there are several, or if it is about nobody. */
export function aimOf(options: readonly Answer[], picks: Picks): Seat | null {
  const [at = null, ...others] = distinct(matching(options, picks), (option) => option.at);
  return others.length === 0 ? at : null;
}

/** What is left of the options. */
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

/** An answer with a price is sent when the price is said to be paid; one that needs no target when the card is played again. */
export type Pick =
  | { readonly source: string }
  | { readonly as: string | null }
  | { readonly at: Seat }
  | { readonly prey: NonNullable<Answer['prey']> }
  | { readonly cost: CardId };

/** The picks with one thing more; a card of the price is taken back by picking it again. */
export function pickMore(picks: Picks, pick: Pick): Picks {
  if ('source' in pick) return { ...NO_PICKS, source: pick.source };
  if (!('cost' in pick)) return { ...picks, ...pick };
  const { cost } = picks;
  return {
    ...picks,
    cost: cost.includes(pick.cost) ? cost.filter((card) => card !== pick.cost) : [...cost, pick.cost],
  };
}

/** One step back, the last pick first. */
export function takeBack(picks: Picks): Picks {
  if (picks.cost.length > 0) return { ...picks, cost: picks.cost.slice(0, -1) };
  if (picks.prey !== undefined) return { ...picks, prey: undefined };
  if (picks.at !== undefined) return { ...picks, at: undefined };
  if (picks.as !== undefined) return { ...picks, as: undefined };
  return NO_PICKS;
}

/** A pick of this kind that leaves one answer sends it; after others one says so once more, and may still take it back. */
export const sendsAtOnce = (pick: Pick): boolean => 'at' in pick || 'prey' in pick;

/**
 * What need not be picked first, because the question is about it: whom or whose card one chooses, or the one thing that can be
 * done besides letting it be. In one's own turn there is no such thing.
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
