// Asks once more before something that can't be taken back.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './Sure.module.css';

interface SureProps {
  readonly title: string;
  /** What happens then. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

export function Sure({ title, children, yes, open, onClose, onYes }: SureProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p>{children}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={onClose}>
          <Trans>No, stay</Trans>
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
