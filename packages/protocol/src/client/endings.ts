// Why a client does not come back: the server would only say the same again.

import type { Closing } from './socket.ts';

export interface Ending {
  readonly code: string;
  readonly message: string;
  /** Which set is missing, if one is. */
  readonly set?: string | undefined;
  /** What whoever has closed the table says to it, if anything. */
  readonly why?: string;
}

const POLICY = 1008;
const SHUT = 'shut';

/** By code, what to say where the server only gave the code. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['version', 'The server speaks differently: reload the page.'],
  ['malformed', 'The server does not understand us: check the name and the link, or reload the page.'],
  ['no-such-table', 'There is no such table, or none any more.'],
  ['missing-set', 'The table plays with a set that this server was not given.'],
  ['damaged', 'What the server keeps of this table is damaged: nobody goes on with it.'],
  ['bad-token', 'This token opens no seat at this table: join without it.'],
  ['bad-pass', 'This server did not make that pass: join without it.'],
  ['sent-away', 'You were sent away from this table.'],
  [SHUT, 'Whoever runs this server has closed this table.'],
  ['barred', 'Somebody from your network was sent away: the host can let you in.'],
  ['bad-ticket', 'This link was used already, or is older than five minutes: make a new one on the other device.'],
  // A ticket that is of no use here.
  ['seated-already', 'This device has another seat at this table: nobody has two.'],
  ['not-now', 'This seat can’t move to this device now.'],
  ['seat-full', 'This seat has moved too often in this game: play on where it is.'],
  ['moved', 'Your seat is on another device now.'],
  ['replaced', 'You are at this table from somewhere else now.'],
]);

/** For a message that can't be understood. */
export const OTHER_VERSION: Ending = { code: 'version', message: MESSAGES.get('version') ?? '' };

/** The ending that this refusal of a join means; null if it is worth trying again. */
export const endingOf = ({ code, message, set }: Ending): Ending | null =>
  MESSAGES.has(code) ? { code, message, ...(set !== undefined && { set }) } : null;

/** The same for a close. Its reason is a code, perhaps with a sentence after it. */
export function endingFrom({ code: closeCode, reason }: Closing): Ending | null {
  if (closeCode !== POLICY) return null;
  for (const [code, message] of MESSAGES) {
    if (!reason.startsWith(code)) continue;
    const said = reason.slice(code.length).replace(/^[:\s]+/, '');
    return { code, message: said || message, ...(code === SHUT && said !== '' && { why: said }) };
  }
  return null;
}
