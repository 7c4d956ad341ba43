// Buttons with which the operator bars packs, and allows them again.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdminTable } from '@posse/protocol';
import { useState } from 'react';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { Sure } from '../table-screen/TableDialogs.tsx';
import { ActionResult } from './ActionResult.tsx';
import styles from './AdminScreen.module.css';
import { barPack } from './operator-requests.ts';
import { type Act, useAct } from './use-admin-action.ts';

interface PacksProps {
  readonly packs: AdminTable['packs'];
  readonly barred: readonly string[];
  readonly token: string;
  readonly act: Act;
}

export function PacksOfTable({ packs, barred, ...shared }: PacksProps) {
  const { t } = useLingui();
  if (packs.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t`Packs`}>
      {packs.map((one) => (
        <PackRow key={one.pack} {...shared} pack={one} isBarred={barred.includes(one.pack)} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<PacksProps, 'token' | 'act'> {
  readonly pack: AdminTable['packs'][number];
  readonly isBarred: boolean;
}

function PackRow({ pack: { pack, name, author, reports }, isBarred, token, act }: RowProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const bar = (): Promise<boolean> =>
    act.act(async () => {
      await barPack(token, pack, true);
      return t`“${name}” is barred.`;
    });
  return (
    <li className={styles.person} data-pack={pack}>
      <span>
        <Trans>Pack</Trans> <b>{name}</b>
        {author !== '' && ` · ${author}`}
        {reports > 0 && (
          <span className={styles.trouble}>
            {' · '}
            <Plural value={reports} one="reported by # person" other="reported by # people" />
          </span>
        )}
        {isBarred && ` · ${t`barred`}`}
      </span>
      {!isBarred && (
        <button
          type="button"
          className="button"
          data-act="bar-pack"
          aria-label={t`Bar the pack: ${name}`}
          disabled={act.isBusy}
          onClick={() => setAsking(true)}
        >
          <Trans>Bar</Trans>
        </button>
      )}
      <Sure
        title={t`Bar “${name}”?`}
        yes={t`Bar it`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => void bar()}
      >
        <Trans>
          No table of this server can add this pack or begin a game with it. A game in progress goes on: close its table
          to end it.
        </Trans>
      </Sure>
    </li>
  );
}

interface BarredProps {
  readonly barred: readonly string[];
  readonly token: string;
  readonly onDone: () => void;
}

export function BarredPacks({ barred, token, onDone }: BarredProps) {
  const { t } = useLingui();
  const { act, isBusy, ...came } = useAct(onDone);
  const allow = (pack: string): Promise<boolean> =>
    act(async () => {
      await barPack(token, pack, false);
      return t`The pack is allowed again.`;
    });
  if (barred.length === 0 && came.said === '') return null;
  return (
    <BoardPanel title={t`Barred packs`}>
      <ul className={styles.people}>
        {barred.map((pack) => {
          // Several packs that are barred only together are joined.
          const start = pack
            .split('+')
            .map((hash) => `${hash.slice(0, 8)}…`)
            .join(' + ');
          return (
            <li key={pack} className={styles.person} data-barred={pack}>
              <code title={pack}>{start}</code>
              <button
                type="button"
                className="button"
                data-act="allow-pack"
                aria-label={t`Allow again: pack ${start}`}
                disabled={isBusy}
                onClick={() => void allow(pack)}
              >
                <Trans>Allow again</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      <ActionResult {...came} />
    </BoardPanel>
  );
}
