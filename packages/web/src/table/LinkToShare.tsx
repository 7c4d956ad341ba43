// A link for somebody, or some device, that is not here: to scan, to copy, to share.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { Quiet } from '../lobby/Quiet.tsx';
import styles from './LinkToShare.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** Only this machine finds itself under these names. */
const HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

interface LinkToShareProps {
  readonly link: string;
  readonly label: string;
  /** Above the link. */
  readonly children: ReactNode;
}

export function LinkToShare({ link, label, children }: LinkToShareProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === link;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // It is selected: the keyboard, or a long press, does the rest.
    }
  };
  return (
    <div className={styles.link}>
      <Quiet>
        <QrCode text={link} />
      </Quiet>
      <div className={styles.words}>
        {children}
        <input
          ref={field}
          className="field"
          readOnly
          value={link}
          aria-label={label}
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
            This link works on this machine alone. For other devices, open the page by an address that they can reach:
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
