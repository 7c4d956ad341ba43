// The list of keys, which "?" opens at a table and in a replay.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../table-screen/TableDialogs.tsx';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { useGame } from './answer-draft.tsx';
import styles from './KeyboardHelp.module.css';

export function KeyboardHelp() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.opener} data-key="?" onClick={() => setOpen(true)}>
        <Trans>Show all shortcuts</Trans>
      </button>
      <Dialog title={t`Keyboard shortcuts`} open={isOpen} onClose={() => setOpen(false)}>
        <KeyList />
      </Dialog>
    </>
  );
}

function KeyList() {
  const rows = useKeyRows();
  return (
    <dl className={styles.keys} data-keys>
      {rows.map(([keys, words]) => (
        <div key={keys}>
          <dt>{keys.split(' ').map((key) => (key === TO ? TO : <kbd key={key}>{key}</kbd>))}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The text between the first and the last key of a range. */
const TO = '…';

type KeyRow = readonly [keys: string, words: string];

/** The keys of this screen. */
function useKeyRows(): readonly KeyRow[] {
  const { t } = useLingui();
  const { id } = useGame();
  const { time } = useSession();
  const isReplay = useTable(({ game }) => game === null);
  if (isReplay)
    return [
      [t`Space`, t`Play or pause`],
      ['← →', t`One move back or forward`],
      ['Shift ← →', t`One turn back or forward`],
      ['Home End', t`To the start or the end`],
      ['?', t`This list`],
    ];
  const own: readonly KeyRow[] =
    id === 'card'
      ? [['E', t`End your turn`]]
      : [
          ['R', t`Roll the dice`],
          ['B', t`Hand out all beers`],
        ];
  const others: readonly KeyRow[] =
    time === null
      ? [['N', t`Show the next steps instantly`]]
      : [
          ['P', t`Pause or resume the bots`],
          ['N', t`Show the next steps instantly`],
          ['T', t`To my turn`],
        ];
  return [
    [`1 ${TO} 9`, t`Choose a card, a player or an answer by its number`],
    ['← →', t`Move along your cards, the buttons or the players`],
    ['Enter', t`Press the selected button`],
    ['Esc', t`Undo a choice`],
    ...own,
    ...others,
    ['?', t`This list`],
  ];
}
