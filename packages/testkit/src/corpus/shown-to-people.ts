// The table and the game as each person sees them on their return.

import type { AnyView, ChatLineInfo, TableInfo } from '@posse/protocol';
import { Person, until } from './corpus-person.ts';
import type { CorpusTable } from './make/corpus-tables.ts';

/** The parts of what a person is shown that depend on neither the clock nor the connection. */
export interface Shown {
  readonly table: Omit<TableInfo, 'watchers' | 'startsIn' | 'beginsIn'>;
  readonly lines: readonly ChatLineInfo[];
  readonly seat: number | null;
  readonly game: { readonly id: string; readonly n: number; readonly view: AnyView } | null;
}

/**
 * Everybody comes back with their sessions and tokens; with `withLuck` also with the contributions that they have
 * committed to.
 */
export async function comeBack(server: string, { code, people }: CorpusTable, withLuck: boolean): Promise<Person[]> {
  const back: Person[] = [];
  for (const { luck, ...known } of people)
    back.push(await new Person(server, code, { ...known, ...(withLuck && { luck }) }).isThere());
  const away = back.find(({ client }) => client.status === 'stopped');
  if (away !== undefined)
    throw new Error(
      `${away.name} is not admitted to table ${code}: ${away.client.stoppedBecause?.code ?? 'no reason'}.`,
    );
  const guests = back.map(({ client }) => client.you);
  // The first to return is told of the others later.
  await until(
    back,
    () =>
      back.every(({ client }) =>
        client.table?.seats.every(
          ({ guest, gone, connected }) => gone !== null || guest === null || connected === guests.includes(guest),
        ),
      ),
    'everybody at the table knows who is there',
  );
  return back;
}

export function shownTo({ client }: Person): Shown {
  const { table, lines, seat, game } = client;
  if (table === null) throw new Error('No message about the table has arrived.');
  const { watchers: _, startsIn: __, beginsIn: ___, ...rest } = table;
  return { table: rest, lines, seat, game: game && { id: game.id, n: game.step, view: game.view } };
}
