// The ways out of a pack: a file, a link, a QR code.

import { Trans, useLingui } from '@lingui/react/macro';
import { checkPack, type Pack, saidIn } from '@posse/card/packs';
import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { download } from '../finished-game/finished-game-loader.ts';
import { LinkToShare } from '../table-screen/invitation/LinkToShare.tsx';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import { acceptable } from './open-pack.ts';
import { linkTo } from './pack-link.ts';
import { PackRefused } from './pack-refusal.ts';
import { RefusedPack } from './RefusedPack.tsx';
import styles from './ShareDialog.module.css';

interface ShareProps {
  /** May be unfinished: then the dialog says what is wrong. */
  readonly pack: Pack;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ pack, open, onClose }: ShareProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Share this pack`} open={open} onClose={onClose}>
      <Ways pack={pack} />
    </Dialog>
  );
}

type Link = { readonly path: string } | { readonly refused: unknown } | null;

function Ways({ pack }: { readonly pack: Pack }) {
  const { t } = useLingui();
  const [link, setLink] = useState<Link>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Link): void => void (isWanted && setLink(found));
    linkToFinished(pack).then(
      (path) => show({ path }),
      (refused: unknown) => show({ refused }),
    );
    return () => {
      isWanted = false;
    };
  }, [pack]);
  if (link === null) return <Loading />;
  const isTooLong = 'refused' in link && link.refused instanceof PackRefused && link.refused.code === 'too-large';
  if ('refused' in link && !isTooLong) return <RefusedPack error={link.refused} />;
  return (
    <div className={styles.ways}>
      {'path' in link ? (
        <LinkToShare path={link.path} label={t`Link to this pack`}>
          <p>
            <Trans>
              Everyone who opens this link sees all cards, and can keep the pack. The link itself holds all of it.
            </Trans>
          </p>
        </LinkToShare>
      ) : (
        <p>
          <Trans>This pack is too long for a link: send the file.</Trans>
        </p>
      )}
      <button type="button" className="button" data-act="save-pack" onClick={() => download(fileName(pack), pack)}>
        <Trans>Save as a file</Trans>
      </button>
    </div>
  );
}

/** Throws PackRefused for a pack that nobody could open. */
async function linkToFinished(pack: Pack): Promise<string> {
  acceptable(pack);
  return linkTo(checkPack(pack));
}

/** Only letters and digits that every file system takes. */
function fileName({ face }: Pack): string {
  const name = saidIn(face.name, 'en')
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name === '' ? 'pack' : name}.posse.json`;
}
