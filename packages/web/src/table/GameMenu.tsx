// One's own seat in the game: automatic answers, taking it to another device, and giving it up.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { useIsAutomatic, useSetAutomatic } from './automatic.ts';
import styles from './GameMenu.module.css';
import { MoveSeat } from './MoveSeat.tsx';
import { Sure } from './Sure.tsx';
import { Switch } from './Switch.tsx';

export function GameMenu() {
  const { t } = useLingui();
  const { client } = useSession();
  const isAutomatic = useIsAutomatic();
  const setAutomatic = useSetAutomatic();
  const isSolo = useTable(({ where }) => where === 'solo');
  const isSeated = useTable(({ seat }) => seat !== null);
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  const [isLeaving, setLeaving] = useState(false);
  if (!isSeated) return null;
  return (
    <section className={styles.game}>
      <Switch
        label={t`Automatic answers`}
        about={
          isSolo
            ? t`Where your hand leaves you only one answer, it is given for you.`
            : t`Where your hand leaves you only one answer, it is given for you after a moment. Others can read from a quick pass that you hold nothing.`
        }
        on={isAutomatic}
        onChange={setAutomatic}
      />
      {!isSolo && (
        <>
          <MoveSeat />
          <button type="button" className="button" onClick={() => (isPlaying ? setLeaving(true) : client.leave())}>
            <Trans>Stand up and watch</Trans>
          </button>
          <Sure
            title={t`Give up your seat?`}
            yes={t`Stand up`}
            open={isLeaving}
            onClose={() => setLeaving(false)}
            onYes={() => client.leave()}
          >
            <Trans>
              A bot plays on in your place at once, and everybody is told. As long as this game lasts you can have the
              seat back.
            </Trans>
          </Sure>
        </>
      )}
    </section>
  );
}
