// The ways to share a finished game: link, file, and a picture of its result.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Replay } from '@posse/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import type { Where } from '../../game-table/session/table-session.ts';
import { LinkToShare } from '../../table-screen/invitation/LinkToShare.tsx';
import { Dialog } from '../../table-screen/TableDialogs.tsx';
import { download } from '../finished-game-loader.ts';
import type { Playback } from '../replay/playback.ts';
import { tallyOfRecording } from '../result/use-deed-tally.ts';
import { ResultPictureButton } from './ResultPictureButton.tsx';
import styles from './ShareGameDialog.module.css';
import { replayLink } from './shared-replay.ts';

interface ShareProps {
  readonly playback: Playback;
  readonly where: Where;
  /** Null for a game that was opened from a link or a file. */
  readonly id: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareGameDialog({ open, onClose, ...ways }: ShareProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Share this game`} open={open} onClose={onClose}>
      <Ways {...ways} />
    </Dialog>
  );
}

function Ways({ playback, where, id }: Omit<ShareProps, 'open' | 'onClose'>) {
  const { replay } = playback.recording;
  const { position, perspective } = playback.store.getState();
  const moment = `at=${position}&eyes=${perspective}`;
  const isOnServer = where === 'server' && id !== null;
  return (
    <div className={styles.ways}>
      {isOnServer ? (
        <ServerLink path={`/replay/server/${id}?${moment}`} />
      ) : (
        <WholeLink replay={replay} moment={moment} />
      )}
      <div className={styles.others}>
        <button
          type="button"
          className="button"
          data-act="save-replay"
          onClick={() => download(`posse-replay-${id ?? replay.startedAt}.json`, replay)}
        >
          <Trans>Save as a file</Trans>
        </button>
        <Picture playback={playback} />
      </div>
      <p className={styles.note}>
        <Trans>The file opens on the page “Open a replay”, and with “posse replay FILE”.</Trans>
      </p>
    </div>
  );
}

function ServerLink({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <LinkToShare path={path} label={t`Link to this moment`}>
      <p>
        <Trans>Everyone who opens this link sees the game at this moment, from this view.</Trans>
      </p>
    </LinkToShare>
  );
}

/** A link that holds the whole game, which nobody else has. */
function WholeLink({ replay, moment }: { readonly replay: Replay; readonly moment: string }) {
  const { t } = useLingui();
  const path = useLink(replay, moment);
  if (path === 'coming') return <Loading />;
  if (path === null)
    return (
      <p>
        <Trans>This game is too long for a link: send the file.</Trans>
      </p>
    );
  return (
    <LinkToShare path={path} label={t`Link to this game`}>
      <p>
        <Trans>The link itself holds the whole game, with the names of its players. No server keeps it.</Trans>
      </p>
    </LinkToShare>
  );
}

function useLink(replay: Replay, moment: string): string | null {
  const [path, setPath] = useState<string | null>('coming');
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | null): void => void (isWanted && setPath(found));
    replayLink(replay, moment).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [replay, moment]);
  return path;
}

function Picture({ playback: { recording } }: { readonly playback: Playback }) {
  const tally = useMemo(() => tallyOfRecording(recording), [recording]);
  const view = useMemo(() => ({ ...recording.view(recording.length, 'all'), winners: recording.winners }), [recording]);
  return view.winners === null ? null : <ResultPictureButton view={view} tally={tally} />;
}
