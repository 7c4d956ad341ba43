// A screen whose table can't be shown: why, and what helps.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Ending } from '@posse/protocol';
import { Link } from 'wouter';
import door from '../table-screen/Door.module.css';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';

export function RoomStopped({ ending: { code, why } }: { readonly ending: Ending }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  return (
    <main className={door.door} data-stopped={code}>
      <h1>{t`This table can’t be shown`}</h1>
      <p role="alert">{words(code, 'join')}</p>
      {why !== undefined && <p>“{why}”</p>}
      <div className={door.ways}>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </button>
        <Link href="/" className="button">
          <Trans>Back to the lobby</Trans>
        </Link>
      </div>
    </main>
  );
}
