// The buttons under the viewer's cards or dice.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SoloTimeControls } from '../SoloTimeControls.tsx';
import styles from './AnswerButtons.module.css';
import { useGame, usePlay } from './answer-draft.tsx';

export function AnswerButtons({ children }: { readonly children: ReactNode }) {
  const { viewer } = usePlay().view;
  return (
    <div
      className={styles.actions}
      data-row={useGame().look.usesRows || undefined}
      data-watching={viewer === 'spectator' || undefined}
    >
      {children}
      <SoloTimeControls />
    </div>
  );
}

export function TakeBack({ withKey = false }: { readonly withKey?: boolean }) {
  const { takeBack } = usePlay();
  return (
    <button type="button" className="button" data-act="undo" onClick={takeBack}>
      <Trans>Undo</Trans>
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
  /** The object of the action; empty if it is clear. */
  readonly detail?: string;
  /** True if the action can't be undone, and may be regretted. */
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
