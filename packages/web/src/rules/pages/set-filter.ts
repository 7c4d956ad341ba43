// Filters things by the set that brings them.

import { useLingui } from '@lingui/react/macro';
import { useCardNames } from '../../words/card-names.ts';
import { setsOf } from '../catalogue.ts';
import type { Thing } from '../thing.ts';
import type { Filter } from './ThingList.tsx';

export function useSetFilter(things: readonly Thing[]): Filter<Thing> {
  const { t } = useLingui();
  const names = useCardNames();
  const sets = [...new Set(things.flatMap(setsOf))];
  return {
    name: t`Set`,
    choices: sets.map((id) => ({ id, name: names.set(id).name })),
    has: (thing, set) => setsOf(thing).includes(set),
  };
}
