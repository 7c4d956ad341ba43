// The choice of a face, as a coin that opens all of them.

import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DRAWN } from '../../art/index.ts';
import { GuestFace } from '../../drawing/PlayerArch.tsx';
import { Dialog } from '../../table-screen/TableDialogs.tsx';
import styles from './FaceChoice.module.css';

interface FaceChoiceProps {
  /** The id of the portrait; null for none. */
  readonly value: string | null;
  readonly onChange: (face: string | null) => void;
}

export default function FaceChoice({ value, onChange }: FaceChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.coin}
        data-act="face"
        data-face={value ?? 'none'}
        title={t`Choose your face`}
        aria-label={t`Choose your face`}
        onClick={() => setOpen(true)}
      >
        <GuestFace face={value} className={value === null ? undefined : styles.face} />
      </button>
      <Dialog title={t`Your face`} open={isOpen} onClose={() => setOpen(false)}>
        <p>
          <Trans>Others see it next to your name: in the waiting room, at the table and in the chat.</Trans>
        </p>
        <div className={styles.faces} role="radiogroup" aria-label={t`Your face`}>
          {[null, ...DRAWN.guests].map((face, place) => (
            <label key={face ?? ''} className={styles.coin}>
              <input
                type="radio"
                name={group}
                data-choice={face ?? 'none'}
                aria-label={face === null ? t`None of these` : t`Face ${place}`}
                checked={face === value}
                onChange={() => onChange(face)}
              />
              <GuestFace face={face} className={face === null ? undefined : styles.face} />
            </label>
          ))}
        </div>
      </Dialog>
    </>
  );
}
