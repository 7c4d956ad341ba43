// A quick solo game beside a table, which stays connected and calls.

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { settings } from '../app/user-settings.ts';
import { classes } from '../drawing/class-names.ts';
import { ring } from '../game-table/motion/FactSounds.tsx';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { alone } from '../lobby/ways-to-table.ts';
import { showTable } from '../shown-table.ts';
import { notify, withdraw } from '../table-screen/calls/notification.ts';
import { type Call, callIn } from './outsider.ts';
import styles from './SideGame.module.css';
import { type SideGame, SideGameContext, type WayBack, WayBackContext } from './side-game-context.ts';

const SEATS = 4;
const SOLO = '/solo/';

interface SideGamesProps {
  /** Shows the solo table with this code. */
  readonly solo: (code: string) => ReactNode;
  /** The table itself. */
  readonly children: ReactNode;
}

/** Shows the table, or a solo game in its place. */
export function WithSideGame({ solo, children }: SideGamesProps) {
  const { store } = useSession();
  const game = useTable(({ table }) => table?.game ?? 'card');
  const isServer = useTable(({ where }) => where === 'server');
  const [code, setCode] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const way = useMemo((): SideGame => {
    const open = async (): Promise<void> => {
      if (code === null) {
        setOpening(true);
        const address = await alone(game, { seats: SEATS, preset: 'standard' }).finally(() => setOpening(false));
        setCode(address.slice(SOLO.length));
      }
      setShown(true);
    };
    return { hasBegun: code !== null, isOpening, open: () => void open() };
  }, [game, code, isOpening]);
  const back = useMemo(
    (): WayBack => ({
      back() {
        // Cards are found by the sets of the table that is shown.
        showTable(store.getState().shown?.view.setup ?? null);
        setShown(false);
      },
      goOn: (address) => setCode(address.slice(SOLO.length)),
    }),
    [store],
  );
  if (!isServer) return children;
  if (!isShown || code === null) return <SideGameContext value={way}>{children}</SideGameContext>;
  return (
    <div className={styles.side} data-side-game={code}>
      <TableBeside onBack={back.back} />
      <div className={styles.game}>
        <WayBackContext value={back}>{solo(code)}</WayBackContext>
      </div>
    </div>
  );
}

/** The bar above a side game: what happens at the table, and the way back. */
function TableBeside({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  const code = useTable(({ table }) => table?.code ?? '');
  const isLost = useTable(({ status }) => status !== 'open');
  const whose = useTable(({ table, game }) => (game === null ? null : (table?.seats[game.view.turn]?.name ?? null)));
  const living = useTable(({ game }) => game?.view.players.filter(({ alive }) => alive).length ?? 0);
  const call = useTable(callIn);
  const words: Readonly<Record<Call, string>> = {
    'back-in': t`You are in the game: the table needs you.`,
    over: t`The game at the table is over.`,
    next: t`The next game is about to start.`,
  };
  const title = call === null ? null : words[call];
  useCall(title);
  const said = isLost
    ? t`Connection lost, reconnecting`
    : (title ?? (whose === null ? t`Table ${code}` : t`${whose}’s turn, ${living} still in the game`));
  return (
    <section
      className={classes(styles.bar, call !== null && styles.called)}
      aria-label={t`Table ${code}`}
      data-call={call ?? undefined}
    >
      <p className={styles.said} role="status">
        {said}
      </p>
      <button
        type="button"
        className={call === null ? 'button' : 'button primary'}
        data-act="back-to-table"
        onClick={onBack}
      >
        <Trans>Back to the table</Trans>
      </button>
    </section>
  );
}

/** Rings once for each call, and shows it in the title, or in a notification while the page is hidden. */
function useCall(words: string | null): void {
  const { t } = useLingui();
  const heading = t`Posse: your table calls`;
  useEffect(() => {
    if (words === null) return undefined;
    const { callSound, callNotice, callBuzz } = settings.getState();
    if (callSound) ring();
    if (document.hidden && callNotice) void notify(heading, words);
    else if (callBuzz) navigator.vibrate?.([70, 60, 70]);
    const before = document.title;
    document.title = heading;
    return () => {
      document.title = before;
      void withdraw();
    };
  }, [words, heading]);
}
