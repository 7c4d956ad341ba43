// Games to continue: seats on the server, and a solo game.

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { ownTables } from '../game-table/session/remembered-tables.ts';
import type { Unfinished } from '../solo/solo-database.ts';
import styles from './ResumeGames.module.css';
import { useWaysBack, type WayBack } from './rejoinable-tables.ts';
import { soloAddress, tableAddress, useGo } from './ways-to-table.ts';

export function ResumeGames({ isDrawn }: { readonly isDrawn: boolean }) {
  const ways = useWaysBack(isDrawn);
  const unfinished = useUnfinished(isDrawn);
  const [isAway] = useState(() => ownTables().length > 0);
  if (ways === null && isAway)
    return (
      <p className={styles.looking} role="status" data-loading>
        <Trans>Finding your seat…</Trans>
      </p>
    );
  return (
    <>
      {(ways ?? []).map((way) => (
        <SeatKept key={way.code} way={way} />
      ))}
      {unfinished !== null && <GameKept game={unfinished} />}
    </>
  );
}

/** The way back to the seat, for a user who has left a table or closed its window. */
function SeatKept({ way }: { readonly way: WayBack }) {
  const { t } = useLingui();
  const { go } = useGo();
  const { code } = way;
  return (
    <section className={styles.way} data-way-back={code}>
      <Icon name="any" className={styles.sign} />
      <div className={styles.words}>
        <h2>{t`Your seat at table ${code}`}</h2>
        <p>
          <State way={way} />
        </p>
      </div>
      <button
        type="button"
        className="button primary"
        data-act="come-back"
        onClick={() => go(code, async () => tableAddress(code))}
      >
        <Trans>Rejoin</Trans>
      </button>
    </section>
  );
}

function State({ way: { game, phase, isLeft } }: { readonly way: WayBack }) {
  const { t } = useLingui();
  const what = game === 'card' ? t`Cards` : t`Dice`;
  if (phase === 'over') return t`${what}: the others are about to start the next game.`;
  if (phase === 'gathering') return t`${what}: the game hasn’t started yet.`;
  return isLeft
    ? t`${what}: the game is on, and a bot is playing for you.`
    : t`${what}: the game is on, and the others are waiting for you.`;
}

function GameKept({ game: { code, game } }: { readonly game: Unfinished }) {
  const { t } = useLingui();
  const { way, go } = useGo();
  return (
    <section className={styles.way}>
      <Icon name="once" className={styles.sign} />
      <div className={styles.words}>
        <h2>{game === 'card' ? t`Your card game with bots` : t`Your dice game with bots`}</h2>
        <p>
          <Trans>Waiting where you left off.</Trans>
        </p>
      </div>
      <button
        type="button"
        className="button primary"
        data-act="go-on"
        disabled={way !== null}
        onClick={() => go('on', async () => soloAddress(code))}
      >
        <Trans>Continue</Trans>
      </button>
    </section>
  );
}

/** An unfinished solo game, loaded after the first render. */
function useUnfinished(isDrawn: boolean): Unfinished | null {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  useEffect(() => {
    if (!isDrawn) return undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const { unfinishedSolo } = await import('../solo/solo-games.ts');
      const found = await unfinishedSolo();
      if (isHere) setUnfinished(found);
    };
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isDrawn]);
  return unfinished;
}
