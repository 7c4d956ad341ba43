// The choices of powers: which hooks there are, and their values.

import { candidate, type Desk } from './choice-desk.ts';
import type { Choice } from './choice-types.ts';
import { HOOK_SIGNS, HOOK_VALUES, HOOKS, type Hook, mostUsedFirst, useOf } from './default-sentences.ts';
import { isSame, valuesOf } from './field-values.ts';
import { isBlockHook, piecesOfHook, valuesInHook } from './hook-rows.ts';
import { type Entry, type Path, valueAt, withValue } from './thing-place.ts';

const hookIn = (entry: Entry, hook: Hook): unknown => valueAt(entry, ['power', hook]);

const labelOf = (desk: Desk, entry: Entry, hook: Hook, changed: string | null) => ({
  pieces: piecesOfHook(desk.speaker, hook, hookIn(entry, hook)),
  changed,
});

/** A hook with its first value. One about a target needs no other words. */
export function choicesOfHooks(desk: Desk): readonly Choice[] {
  const missing = HOOKS.filter((hook) => hookIn(desk.entry, hook) === undefined);
  return mostUsedFirst(missing, (hook) => useOf(hook)).flatMap((hook) => {
    const entry = withValue(desk.entry, ['power', hook], HOOK_VALUES[hook]);
    return candidate(desk, { id: hook, entry, label: labelOf(desk, entry, hook, null), sign: HOOK_SIGNS[hook] });
  });
}

export function choicesOfHookValue(desk: Desk, hook: Hook, place: number): readonly Choice[] {
  const value = valuesInHook(desk.speaker, hook, hookIn(desk.entry, hook))[place];
  if (value === undefined) return [];
  const path: Path = ['power', hook, ...value.path];
  const current = valueAt(desk.entry, path);
  const found = valuesOf(value.field, current, desk.kinds).flatMap((one) =>
    candidate(desk, {
      id: JSON.stringify(one) ?? 'unset',
      ...changedAt(desk, hook, path, one, String(place)),
      isChosen: isSame(one, current),
    }),
  );
  return value.isOptional && current !== undefined ? [...found, ...without(desk, hook, path)] : found;
}

function changedAt(desk: Desk, hook: Hook, path: Path, value: unknown, changed: string | null) {
  const entry = withValue(desk.entry, path, value);
  return { entry, label: labelOf(desk, entry, hook, changed), sign: HOOK_SIGNS[hook] };
}

const without = (desk: Desk, hook: Hook, path: Path): Choice[] =>
  candidate(desk, {
    id: `without ${path.at(-1)}`,
    ...changedAt(desk, hook, path, undefined, null),
    sign: 'close',
    isRemoval: true,
  });

/** The same sentences at another moment; where they make no sense, those to begin with. */
export function choicesOfMoment(desk: Desk, hook: Hook): readonly Choice[] {
  const { [hook]: now, ...others } = (desk.entry.power ?? {}) as Readonly<Record<string, unknown>>;
  const moments = HOOKS.filter((one) => isBlockHook(HOOK_VALUES[one]) && (one === hook || others[one] === undefined));
  const found = mostUsedFirst(moments, (one) => useOf(one)).flatMap((one) => {
    const at = (value: unknown): Entry => ({ ...desk.entry, power: { ...others, [one]: value } }) as Entry;
    const entry = one === hook ? desk.entry : desk.makesSense(at(now)) ? at(now) : at(HOOK_VALUES[one]);
    const label = labelOf(desk, entry, one, null);
    return candidate(desk, { id: one, entry, label, sign: HOOK_SIGNS[one], isChosen: one === hook });
  });
  return [...found, ...removalOf(desk, hook)];
}

const removalOf = (desk: Desk, hook: Hook): Choice[] => [
  // A power may be left without any, until it is finished.
  {
    id: 'remove',
    entry: withValue(desk.entry, ['power', hook], undefined),
    label: { word: 'remove' },
    sign: 'close',
    isChosen: false,
    isRemoval: true,
    refusal: null,
  },
];

/** Values that are left out, more rules of the same sort, and its removal. */
export function choicesOfHookMore(desk: Desk, hook: Hook): readonly Choice[] {
  const now = hookIn(desk.entry, hook);
  const values = valuesInHook(desk.speaker, hook, now);
  const missing = values.flatMap(({ path, field, isOptional }, place) => {
    const whole: Path = ['power', hook, ...path];
    if (!isOptional || valueAt(desk.entry, whole) !== undefined) return [];
    return valuesOf(field, undefined, desk.kinds)
      .slice(0, FEW)
      .flatMap((value) =>
        candidate(desk, {
          id: `${path.join(' ')} ${JSON.stringify(value)}`,
          ...changedAt(desk, hook, whole, value, String(place)),
        }),
      );
  });
  const rules = hook === 'countsAs' || hook === 'forbids' ? (now as readonly unknown[]) : [];
  const [another] = hook === 'countsAs' || hook === 'forbids' ? HOOK_VALUES[hook] : [];
  const more = rules.length === 0 ? [] : [{ id: 'another', path: ['power', hook, rules.length], value: another }];
  const fewer =
    rules.length < 2
      ? []
      : rules.map((_, place) => ({ id: `without ${place}`, path: ['power', hook, place], value: undefined }));
  return [
    ...missing,
    ...more.flatMap(({ id, path, value }) =>
      candidate(desk, { id, ...changedAt(desk, hook, path, value, null), sign: 'plus' }),
    ),
    ...fewer.flatMap(({ id, path, value }) =>
      candidate(desk, { id, ...changedAt(desk, hook, path, value, null), sign: 'close', isRemoval: true }),
    ),
    ...removalOf(desk, hook),
  ];
}

/** The states of a player are enough for a first condition; others follow when it is changed. */
const FEW = 8;
