// The actions after a game: another one, replay, proof, leave.

import { Trans, useLingui } from '@lingui/react/macro';
import type { TableInfo } from '@posse/protocol';
import type { Tally } from '@posse/protocol/evening';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameView } from '../../game-table/session/beat.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { RealGame } from '../../lessons/FirstGameEnd.tsx';
import { isLesson } from '../../lessons/lesson-table.ts';
import { isSecondTry } from '../../solo/second-try-id.ts';
import { LeaveButton } from '../../table-screen/menu/LeaveButton.tsx';
import { contributorsAt } from '../../table-screen/shuffle/contributors.ts';
import { DealAnyway } from '../../table-screen/shuffle/DealAnyway.tsx';
import { FewContributions } from '../../table-screen/shuffle/FewContributions.tsx';
import { OwnContribution } from '../../table-screen/shuffle/OwnContribution.tsx';
import { PlanDialog } from '../../table-screen/waiting-room/PlanDialog.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ResultPictureButton } from '../share/ResultPictureButton.tsx';
import styles from './NextGame.module.css';
import { type NextGameWishes, Starting, useNextGame, Wishes } from './NextGameWishes.tsx';

interface NextGameProps {
  readonly view: GameView;
  /** The counts of the game; null until the whole game is known. */
  readonly tally: Tally | null;
}

export function NextGame(props: NextGameProps) {
  const table = useTable((state) => state.table);
  return table === null ? null : <NextGameFooter {...props} table={table} />;
}

function NextGameFooter({ view, tally, table }: NextGameProps & { readonly table: TableInfo }) {
  const { client } = useSession();
  const where = useTable((state) => state.where);
  const game = useTable((state) => state.shown);
  const [isProving, setProving] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const [path] = useLocation();
  const wishes = useNextGame(view, table);
  const id = game?.id ?? '';
  const starts = useMemo(() => client.startsBefore(id), [client, id]);
  if (game === null) return null;
  const { lucks } = game;
  const isWaiting = table.startsIn === null && table.start === null && table.dealAnyway === null;
  const again = isWaiting && <Again wishes={wishes} table={table} />;
  return (
    <footer className={styles.next}>
      <Wishes wishes={wishes} table={table} view={view} />
      <div className={styles.luck}>
        {table.dealAnyway === null && <FewContributions adds={contributorsAt(table)} />}
        <OwnContribution table={table} />
      </div>
      <DealAnyway />
      <Starting table={table} />
      <div className={styles.main}>
        <Link
          href={`/replay/${where}/${id}?eyes=${wishes.seat ?? 'all'}`}
          data-act="replay"
          state={{ from: path }}
          className="button"
        >
          <Trans>Watch the replay</Trans>
        </Link>
        {isLesson(table) ? <RealGame className="button primary" /> : again}
      </div>
      <div className={styles.more}>
        {isLesson(table) && again}
        {!isLesson(table) && !isSecondTry(id) && (
          <button type="button" className="button plain" data-act="proof" onClick={() => setProving(true)}>
            <Trans>Was it fair?</Trans>
          </button>
        )}
        <ResultPictureButton view={view} tally={tally} className="button plain" />
        {wishes.isHost && (
          <button type="button" className="button plain" data-act="arrange" onClick={() => setArranging(true)}>
            <Trans>Change the rules</Trans>
          </button>
        )}
        {where === 'solo' && table.packs !== undefined && (
          <Link href="/workshop" className="button plain" data-act="workshop">
            <Trans>Workshop</Trans>
          </Link>
        )}
        <LeaveButton className="button plain">
          <Trans>Lobby</Trans>
        </LeaveButton>
      </div>
      {/* The others stay here until the host has chosen other settings. */}
      <Suspense>
        <PlanDialog table={table} open={isArranging} onClose={() => setArranging(false)} />
      </Suspense>
      <ProofDialog
        where={where}
        id={id}
        noted={{ id, lucks, starts, contributionFor: (start) => client.contributionFor(start) }}
        seat={wishes.seat}
        open={isProving}
        onClose={() => setProving(false)}
      />
    </footer>
  );
}

/** The main button: another game. */
function Again({ wishes, table }: { readonly wishes: NextGameWishes; readonly table: TableInfo }) {
  const { t } = useLingui();
  const { client } = useSession();
  const { isHost, seat, isReady } = wishes;
  // After a first game the main button starts a real one.
  const again = isLesson(table) ? 'button plain' : 'button primary';
  if (isHost || (seat !== null && !isReady))
    return (
      <button type="button" className={again} data-act="again" onClick={wishes.go}>
        {t`Play again`}
      </button>
    );
  if (seat !== null)
    return (
      <button type="button" className="button" onClick={wishes.wait}>
        {t`Not ready after all`}
      </button>
    );
  if (table.seats.every(({ by }) => by !== 'nobody')) return null;
  return (
    <button type="button" className="button primary" data-act="again" onClick={() => client.sit()}>
      {t`Take a seat`}
    </button>
  );
}
