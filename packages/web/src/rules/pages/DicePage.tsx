// All faces of the dice, by the die that shows them.

import { useLingui } from '@lingui/react/macro';
import { type DieKind, FACES } from '@posse/dice';
import { thingsOf } from '../catalogue.ts';
import type { Thing } from '../thing.ts';
import { type Filter, ThingList } from './ThingList.tsx';

export function DicePage() {
  const { t } = useLingui();
  const byDie: Filter<Thing> = {
    name: t`Die`,
    choices: [
      { id: 'base', name: t`Base die` },
      { id: 'loudmouth', name: t`Loudmouth` },
      { id: 'coward', name: t`Coward` },
    ],
    has: (thing, die) => thing.kind === 'face' && FACES[die as DieKind].some((face) => face === thing.face),
  };
  return <ThingList title={t`Dice`} things={thingsOf('dice', 'face')} filters={[byDie]} />;
}
