// The buttons under one's cards or dice: a row that the game fills, and those that every answer in the making needs.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Meanwhile } from '../Meanwhile.tsx';
import styles from './Actions.module.css';
import { useGame, usePlay } from './answer-draft.tsx';

export function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.actions} data-row={useGame().look.usesRows || undefined}>
      {children}
      <Meanwhile />
    </div>
  );
}

export function TakeBack({ withKey = false }: { readonly withKey?: boolean }) {
  const { takeBack } = usePlay();
  return (
    <button type="button" className="button" data-act="undo" onClick={takeBack}>
      <Trans>Take back</Trans>
      {withKey && (
        <>
          {' '}
          <kbd>Esc</kbd>
        </>
      )}
    </button>
  );
}

interface ConfirmProps {
  readonly label: string;
  /** About what; empty where that is clear. */
  readonly detail?: string;
  /** It can't be undone, and one may regret it. */
  readonly isGrave?: boolean;
  readonly onClick: () => void;
}

export function Confirm({ label, detail = '', isGrave = false, onClick }: ConfirmProps) {
  return (
    <button type="button" className={isGrave ? 'button danger' : 'button primary'} data-act="confirm" onClick={onClick}>
      {detail === '' ? (
        label
      ) : (
        <span>
          <span>{label}</span>
          <small>{detail}</small>
        </span>
      )}
    </button>
  );
}
