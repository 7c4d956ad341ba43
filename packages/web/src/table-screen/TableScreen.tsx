// The screen of one table, from joining to the end.

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Landscape } from '../drawing/Landscape.tsx';
import { SessionContext, useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState, Where } from '../game-table/session/table-session.ts';
import { missingHouse } from '../house-cards/house-card-loader.ts';
import { WithSideGame } from '../out-of-game/SideGame.tsx';
import styles from './Door.module.css';
import { JoinedTable } from './JoinedTable.tsx';
import { isNameWanted, NameQuestion } from './NameQuestion.tsx';
import { StoppedScreen } from './StoppedScreen.tsx';
import { useVisit } from './use-table-visit.ts';

interface TableScreenProps {
  readonly where: Where;
  readonly code: string;
}

export default function TableScreen({ where, code }: TableScreenProps) {
  const [isAsking, setAsking] = useState(() => isNameWanted(where, code, location.hash));
  if (!isAsking) return <Visit where={where} code={code} />;
  return (
    <>
      <Landscape />
      <NameQuestion onDone={() => setAsking(false)} />
    </>
  );
}

function Visit({ where, code }: TableScreenProps) {
  const { session, again } = useVisit(where, code);
  return (
    <>
      <Landscape />
      {session === null ? (
        <Arriving where={where} />
      ) : (
        <SessionContext value={session}>
          <Table code={code} onAgain={again} />
        </SessionContext>
      )}
    </>
  );
}

// The view of a table: joining, refused, waiting room, or game.

interface TableProps {
  readonly code: string;
  readonly onAgain: () => void;
}

export function Table({ code, onAgain }: TableProps) {
  const because = useTable(({ stoppedBecause }) => stoppedBecause?.code ?? null);
  const sentence = useTable(({ stoppedBecause }) => stoppedBecause?.why ?? null);
  const missing = useTable(missingAt);
  const hasTable = useTable(({ table }) => table !== null);
  const where = useTable((state) => state.where);
  if (missing !== null || because !== null)
    return (
      <StoppedScreen
        code={code}
        because={missing !== null ? 'missing-set' : (because ?? '')}
        sentence={sentence}
        missing={missing}
        onAgain={onAgain}
      />
    );
  if (!hasTable) return <Arriving where={where} />;
  return (
    <WithSideGame solo={(solo) => <Visit where="solo" code={solo} />}>
      <JoinedTable />
    </WithSideGame>
  );
}

/** The first set that this table needs and the server or this page lacks; null if none is missing. */
function missingAt({ stoppedBecause, table, shown }: TableState): string | null {
  if (stoppedBecause !== null) return stoppedBecause.set ?? null;
  const setup = shown?.view.setup;
  const sets = [...(table?.plan.sets ?? []), ...(setup !== undefined && 'sets' in setup ? setup.sets : [])];
  return missingHouse(sets);
}

// Shown while joining takes a while.

export function Arriving({ where }: { readonly where: Where }) {
  return (
    <main className={styles.door} data-screen="arriving">
      <p className={styles.mark} aria-hidden="true">
        Posse
      </p>
      <p className={styles.soon} role="status">
        {where === 'solo' ? <Trans>The cards are being shuffled…</Trans> : <Trans>Joining the table…</Trans>}
      </p>
    </main>
  );
}
