// The screen of a link with a pack. It stores and plays nothing.

import { Trans, useLingui } from '@lingui/react/macro';
import { type Pack, saidIn } from '@posse/card/packs';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useLanguage } from '../words/language.ts';
import { addPack } from '../workshop/pack-storage.ts';
import styles from './LinkedPackScreen.module.css';
import { packFromLink } from './open-pack.ts';
import { PackView } from './PackView.tsx';
import { RefusedPack } from './RefusedPack.tsx';
import { ShareDialog } from './ShareDialog.tsx';

type Opened = { readonly pack: Pack } | { readonly refused: unknown } | null;

export default function LinkedPackScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const opened = useOpened();
  const pack = opened !== null && 'pack' in opened ? opened.pack : null;
  return (
    <ScreenFrame name="linked-pack" title={t`A pack for you`}>
      {opened === null && <Loading />}
      {opened !== null && 'refused' in opened && (
        <div className={styles.narrow}>
          <RefusedPack error={opened.refused} />
          <Link href="/" className="button primary">
            <Trans>Back to the lobby</Trans>
          </Link>
        </div>
      )}
      {pack !== null && (
        <BoardPanel title={saidIn(pack.face.name, language)}>
          <div className={styles.panel}>
            <p className={styles.note}>
              <Trans>
                Look at the cards first. Players made them, not Posse. Their rules were checked; nothing is saved or
                played until you keep the pack.
              </Trans>
            </p>
            <Ways pack={pack} />
            <PackView pack={pack} />
          </div>
        </BoardPanel>
      )}
    </ScreenFrame>
  );
}

/** The pack in the fragment of the address, also after another link was opened here. */
function useOpened(): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let last = 0;
    const open = async (): Promise<void> => {
      const mine = ++last;
      const found = await packFromLink(location.hash).then(
        (pack): Opened => ({ pack }),
        (refused: unknown): Opened => ({ refused }),
      );
      if (mine === last) setOpened(found);
    };
    const openAgain = (): void => void open();
    openAgain();
    window.addEventListener('hashchange', openAgain);
    return () => {
      last++;
      window.removeEventListener('hashchange', openAgain);
    };
  }, []);
  return opened;
}

function Ways({ pack }: { readonly pack: Pack }) {
  const [, navigate] = useLocation();
  const [isSharing, setSharing] = useState(false);
  const [isOff, setOff] = useState(false);
  const keep = async (): Promise<void> => {
    try {
      const { id } = await addPack(pack, false);
      navigate(`/workshop/${id}`, { replace: true });
    } catch {
      setOff(true);
    }
  };
  return (
    <>
      <div className={styles.ways}>
        <button type="button" className="button primary" data-act="keep-pack" onClick={() => void keep()}>
          <Trans>Keep in my workshop</Trans>
        </button>
        <button type="button" className="button" data-act="share-pack" onClick={() => setSharing(true)}>
          <Trans>Share</Trans>
        </button>
      </div>
      {isOff && (
        <p role="alert">
          <Trans>This browser doesn’t save anything. Save the pack as a file instead: “Share”.</Trans>
        </p>
      )}
      <ShareDialog pack={pack} open={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}
