// One table: its game, its people, and the operator's actions.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type AdminPerson, type AdminTable, MAX_REASON_LENGTH } from '@posse/protocol';
import { useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { Sure } from '../table-screen/TableDialogs.tsx';
import { ActionResult } from './ActionResult.tsx';
import styles from './AdminScreen.module.css';
import { AnnounceForm } from './AnnounceForm.tsx';
import { closeTable, removeGuest } from './operator-requests.ts';
import { PacksOfTable } from './PackBars.tsx';
import { type Act, useAct } from './use-admin-action.ts';

interface TableRowProps {
  readonly table: AdminTable;
  readonly isTown: boolean;
  readonly token: string;
  /** The barred packs of the server. */
  readonly barred: readonly string[];
  /** Closes the table. The result is shown outside the row, because the row disappears. */
  readonly closing: Act;
  readonly onDone: () => void;
}

export function AdminTableRow({ table, isTown, token, barred, closing, onDone }: TableRowProps) {
  const { t } = useLingui();
  const { code, people, watchers, seats, bots, answers, node } = table;
  const what = useWhat(table);
  const act = useAct(onDone);
  const here = people.filter(({ seat, isHere }) => seat !== null && isHere).length;
  return (
    <li className={styles.table} data-table={code}>
      <details>
        <summary>
          <b className={styles.code}>{code}</b>
          <span className={styles.what}>{what}</span>
          <span className={styles.count}>
            <Icon name="any" /> {t`${here} of ${seats} seats`}
          </span>
        </summary>
        <p className={styles.about}>
          {table.isPublic ? <Trans>Public</Trans> : <Trans>By code only</Trans>}
          {' · '}
          <Plural value={bots} one="# bot" other="# bots" />
          {' · '}
          <Plural value={watchers} one="# spectator" other="# spectators" />
          {answers !== null && table.phase !== 'gathering' && (
            <>
              {' · '}
              <Plural value={answers} one="# answer so far" other="# answers so far" />
            </>
          )}
          {isTown && node !== null && ` · ${node}`}
          {node === null && (
            <>
              {' · '}
              <Trans>saved, nobody there</Trans>
            </>
          )}
        </p>
        <ul className={styles.people}>
          {people.map((person) => (
            <Person key={person.mark} person={person} table={code} token={token} act={act} />
          ))}
        </ul>
        <PacksOfTable packs={table.packs} barred={barred} token={token} act={act} />
        <AnnounceForm token={token} table={code} onDone={onDone} />
        <Closing table={code} token={token} act={closing} />
        <ActionResult {...act} />
      </details>
    </li>
  );
}

function useWhat({ game, phase, paused }: AdminTable): string {
  const { t } = useLingui();
  const name = game === 'card' ? t`Cards` : t`Dice`;
  if (phase === 'gathering') return t`${name}, before the game`;
  if (phase === 'over') return t`${name}, after the game`;
  return paused ? t`${name}, paused` : t`${name}, in progress`;
}

interface ActProps {
  /** The table's code. */
  readonly table: string;
  readonly token: string;
  readonly act: Act;
}

function Person({ person, table, token, act }: ActProps & { readonly person: AdminPerson }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { mark, name, seat, isHere, isHost, isReported } = person;
  const number = seat === null ? null : seat + 1;
  const send = (): Promise<boolean> =>
    act.act(async () => {
      await removeGuest(token, table, mark);
      return t`${name} was removed.`;
    });
  return (
    <li className={styles.person} data-person={name}>
      <span>
        <b>{name}</b> {number === null ? t`watching` : t`seat ${number}`}
        {isHost && ` · ${t`host`}`}
        {!isHere && ` · ${t`away`}`}
        {isReported && ` · ${t`reported by the host`}`}
      </span>
      <button
        type="button"
        className="button"
        data-act="send-away"
        aria-label={t`Remove: ${name}`}
        disabled={act.isBusy}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove</Trans>
      </button>
      <Sure
        title={t`Remove ${name}?`}
        yes={t`Remove`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => void send()}
      >
        <Trans>They can’t come back to this table. During a game, a bot plays on.</Trans>
      </Sure>
    </li>
  );
}

function Closing({ table, token, act }: ActProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const close = (): Promise<boolean> =>
    act.act(async () => {
      await closeTable(token, table, why);
      return t`Table ${table} is closed.`;
    });
  return (
    <div className={styles.form}>
      <label>
        <span>
          <Trans>Reason (optional)</Trans>
        </span>
        <input
          className="field"
          data-act="why"
          value={why}
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setWhy(target.value)}
        />
      </label>
      <button
        type="button"
        className="button danger"
        data-act="close-table"
        disabled={act.isBusy}
        onClick={() => setAsking(true)}
      >
        <Trans>Close this table</Trans>
      </button>
      <Sure
        title={t`Close table ${table}?`}
        yes={t`Close it`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => void close()}
      >
        <Trans>Everyone there is told, and the game ends without a winner. This can’t be undone.</Trans>
      </Sure>
    </div>
  );
}
