// How others find the table: the link, to copy, to share, to scan; and the code, to read out.

import { Trans, useLingui } from '@lingui/react/macro';
import { tableAddress } from '../../lobby/ways.ts';
import { LinkToShare } from '../LinkToShare.tsx';
import styles from './Invitation.module.css';

export function Invitation({ code }: { readonly code: string }) {
  const { t } = useLingui();
  return (
    <LinkToShare link={new URL(tableAddress(code), location.href).href} label={t`Link to this table`}>
      <p className={styles.code}>
        <Trans>
          Code <b>{code}</b>
        </Trans>
      </p>
    </LinkToShare>
  );
}
