// The panel that moves games, settings and notes to another device, by a file.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import { download } from '../finished-game/finished-game-loader.ts';
import { notifyOtherTabs } from '../game-history/tab-sync.ts';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { Dialog, DialogFoot } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './DevicePanel.module.css';
import { BadDeviceFile, type DeviceFile, readDeviceFile } from './device-file.ts';
import { everythingHere, takeOver } from './take-over.ts';

/** The state of taking a file over: chosen, refused with a reason, or done with the number of games that were added. */
type State = { readonly file: DeviceFile } | { readonly refused: unknown } | { readonly added: number } | null;

export function DevicePanel() {
  const { t } = useLingui();
  const [state, setState] = useState<State>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file === undefined) return;
    await readDeviceFile(file).then(
      (found) => setState({ file: found }),
      (refused: unknown) => setState({ refused }),
    );
  };
  // The list is renewed only now, because an empty one would take this panel away with what it says.
  const close = (): void => {
    setState(null);
    notifyOtherTabs();
  };
  const save = async (): Promise<void> => download('posse-device.json', await everythingHere());
  return (
    <BoardPanel title={t`Move to another device`}>
      <p className={styles.about}>
        <Trans>
          Save games, replays, achievements, settings and notes as a file, and open it in the other browser. Seats at
          tables are not in it.
        </Trans>
      </p>
      <div className={styles.acts}>
        <button type="button" className="button" data-act="save-device" onClick={() => void save()}>
          <Trans>Save everything</Trans>
        </button>
        <button type="button" className="button" data-act="open-device" onClick={() => input.current?.click()}>
          <Trans>Take over a file</Trans>
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="unseen"
          tabIndex={-1}
          aria-label={t`File of another device`}
          onChange={(event) => void read(event)}
        />
      </div>
      {state !== null && 'refused' in state && <Refused error={state.refused} />}
      {state !== null && !('refused' in state) && (
        <Dialog title={t`Take over a file`} open onClose={close}>
          {'file' in state ? <Chosen file={state.file} onDone={setState} /> : <Done added={state.added} />}
        </Dialog>
      )}
    </BoardPanel>
  );
}

interface ChosenProps {
  readonly file: DeviceFile;
  readonly onDone: (state: State) => void;
}

/** The content of a file, before anything is changed. */
function Chosen({ file, onDone }: ChosenProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { games, notes, savedAt } = file;
  const [isBusy, setBusy] = useState(false);
  const date = savedAt === null ? null : new Date(savedAt).toLocaleString(language, { dateStyle: 'long' });
  const hasNotes = Object.keys(notes).length > 0;
  const take = (): void => {
    setBusy(true);
    takeOver(file).then(
      (added) => onDone({ added }),
      (refused: unknown) => onDone({ refused }),
    );
  };
  return (
    <div className={styles.chosen} data-device-file>
      <p>
        {date !== null && <Trans>Saved on {date}.</Trans>}{' '}
        <Plural value={games.length} one="It holds # game." other="It holds # games." />
      </p>
      <p>
        {hasNotes
          ? t`Your games here stay. Games that are not here yet are added. Settings and notes here are replaced by those in the file.`
          : t`Your games here stay. Games that are not here yet are added.`}
      </p>
      <DialogFoot>
        <button type="button" className="button primary" data-act="take-over" disabled={isBusy} onClick={take}>
          <Trans>Take over</Trans>
        </button>
      </DialogFoot>
    </div>
  );
}

function Done({ added }: { readonly added: number }) {
  return (
    <div className={styles.chosen} data-taken={added}>
      <p role="status">
        <Plural value={added} _0="All games were here already." one="# game was added." other="# games were added." />
      </p>
      <DialogFoot>
        <button type="button" className="button primary" data-act="reload" onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </button>
      </DialogFoot>
    </div>
  );
}

/** The reason why nothing was taken over, and what to do. */
function Refused({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const words = (): string => {
    if (!(error instanceof BadDeviceFile))
      return t`This browser has no room for it, or stores nothing. Delete some games, and try again.`;
    const { part } = error;
    switch (error.fault) {
      case 'too-large':
        return t`The file is too large to be one of ours. Choose the file that “Save everything” has written.`;
      case 'broken':
        return t`The file is cut off or no JSON. Save it again on the other device.`;
      case 'other':
        return t`This is another kind of file. Choose the file that “Save everything” has written.`;
      case 'newer':
        return t`A newer Posse wrote this file. Reload this page to get the newest version, and try again.`;
      case 'damaged':
        return t`The file is damaged at “${part}”. Save it again on the other device.`;
    }
  };
  return (
    <p role="alert" className={styles.refused} data-refused-device>
      {words()} <Trans>Nothing was changed here.</Trans>
    </p>
  );
}
