// A role as a small icon, or a question mark while it is hidden.

import { useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/engine';
import { type CSSProperties, memo } from 'react';
import { specialPicture } from '../art/index.ts';
import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { classes } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './RoleTag.module.css';

interface RoleTagProps {
  /** The role; null while it is hidden. */
  readonly role: Role | null;
  /** The id of a special role of Old Saloon. */
  readonly special?: string | null | undefined;
  readonly width?: number | undefined;
  readonly className?: string | undefined;
}

export const RoleTag = memo(function RoleTag({ role, special = null, width = 24, className }: RoleTagProps) {
  const { t } = useLingui();
  const cardNames = useCardNames();
  const diceNames = useDiceNames();
  const label =
    special !== null ? diceNames.special(special).name : role !== null ? cardNames.role(role).name : t`Role unknown`;
  return (
    <span
      className={classes(styles.tag, role === null && styles.unknown, className)}
      style={{ '--w': width, '--type': `var(--${role ?? 'panel2'})` } as CSSProperties}
      role="img"
      aria-label={label}
      title={label}
    >
      {special === null ? (
        <Icon name={role ?? 'unknown'} />
      ) : (
        <Picture of={specialPicture(special)} className={styles.special} />
      )}
    </span>
  );
});
