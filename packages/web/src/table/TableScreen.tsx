// The screen of one table, from the door to the last shot.

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Country } from '../draw/Country.tsx';
import { missingHouse } from '../house/cards.ts';
import { SessionContext, useTable } from '../play/session/SessionContext.tsx';
import type { TableState, Where } from '../play/session/session.ts';
import { AskName, isNameWanted } from './AskName.tsx';
import { AtTable } from './AtTable.tsx';
import styles from './Door.module.css';
import { Stopped } from './Stopped.tsx';
import { useVisit } from './visit.ts';

interface TableScreenProps {
  readonly where: Where;
  readonly code: string;
}

export default function TableScreen({ where, code }: TableScreenProps) {
  const [isAsking, setAsking] = useState(() => isNameWanted(where, code, location.hash));
  if (!isAsking) return <Visit where={where} code={code} />;
  return (
    <>
      <Country />
      <AskName onDone={() => setAsking(false)} />
    </>
  );
}

function Visit({ where, code }: TableScreenProps) {
  const { session, again } = useVisit(where, code);
  return (
    <>
      <Country />
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

// What one sees of a table: the way there, the door, the room where all gather, or the game.

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
      <Stopped
        code={code}
        because={missing !== null ? 'missing-set' : (because ?? '')}
        sentence={sentence}
        missing={missing}
        onAgain={onAgain}
      />
    );
  return hasTable ? <AtTable /> : <Arriving where={where} />;
}

/** A set that the table plays with and that the server does not have any more, or this page does not have yet; null if all is here. */
function missingAt({ stoppedBecause, table, shown }: TableState): string | null {
  if (stoppedBecause !== null) return stoppedBecause.set ?? null;
  const setup = shown?.view.setup;
  const sets = [...(table?.plan.sets ?? []), ...(setup !== undefined && 'sets' in setup ? setup.sets : [])];
  return missingHouse(sets);
}

// On the way to a table. Most people never see it: it is shown only when the way takes a while.

export function Arriving({ where }: { readonly where: Where }) {
  return (
    <main className={styles.door} data-screen="arriving">
      <p className={styles.mark} aria-hidden="true">
        Posse
      </p>
      <p className={styles.soon} role="status">
        {where === 'solo' ? <Trans>The cards are being shuffled…</Trans> : <Trans>Going to the table…</Trans>}
      </p>
    </main>
  );
}
