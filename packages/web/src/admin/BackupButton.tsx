// A button that makes a backup now.

import { Trans, useLingui } from '@lingui/react/macro';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { ActionResult } from './ActionResult.tsx';
import styles from './AdminScreen.module.css';
import { useNumbers } from './number-formats.ts';
import { backUp } from './operator-requests.ts';
import { useAct } from './use-admin-action.ts';

interface BackupProps {
  readonly token: string;
  readonly isTown: boolean;
  readonly onDone: () => void;
}

export function BackupButton({ token, isTown, onDone }: BackupProps) {
  const { t } = useLingui();
  const numbers = useNumbers();
  const { act, isBusy, ...came } = useAct(onDone);
  const copy = (): Promise<boolean> =>
    act(async () => {
      const { file, bytes } = await backUp(token);
      const size = numbers.bytes(bytes);
      return t`Everything (${size}) was saved to ${file}, in the folder “backups” of the data.`;
    });
  return (
    <BoardPanel title={t`Backup`}>
      {isTown ? (
        <p className={styles.about}>
          <Trans>These servers share a PostgreSQL database: back it up with pg_dump or pg_basebackup.</Trans>
        </p>
      ) : (
        <>
          <button type="button" className="button" data-act="backup" disabled={isBusy} onClick={() => void copy()}>
            <Trans>Back up now</Trans>
          </button>
          <ActionResult {...came} />
        </>
      )}
    </BoardPanel>
  );
}
