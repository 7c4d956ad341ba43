// How others find the table: the link, to copy, to share, to scan; and the code, to read out.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, useRef, useState } from 'react';
import { Icon } from '../../draw/Icon.tsx';
import { Quiet } from '../../lobby/Quiet.tsx';
import { tableAddress } from '../../lobby/ways.ts';
import styles from './Invitation.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** Only this machine finds itself under these names. */
const HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function Invitation({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const link = new URL(tableAddress(code), location.href).href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // It is selected: the keyboard, or a long press, does the rest.
    }
  };
  return (
    <div className={styles.invitation}>
      <Quiet>
        <QrCode text={link} />
      </Quiet>
      <div className={styles.words}>
        <p className={styles.code}>
          <Trans>
            Code <b>{code}</b>
          </Trans>
        </p>
        <input
          ref={field}
          className="field"
          readOnly
          value={link}
          aria-label={t`Link to this table`}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon name={isCopied ? 'check' : 'link'} />
            <span role="status">{isCopied ? t`Copied` : t`Copy the link`}</span>
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" className="button" onClick={() => void share(link)}>
              <Trans>Share</Trans>
            </button>
          )}
        </div>
      </div>
      {HERE.includes(location.hostname) && (
        <p className={styles.note}>
          <Trans>
            This link works on this machine alone. To invite others, open the page by an address that they can reach:
            the server names them when it starts.
          </Trans>
        </p>
      )}
    </div>
  );
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Posse', url });
  } catch {
    // Nobody was chosen.
  }
}
