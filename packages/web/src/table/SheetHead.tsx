// The title of what was opened, and the way to close it.

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../draw/Icon.tsx';
import styles from './Sheet.module.css';

interface SheetHeadProps {
  readonly id: string;
  readonly title: string;
  /** Null for what stays open. */
  readonly onClose: (() => void) | null;
}

export function SheetHead({ id, title, onClose }: SheetHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {onClose !== null && (
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
