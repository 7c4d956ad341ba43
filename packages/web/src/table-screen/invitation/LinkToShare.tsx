// A link for another person or device: to scan, to copy, to share.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { fromRoot } from '../../app/server-root-path.ts';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { Quiet } from '../../lobby/welcome/OptionalDecoration.tsx';
import styles from './LinkToShare.module.css';
import { isHereOnly, useOrigins } from './page-addresses.ts';

/** A longer link makes a code that no phone reads from a screen. */
const MAX_QR_BYTES = 1200;
/** The code of a longer link is drawn larger, above the words. */
const SHORT = 150;

const QrCode = lazy(() => import('./QrCode.tsx'));

interface LinkToShareProps {
  /** The address from the first slash on. The origin that others can reach is found separately. */
  readonly path: string;
  readonly label: string;
  /** The content above the link. */
  readonly children: ReactNode;
}

export function LinkToShare({ path, label, children }: LinkToShareProps) {
  const { t } = useLingui();
  const origins = useOrigins();
  const [chosen, setChosen] = useState<string | null>(null);
  const origin = chosen ?? origins?.[0] ?? location.origin;
  const link = new URL(fromRoot(path), origin).href;
  const coming = <span className={styles.coming} />;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === link;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // The link is selected: the keyboard or a long press copies it.
    }
  };
  const isLong = link.length > SHORT;
  const code = link.length <= MAX_QR_BYTES && <Quiet meanwhile={coming}>{<QrCode text={link} />}</Quiet>;
  return (
    <div className={classes(styles.link, isLong && styles.long)}>
      {origins === null ? coming : code}
      <div className={styles.words}>
        {children}
        <input
          ref={field}
          className="field"
          readOnly
          value={origins === null ? '…' : link}
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
      {origins !== null && link.length > MAX_QR_BYTES && (
        <p className={styles.note}>
          <Trans>Too much for a QR code: send the link or the file.</Trans>
        </p>
      )}
      {origins !== null && origins.length > 1 && (
        <label className={styles.address}>
          <Trans>If others can’t open it, try another address of this computer:</Trans>
          <select className="field" value={origin} onChange={({ target }) => setChosen(target.value)}>
            {origins.map((one) => (
              <option key={one} value={one}>
                {new URL(one).host}
              </option>
            ))}
          </select>
        </label>
      )}
      {origins?.length === 0 && (
        <p className={styles.note}>
          <Trans>
            This link works on this computer only: it is not on a network, or the server was started for this computer
            only.
          </Trans>
        </p>
      )}
      {origins !== null && origins.length > 0 && isHereOnly(location.hostname) && (
        <p className={styles.note}>
          <Trans>For everyone on the same network (Wi-Fi) as this computer.</Trans>
        </p>
      )}
    </div>
  );
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Posse', url });
  } catch {
    // The user cancelled.
  }
}
