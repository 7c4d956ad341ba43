// The screen that opens a replay from a link or a file. It stores nothing.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Replay } from '@posse/protocol';
import { type ChangeEvent, type DragEvent, useCallback, useEffect, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { ScreenFrame } from '../../app/ScreenFrame.tsx';
import { classes } from '../../drawing/index.ts';
import { RecordingScreen } from '../replay/ReplayScreen.tsx';
import styles from './SharedReplayScreen.module.css';
import { type ReplayFault, ReplayRefused, replayFromFile, replayFromLink } from './shared-replay.ts';

/** The result of opening: a game, or the reason why there is none; null if nothing was opened. */
type Opened = { readonly replay: Replay } | { readonly fault: ReplayFault | null };

const NOTHING: Opened = { fault: null };

export default function SharedReplayScreen() {
  const { t } = useLingui();
  const { opened, openFile } = useOpened();
  if (opened !== null && 'replay' in opened) return <Watched replay={opened.replay} />;
  return (
    <ScreenFrame name="open-replay" title={t`Open a replay`}>
      {opened === null ? <Loading /> : <FileChoice fault={opened.fault} onFile={openFile} />}
    </ScreenFrame>
  );
}

function Watched({ replay }: { readonly replay: Replay }) {
  const find = useCallback(() => Promise.resolve(replay), [replay]);
  return <RecordingScreen find={find} where="solo" id={null} />;
}

/** The game in the fragment of the address, also after another link was opened here; null while it is read. */
function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((find: () => Promise<Opened>, isWanted: () => boolean): void => {
    setOpened(null);
    void find()
      .catch((error: unknown): Opened => ({ fault: error instanceof ReplayRefused ? error.fault : 'broken' }))
      .then((found) => {
        if (isWanted()) setOpened(found);
      });
  }, []);
  useEffect(() => {
    let last = 0;
    const look = (): void => {
      const mine = ++last;
      const fragment = location.hash.slice(1);
      const find = async (): Promise<Opened> =>
        fragment === '' ? NOTHING : { replay: await replayFromLink(fragment) };
      open(find, () => mine === last);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      last++;
      window.removeEventListener('hashchange', look);
    };
  }, [open]);
  const openFile = (file: File): void =>
    open(
      async () => ({ replay: await replayFromFile(file) }),
      () => true,
    );
  return { opened, openFile };
}

interface ChoiceProps {
  readonly fault: ReplayFault | null;
  readonly onFile: (file: File) => void;
}

function FileChoice({ fault, onFile }: ChoiceProps) {
  const words = useFaultWords();
  const [isOver, setOver] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was changed.
    target.value = '';
    if (file !== undefined) onFile(file);
  };
  const hover = (event: DragEvent, isHere: boolean): void => {
    event.preventDefault();
    setOver(isHere);
  };
  const drop = (event: DragEvent): void => {
    hover(event, false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen by the button
    <div
      className={classes(styles.choice, isOver && styles.over)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={drop}
    >
      {fault !== null && (
        <p role="alert" className={styles.fault} data-fault={fault}>
          {words(fault)}
        </p>
      )}
      <p>
        <Trans>
          A replay is a file whose name ends in “.json”. You save one with “Share this game”, at the top of any replay.
        </Trans>
      </p>
      <label className={classes('button', 'primary', styles.file)}>
        <Trans>Choose a file</Trans>
        <input type="file" className="unseen" accept=".json,application/json" data-act="replay-file" onChange={take} />
      </label>
      <p className={styles.note}>
        <Trans>The game is read in this browser and sent to nobody.</Trans>
      </p>
    </div>
  );
}

function useFaultWords(): (fault: ReplayFault) => string {
  const { t } = useLingui();
  return (fault) =>
    ({
      'too-large': t`This is too large for a replay: no game is that long.`,
      broken: t`This replay is damaged, or was cut off on the way. Ask for the link again, or for the file.`,
      'other-file': t`This is not a replay. Choose the file that “Share this game” saved.`,
      newer: t`This replay was saved by a newer Posse. Reload the page, and try again.`,
      'no-replay': t`This file is a list of games. Choose the file of a single game, saved with “Share this game”.`,
    })[fault];
}
