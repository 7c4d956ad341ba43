// A form that announces a sentence at all tables, or at one.

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_ANNOUNCEMENT_LENGTH } from '@posse/protocol';
import { type FormEvent, useState } from 'react';
import { ActionResult } from './ActionResult.tsx';
import styles from './AdminScreen.module.css';
import { announce } from './operator-requests.ts';
import { useAct } from './use-admin-action.ts';

interface AnnounceProps {
  readonly token: string;
  /** The code of the table; null for all tables. */
  readonly table: string | null;
  readonly onDone: () => void;
}

export function AnnounceForm({ token, table, onDone }: AnnounceProps) {
  const { t } = useLingui();
  const { act, isBusy, ...came } = useAct(onDone);
  const [text, setText] = useState('');
  const left = MAX_ANNOUNCEMENT_LENGTH - text.length;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const isDone = await act(async () => {
      const { tables, silent } = await announce(token, text, table);
      const missing = silent.join(', ');
      const told = t`${plural(tables, { one: 'Sent to # table.', other: 'Sent to # tables.' })}`;
      return silent.length === 0 ? told : `${told} ${t`No answer from ${missing}.`}`;
    });
    if (isDone) setText('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label>
        <span>{table === null ? <Trans>Message to all tables</Trans> : <Trans>Message to this table</Trans>}</span>
        <textarea
          className="field"
          data-act="announcement"
          rows={2}
          value={text}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          onChange={({ target }) => setText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      </label>
      <p className={styles.about}>
        <Plural value={left} one="# character left" other="# characters left" />
      </p>
      <button type="submit" className="button" data-act="announce" disabled={isBusy}>
        <Trans>Send</Trans>
      </button>
      <ActionResult {...came} />
    </form>
  );
}
