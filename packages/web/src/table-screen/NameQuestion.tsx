// Asks a user without a name for one before joining a table.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { choose, settings } from '../app/user-settings.ts';
import { keptToken, shownTicket } from '../game-table/session/remembered-tables.ts';
import type { Where } from '../game-table/session/table-session.ts';
import { NameField } from '../lobby/profile/NameField.tsx';
import styles from './Door.module.css';

/** Is the user asked for a name? Not if they have a seat there, bring one from another device, or play solo. */
export const isNameWanted = (where: Where, code: string, hash: string): boolean =>
  where === 'server' &&
  settings.getState().name.trim() === '' &&
  keptToken(code) === undefined &&
  shownTicket(hash) === null;

export function NameQuestion({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose({ name: name.trim() });
    onDone();
  };
  return (
    <main className={styles.door} data-screen="name">
      <h1>
        <Trans>What’s your name?</Trans>
      </h1>
      <form className={styles.name} onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <div className={styles.ways}>
          <button type="submit" className="button primary" data-act="name" disabled={name.trim() === ''}>
            {t`To the table`}
          </button>
          <button type="button" className="button" data-act="no-name" onClick={onDone}>
            {t`Join without a name`}
          </button>
        </div>
      </form>
    </main>
  );
}
