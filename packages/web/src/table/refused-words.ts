// What somebody is told who asked for something that can't be: a sentence for every code.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '@posse/protocol';

/** What only this end can know: nobody answered; this seat is open in another window, or on another device. */
type PageCode = 'unreachable' | 'replaced' | 'moved';

export const REFUSED_WORDS: Readonly<Record<ErrorCode | PageCode, MessageDescriptor>> = {
  malformed: msg`The server did not understand that. Load the page again, then try once more.`,
  version: msg`This page is older or newer than the server. Load the page again.`,
  'join-first': msg`The connection is not ready yet. Try again in a moment.`,
  'joined-already': msg`You are at a table already.`,
  'no-such-table': msg`There is no table with this code, or not any more.`,
  'no-such-game': msg`There is no such game, or not any more.`,
  'bad-token': msg`Your seat at this table was given to somebody else.`,
  'bad-ticket': msg`This link was used already, or is older than five minutes. Make a new one on the other device.`,
  moved: msg`Your seat is on another device now.`,
  'bad-pass': msg`The server does not know you any more. Load the page again.`,
  'sent-away': msg`The host has sent you away from this table.`,
  'not-seated': msg`You are watching. Take a seat first.`,
  'seated-already': msg`You have a seat at this table already.`,
  'seat-taken': msg`Somebody sits there already.`,
  'no-free-seat': msg`No seat is free. You can watch, and take one when somebody leaves.`,
  'no-such-seat': msg`There is no such seat at this table.`,
  'not-the-host': msg`Only the host of the table can do that.`,
  'no-such-guest': msg`That player is not here any more.`,
  'no-such-bot': msg`There is no such bot for this game.`,
  'bad-plan': msg`These rules cannot be played together. Change the number of players or the sets.`,
  'not-now': msg`That is not possible at this point of the evening.`,
  'stale-question': msg`The game has gone on meanwhile: that question was answered.`,
  'not-asked': msg`It is not you who is asked now.`,
  'no-such-option': msg`That is not possible any more.`,
  paused: msg`The table is paused. The host can let it go on.`,
  'wrong-channel': msg`Who plays talks at the table; who is out, in the gallery; and who watches, with the others who watch.`,
  'slow-down': msg`That was a lot at once. Wait a moment.`,
  'not-over': msg`The game is not over yet: its cards are a secret until then.`,
  'not-stored': msg`The server could not keep that, so it did not happen. Try again.`,
  'wrong-origin': msg`This page may not talk to that server.`,
  full: msg`The server is full. Try again later.`,
  closing: msg`The server is about to start anew. Try again in a moment.`,
  'not-found': msg`The server does not know what this page asked for. Load the page again.`,
  internal: msg`Something went wrong on the server, and nothing has changed. Try again.`,
  unreachable: msg`No server answers. You can still play with bots in this browser.`,
  replaced: msg`You are at this table in another window now.`,
};

/** A code from a newer server still gets a sentence. */
export const refusedWords = (code: string): MessageDescriptor =>
  (Object.hasOwn(REFUSED_WORDS, code) ? REFUSED_WORDS[code as keyof typeof REFUSED_WORDS] : null) ??
  REFUSED_WORDS.internal;

export function useRefusedWords(): (code: string) => string {
  const { _ } = useLingui();
  return (code) => _(refusedWords(code));
}
