// The operator's actions at a table, each queued like other messages.

import { Unavailable } from '../bus/bus.ts';
import type { Guests } from '../guest-sessions.ts';
import { Refused } from '../refused-request.ts';
import type { Table } from '../tables/actor/table.ts';
import type { TableActor } from '../tables/actor/table-actor.ts';
import { removeGuest } from '../tables/handlers/guest-removal.ts';
import type { Registry } from '../tables/lifecycle/table-registry.ts';
import type { AdminCommand } from './node-requests.ts';
import { guestWithHash } from './table-overview.ts';

/** Bytes that fit into the reason of a WebSocket close, after its code. */
const MAX_REASON_BYTES = 115;
/** The number of tables to which an announcement goes at once. */
const AT_ONCE = 100;

type Marks = Pick<Guests, 'personHash'>;

/** Runs an operator's command at a table. Throws Refused or StoreFailure. */
export async function runCommand(
  tables: Registry,
  actor: TableActor,
  order: AdminCommand,
  marks: Marks,
): Promise<void> {
  switch (order.do) {
    case 'announce':
      return actor.inTurn(() => announce(actor.table, order.text));
    case 'send-away':
      return actor.inTurn(() => removeMarked(actor.table, order.person, marks));
    case 'close':
      if (!(await tables.close(actor, shortened(order.why))))
        throw new Refused('not-stored', 'That the table is closed could not be kept, so it is still open.');
  }
}

/** Shows a sentence at all tables where somebody is connected, and returns their number. */
export async function announceToAll({ inMemory }: Pick<Registry, 'inMemory'>, text: string): Promise<number> {
  const tables = inMemory.filter(({ table }) => !table.participants.isEmpty);
  let told = 0;
  const tell = async (actor: TableActor): Promise<void> => {
    await actor.inTurn(() => announce(actor.table, text));
    told++;
  };
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const those = await Promise.allSettled(tables.slice(from, from + AT_ONCE).map(tell));
    for (const one of those) if (one.status === 'rejected' && !(one.reason instanceof Unavailable)) throw one.reason;
  }
  return told;
}

async function announce({ notices, state }: Table, text: string): Promise<void> {
  const notice = notices.about('announced', { guest: '', seat: null, name: '', text });
  await state.services.store.write([notice.change]);
  notice.send();
}

async function removeMarked(table: Table, mark: string, marks: Marks): Promise<void> {
  const guest = guestWithHash(table, mark, marks);
  if (guest === null) throw new Refused('no-such-guest', 'Nobody of this mark is at the table any more.');
  await removeGuest(table, guest);
}

/** Cuts a text to the bytes that fit, without splitting a character. */
function shortened(why: string): string {
  const letters = [...why];
  while (Buffer.byteLength(letters.join('')) > MAX_REASON_BYTES) letters.pop();
  return letters.join('');
}
