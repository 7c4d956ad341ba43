// Three players: who hunts whom.

import { useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/engine';
import { RoleTag } from '../../draw/RoleTag.tsx';
import { useCardNames } from '../../words/card-names.ts';
import styles from './Hunt.module.css';

const HUNTS: readonly (readonly [hunter: Role, prey: Role])[] = [
  ['deputy', 'renegade'],
  ['renegade', 'outlaw'],
  ['outlaw', 'deputy'],
];

export function Hunt() {
  const { t } = useLingui();
  const names = useCardNames();
  return (
    <ul className={styles.hunt}>
      {HUNTS.map(([hunter, prey]) => (
        <li key={hunter}>
          <RoleTag role={hunter} />
          {names.role(hunter).name}
          <span className={styles.arrow} role="img" aria-label={t`hunts`}>
            →
          </span>
          <RoleTag role={prey} />
          {names.role(prey).name}
        </li>
      ))}
    </ul>
  );
}
