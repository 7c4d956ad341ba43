// The reasons for which a client stops: the server would only refuse it again.

import type { Closing } from './socket-interface.ts';

export interface Ending {
  readonly code: string;
  readonly message: string;
  /** The id of the missing set, if one is missing. */
  readonly set?: string | undefined;
  /** The operator's reason for closing the table, if they gave one. */
  readonly why?: string;
}

const POLICY_VIOLATION = 1008;
const SHUT = 'shut';

/** The text for each code, for a server that sends only the code. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['version', 'This client and the server have different versions: reload the page.'],
  ['malformed', 'The server could not read the request: check the name and the link, or reload the page.'],
  ['no-such-table', 'This table does not exist, or is closed: check the code.'],
  ['missing-set', 'The table plays with a set that this server does not have: ask the operator to add it.'],
  ['damaged', 'The stored data of this table is damaged, so it can’t go on: open a new table.'],
  ['bad-token', 'This token opens no seat at this table: join without it.'],
  ['bad-pass', 'This pass was not issued by this server: join without it.'],
  ['sent-away', 'You were removed from this table.'],
  [SHUT, 'The operator of this server has closed this table.'],
  ['barred', 'Somebody from your network was removed from this table: ask the host to let you in.'],
  ['bad-ticket', 'This link was used already, or is older than five minutes: make a new one on the other device.'],
  // Refusals of a ticket.
  ['seated-already', 'This device already has another seat at this table, and a player can have only one.'],
  ['not-now', 'This seat can’t move to this device now.'],
  ['seat-full', 'This seat has changed devices too often in this game: play on where it is.'],
  ['moved', 'Your seat is on another device now.'],
  ['replaced', 'You have opened this table somewhere else.'],
]);

/** The ending for a message that can't be parsed. */
export const OTHER_VERSION: Ending = { code: 'version', message: MESSAGES.get('version') ?? '' };

/** The ending that follows from the refusal of a join; null if another attempt makes sense. */
export const endingOf = ({ code, message, set }: Ending): Ending | null =>
  MESSAGES.has(code) ? { code, message, ...(set !== undefined && { set }) } : null;

/**
 * The ending that follows from the close of a socket; null if another attempt makes sense. The reason of the close is a
 * code, perhaps with a sentence after it.
 */
export function endingFrom({ code: closeCode, reason }: Closing): Ending | null {
  if (closeCode !== POLICY_VIOLATION) return null;
  for (const [code, message] of MESSAGES) {
    if (!reason.startsWith(code)) continue;
    const said = reason.slice(code.length).replace(/^[:\s]+/, '');
    return { code, message: said || message, ...(code === SHUT && said !== '' && { why: said }) };
  }
  return null;
}
