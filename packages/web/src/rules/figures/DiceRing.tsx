// Whom a 1 and a 2 can hit, at a table of seven.

import { useLingui } from '@lingui/react/macro';
import { Ring } from './Ring.tsx';

const PEOPLE = [
  'rose-doolan',
  'slab-the-killer',
  'calamity-janet',
  'vulture-sam',
  'suzy-lafayette',
  'el-gringo',
  'willy-the-kid',
];

export function DiceRing() {
  const { t } = useLingui();
  const seats = PEOPLE.map((character, place) => {
    const steps = Math.min(place, PEOPLE.length - place);
    return {
      character,
      label: place === 0 ? t`You` : steps > 2 ? '–' : String(steps),
      isLit: steps === 1 || steps === 2,
    };
  });
  return <Ring seats={seats} label={t`A table of seven: a 1 hits your neighbours, a 2 the players beside them.`} />;
}
