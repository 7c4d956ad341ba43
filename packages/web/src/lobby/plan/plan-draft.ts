// A draft of a plan, which may not be playable yet.

import type { TablePlan } from '@posse/protocol';
import type { Agreed, Catalogue, RuleNumber } from './catalogue-types.ts';

export interface Draft extends Agreed {
  readonly seats: number;
}

/** The default agreement for a table of this size. */
const usual = (catalogue: Catalogue, seats: number, preset?: string): Agreed => {
  const plan = { ...(preset && { preset }) };
  const at = (size: number): Agreed | null => catalogue.agreed({ ...plan, seats: size });
  // A preset that is not for this many is shown as for others, with the reason beside it.
  const agreed = at(seats) ?? catalogue.seats.map(at).find((one) => one !== null);
  return agreed ?? { parts: [], options: [], numbers: {} };
};

export function draftFrom(catalogue: Catalogue, plan: TablePlan): Draft {
  return { seats: plan.seats, ...(catalogue.agreed(plan) ?? usual(catalogue, plan.seats)) };
}

/** The shortest plan for the draft, without the level of bots. */
export function planFrom(catalogue: Catalogue, draft: Draft): TablePlan {
  const { seats, parts, options, numbers } = draft;
  const preset = presetOf(catalogue, draft);
  if (preset !== null) return { seats, preset };
  const usually = usualWith(catalogue, parts);
  const switched = catalogue.options.filter(({ id }) => options.includes(id) !== usually.options.includes(id));
  const changes = {
    ...Object.fromEntries(switched.map(({ id }) => [id, options.includes(id)])),
    ...Object.fromEntries(Object.entries(numbers).filter(([id, value]) => value !== usually.numbers[id])),
  };
  return { seats, ...catalogue.named(parts), ...(Object.keys(changes).length > 0 && { options: changes }) };
}

/** The default agreement with these parts, for any number of players. */
function usualWith(catalogue: Catalogue, parts: readonly string[]): Agreed {
  const plans = catalogue.seats.map((seats) => catalogue.agreed({ seats, ...catalogue.named(parts) }));
  return plans.find((one) => one !== null) ?? { parts, options: [], numbers: {} };
}

/** The preset that the draft equals; null for a custom mix. */
export function presetOf(catalogue: Catalogue, { seats, parts, options, numbers }: Draft): string | null {
  const found = catalogue.presets.find(({ id }) => {
    const agreed = catalogue.agreed({ seats, preset: id });
    if (agreed === null || !isSame(agreed.parts, parts) || !isSame(agreed.options, options)) return false;
    return Object.entries(agreed.numbers).every(([number, value]) => numbers[number] === value);
  });
  return found?.id ?? null;
}

/** The draft with another preset. It brings its number of players, unless the user chose one. */
export function withPreset(catalogue: Catalogue, draft: Draft, preset: string): Draft {
  const seatsOf = (id: string | null): number => catalogue.presets.find((one) => one.id === id)?.seats ?? draft.seats;
  const now = presetOf(catalogue, draft);
  const seats = now !== null && draft.seats === seatsOf(now) ? seatsOf(preset) : draft.seats;
  return { seats, ...usual(catalogue, seats, preset) };
}

/** The draft with another number of players. A preset stays that preset. */
export function withSeats(catalogue: Catalogue, draft: Draft, seats: number): Draft {
  const preset = presetOf(catalogue, draft);
  return { ...draft, seats, ...(preset !== null && usual(catalogue, seats, preset)) };
}

export function withPart(catalogue: Catalogue, draft: Draft, part: string): Draft {
  const parts = catalogue.parts.map(({ id }) => id).filter((id) => draft.parts.includes(id) !== (id === part));
  const [before, after] = [usualWith(catalogue, draft.parts), usualWith(catalogue, parts)];
  // An option is removed with the part that it belongs to, or that brought it.
  const isOfUse = (id: string): boolean => {
    const owners = catalogue.options.filter((option) => option.id === id).map((option) => option.part);
    return (
      owners.some((owner) => owner === null || parts.includes(owner)) &&
      (after.options.includes(id) || !before.options.includes(id))
    );
  };
  const coming = after.options.filter((id) => !before.options.includes(id) && !draft.options.includes(id));
  const numbers = catalogue.numbers.map((number): [string, number] => {
    const { [number.id]: value = number.from } = draft.numbers;
    const isOwn = value !== before.numbers[number.id] && isNumberOfUse(number, parts);
    return [number.id, isOwn ? value : (after.numbers[number.id] ?? value)];
  });
  const options = [...draft.options.filter(isOfUse), ...coming];
  return { ...draft, parts, options, numbers: Object.fromEntries(numbers) };
}

export const isNumberOfUse = (number: RuleNumber, parts: readonly string[]): boolean =>
  number.parts.every((part) => parts.includes(part));

/** The numbers that matter and differ from the usual ones with these parts. */
export function numbersChanged(catalogue: Catalogue, { parts, numbers }: Draft): readonly RuleNumber[] {
  const usually = usualWith(catalogue, parts).numbers;
  return catalogue.numbers.filter(
    (number) => numbers[number.id] !== usually[number.id] && isNumberOfUse(number, parts),
  );
}

export const withNumber = (draft: Draft, id: string, value: number): Draft => ({
  ...draft,
  numbers: { ...draft.numbers, [id]: value },
});

export const withOption = (draft: Draft, option: string): Draft => ({
  ...draft,
  options: draft.options.includes(option) ? draft.options.filter((id) => id !== option) : [...draft.options, option],
});

/** A remedy: a part to add or remove, so that the draft can be played. */
interface PartRemedy {
  readonly part: string;
  readonly comes: boolean;
}

/** A remedy: another value of a number. */
interface NumberRemedy {
  readonly number: string;
  readonly most: number;
}

export type Remedy = PartRemedy | NumberRemedy;

const canBePlayed = (catalogue: Catalogue, draft: Draft): boolean =>
  catalogue.agreed(planFrom(catalogue, draft)) !== null;

/** The possible values of a number with the rest of the draft; all of them if the draft fails for another reason. */
export function valuesOf(catalogue: Catalogue, draft: Draft, { id, from, to }: RuleNumber): ReadonlySet<number> {
  const all = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const playable = all.filter((value) => canBePlayed(catalogue, withNumber(draft, id, value)));
  return new Set(playable.length === 0 ? all : playable);
}

/** Single changes with which the draft can be played; null if it can already, empty if none would help. */
export function remediesFor(catalogue: Catalogue, draft: Draft): readonly Remedy[] | null {
  if (canBePlayed(catalogue, draft)) return null;
  const numbers = catalogue.numbers.flatMap((number): NumberRemedy[] => {
    const { id, from } = number;
    const values = valuesOf(catalogue, draft, number);
    return values.has(draft.numbers[id] ?? from) ? [] : [{ number: id, most: Math.max(...values) }];
  });
  const parts = catalogue.parts
    .filter(({ id, isNeeded }) => !isNeeded && canBePlayed(catalogue, withPart(catalogue, draft, id)))
    .map(({ id }) => ({ part: id, comes: !draft.parts.includes(id) }));
  return [...numbers, ...parts];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
