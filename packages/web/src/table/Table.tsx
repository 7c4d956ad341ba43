// What one sees of a table: the way there, the door, the room where all gather, or the game.

import { missingHouse } from '../house/cards.ts';
import { useTable } from '../session/SessionContext.tsx';
import type { TableState } from '../session/session.ts';
import { Arriving } from './Arriving.tsx';
import { AtTable } from './AtTable.tsx';
import { Stopped } from './Stopped.tsx';

interface TableProps {
  readonly code: string;
  readonly onAgain: () => void;
}

export function Table({ code, onAgain }: TableProps) {
  const because = useTable(({ stoppedBecause }) => stoppedBecause?.code ?? null);
  const missing = useTable(missingAt);
  const hasTable = useTable(({ table }) => table !== null);
  const where = useTable((state) => state.where);
  if (missing !== null) return <Stopped code={code} because="missing-set" missing={missing} onAgain={onAgain} />;
  if (because !== null) return <Stopped code={code} because={because} missing={null} onAgain={onAgain} />;
  return hasTable ? <AtTable /> : <Arriving where={where} />;
}

/** A set that the table plays with and that the server does not have any more, or this page does not have yet; null if all is here. */
function missingAt({ stoppedBecause, table, shown }: TableState): string | null {
  if (stoppedBecause !== null) return stoppedBecause.set ?? null;
  const setup = shown?.view.setup;
  const sets = [...(table?.plan.sets ?? []), ...(setup !== undefined && 'sets' in setup ? setup.sets : [])];
  return missingHouse(sets);
}
