// The screen of one table, from the door to the last shot.

import { Country } from '../draw/Country.tsx';
import { SessionContext } from '../session/SessionContext.tsx';
import type { Where } from '../session/session.ts';
import { Arriving } from './Arriving.tsx';
import { Table } from './Table.tsx';
import { useVisit } from './visit.ts';

interface TableScreenProps {
  readonly where: Where;
  readonly code: string;
}

export default function TableScreen({ where, code }: TableScreenProps) {
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
