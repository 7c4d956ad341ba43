// A plan in the making: what is chosen so far, which may not go together yet.

import type { TablePlan } from '@posse/protocol';
import type { Agreed, Catalogue } from './catalogue.ts';

export interface Draft extends Agreed {
  readonly seats: number;
}

/** What is usual, for a table of this size. */
const usual = (catalogue: Catalogue, seats: number, preset?: string): Agreed => {
  const plan = { ...(preset && { preset }) };
  const at = (size: number): Agreed | null => catalogue.agreed({ ...plan, seats: size });
  // A preset that is not for so many is shown as it is for others: what is missing is said beside it.
  const agreed = at(seats) ?? catalogue.seats.map(at).find((one) => one !== null);
  return agreed ?? { parts: [], options: [] };
};

export function draftFrom(catalogue: Catalogue, plan: TablePlan): Draft {
  const { parts, options } = catalogue.agreed(plan) ?? usual(catalogue, plan.seats);
  return { seats: plan.seats, parts, options };
}

/** The plan that says the draft in the fewest words; who plays where nobody sits is agreed elsewhere. */
export function planFrom(catalogue: Catalogue, draft: Draft): TablePlan {
  const { seats, parts, options } = draft;
  const preset = presetOf(catalogue, draft);
  if (preset !== null) return { seats, preset };
  const usually = optionsWith(catalogue, parts);
  const changed = catalogue.options.filter(({ id }) => options.includes(id) !== usually.includes(id));
  const changes = Object.fromEntries(changed.map(({ id }) => [id, options.includes(id)]));
  return { seats, ...catalogue.named(parts), ...(changed.length > 0 && { options: changes }) };
}

/** The options that are on with these parts, unless somebody wants it otherwise; however many play. */
function optionsWith(catalogue: Catalogue, parts: readonly string[]): readonly string[] {
  const plans = catalogue.seats.map((seats) => catalogue.agreed({ seats, ...catalogue.named(parts) }));
  return plans.find((one) => one !== null)?.options ?? [];
}

/** The preset that the draft amounts to; null if it is somebody's own. */
export function presetOf(catalogue: Catalogue, { seats, parts, options }: Draft): string | null {
  const found = catalogue.presets.find(({ id }) => {
    const agreed = catalogue.agreed({ seats, preset: id });
    return agreed !== null && isSame(agreed.parts, parts) && isSame(agreed.options, options);
  });
  return found?.id ?? null;
}

/** A preset comes with its number of players, unless somebody has already chosen another than the usual one. */
export function withPreset(catalogue: Catalogue, draft: Draft, preset: string): Draft {
  const seatsOf = (id: string | null): number => catalogue.presets.find((one) => one.id === id)?.seats ?? draft.seats;
  const now = presetOf(catalogue, draft);
  const seats = now !== null && draft.seats === seatsOf(now) ? seatsOf(preset) : draft.seats;
  return { seats, ...usual(catalogue, seats, preset) };
}

/** A preset stays that preset for another number of players. */
export function withSeats(catalogue: Catalogue, draft: Draft, seats: number): Draft {
  const preset = presetOf(catalogue, draft);
  return { ...draft, seats, ...(preset !== null && usual(catalogue, seats, preset)) };
}

export function withPart(catalogue: Catalogue, draft: Draft, part: string): Draft {
  const parts = catalogue.parts.map(({ id }) => id).filter((id) => draft.parts.includes(id) !== (id === part));
  const [before, after] = [optionsWith(catalogue, draft.parts), optionsWith(catalogue, parts)];
  // An option goes with the part that it belongs to, and one that came with a part goes with it.
  const isOfUse = (id: string): boolean => {
    const owner = catalogue.options.find((option) => option.id === id)?.part ?? null;
    return (owner === null || parts.includes(owner)) && (after.includes(id) || !before.includes(id));
  };
  const coming = after.filter((id) => !before.includes(id) && !draft.options.includes(id));
  return { ...draft, parts, options: [...draft.options.filter(isOfUse), ...coming] };
}

export const withOption = (draft: Draft, option: string): Draft => ({
  ...draft,
  options: draft.options.includes(option) ? draft.options.filter((id) => id !== option) : [...draft.options, option],
});

/** A part that would have to come or go, so that the draft can be played. */
export interface Remedy {
  readonly part: string;
  readonly comes: boolean;
}

/** Null if all is well; empty if no single part would help. */
export function remediesFor(catalogue: Catalogue, draft: Draft): readonly Remedy[] | null {
  const canBePlayed = (one: Draft): boolean => catalogue.agreed(planFrom(catalogue, one)) !== null;
  if (canBePlayed(draft)) return null;
  return catalogue.parts
    .filter(({ id, isNeeded }) => !isNeeded && canBePlayed(withPart(catalogue, draft, id)))
    .map(({ id }) => ({ part: id, comes: !draft.parts.includes(id) }));
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
