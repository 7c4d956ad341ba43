// The guests whom the host of a table has reported to the operator.

import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { TableState } from '../actor/table-state.ts';
import { seatOwnedBy } from './seat-edits.ts';

/** How many guests of a table are remembered as reported, while it is in memory. */
const MAX_REPORTED = 100;

const reported = new WeakMap<TableState, Set<string>>();

export const isReported = (state: TableState, guest: string): boolean => reported.get(state)?.has(guest) === true;

interface Meant {
  readonly guest?: string | undefined;
  readonly line?: number | undefined;
}

/** The guest with this id, or the one who said this line. Throws Refused if nobody at the table is meant. */
export function guestMeant({ record, chat, participants }: Table, { guest, line }: Meant): string {
  const lines = chat.last.filter(({ notice }) => notice === undefined);
  const said = lines.find(({ number }) => number === line)?.guest;
  if (guest === undefined && said !== undefined) return said;
  const isKnown =
    guest !== undefined &&
    (participants.isHere(guest) || seatOwnedBy(record, guest) !== null || lines.some((one) => one.guest === guest));
  if (isKnown) return guest;
  throw new Refused(
    'no-such-guest',
    'Nobody here is meant: name a guest of this table, or a line that a guest has said.',
  );
}

/** Tells the operator, once for each guest. Their words stay at the table. */
export function report({ state }: Table, host: string, guest: string): void {
  const before = reported.get(state) ?? new Set();
  reported.set(state, before);
  if (before.has(guest) || before.size >= MAX_REPORTED) return;
  before.add(guest);
  const { services, record } = state;
  services.log.warn({ table: record.code, guest: host, reported: guest }, 'A person was reported.');
}
