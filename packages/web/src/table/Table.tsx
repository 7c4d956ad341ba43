// What one sees of a table: the way there, the door, the room where all gather, or the game.

import { useTable } from '../session/SessionContext.tsx';
import { Arriving } from './Arriving.tsx';
import { AtTable } from './AtTable.tsx';
import { Stopped } from './Stopped.tsx';

interface TableProps {
  readonly code: string;
  readonly onAgain: () => void;
}

export function Table({ code, onAgain }: TableProps) {
  const because = useTable(({ stoppedBecause }) => stoppedBecause?.code ?? null);
  const hasTable = useTable(({ table }) => table !== null);
  const where = useTable((state) => state.where);
  if (because !== null) return <Stopped code={code} because={because} onAgain={onAgain} />;
  return hasTable ? <AtTable /> : <Arriving where={where} />;
}
