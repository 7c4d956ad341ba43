// Sentences for refusals, one for every code.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '@posse/protocol';

/**
 * Codes of the page itself: no reply; the seat is open in another window, or on another device; the table was closed.
 */
type PageCode = 'unreachable' | 'replaced' | 'moved' | 'shut';

export const REFUSED_WORDS: Readonly<Record<ErrorCode | PageCode, MessageDescriptor>> = {
  malformed: msg`The server did not understand that. Load the page again, then try once more.`,
  version: msg`This page is older or newer than the server. Load the page again.`,
  'join-first': msg`The connection is not ready yet. Try again in a moment.`,
  'joined-already': msg`You are at a table already.`,
  'no-such-table': msg`There is no table with this code, or not any more.`,
  'missing-set': msg`This table plays with house cards that are not here now. It is kept until they are back.`,
  damaged: msg`What the server keeps of this is damaged, so nobody goes on with it. Ask whoever runs the server for a backup.`,
  'no-such-game': msg`There is no such game, or not any more.`,
  'bad-token': msg`What opened your seat at this table opens it no more: the game is over, or the seat is on another device.`,
  'bad-ticket': msg`This link was used already, or is older than five minutes. Make a new one on the other device.`,
  moved: msg`You go on there, and this device is signed out. You can bring the seat back by the menu of the other one.`,
  'bad-pass': msg`The server does not know you any more. Load the page again.`,
  'sent-away': msg`You were sent away from this table.`,
  shut: msg`Whoever runs this server has closed this table. If a game was under way, it has ended without winners.`,
  barred: msg`Somebody was sent away from this table who called from your network, and you are new here. The host sees that you are at the door and can let you in.`,
  'not-seated': msg`You are watching. Take a seat first.`,
  'seated-already': msg`You have a seat at this table already: nobody has two in one game.`,
  'seat-taken': msg`That seat is not free: it is somebody’s, or a bot’s until the game is over.`,
  'no-free-seat': msg`No seat is free. You can watch, and take one after the game.`,
  'people-seated': msg`Some players who are here would lose their seats. Ask them first, or choose more seats.`,
  'no-such-seat': msg`There is no such seat at this table.`,
  'not-the-host': msg`Only the host of the table can do that.`,
  'no-such-guest': msg`That player is not here any more.`,
  'no-such-bot': msg`There is no such bot for this game.`,
  'bad-plan': msg`These rules cannot be played together. Change the number of players or the sets.`,
  'not-now': msg`That is not possible at this point of the evening.`,
  'too-soon': msg`The player of this seat was here less than three minutes ago. Wait, and claim it then.`,
  'slow-clock': msg`Answers may take more than five minutes here, so nobody can vouch for you. Open the seat on its own device, or move it from there.`,
  'seat-full': msg`This seat has moved too often in this game. Play on where it is.`,
  'has-seen': msg`You have seen a hand of this game whose owner took it back. Watch, and play in the next game.`,
  'gallery-full': msg`So many have read the gallery of this game that nobody new can. Talk with everybody after the game.`,
  'stale-question': msg`The game has gone on meanwhile: that question was answered.`,
  'not-asked': msg`It is not you who is asked now.`,
  'no-such-option': msg`That is not possible any more.`,
  paused: msg`The table is paused. The host can let it go on.`,
  'wrong-channel': msg`Who plays talks at the table; who is out, in the gallery; and who watches, with the others who watch.`,
  'no-such-gesture': msg`The server does not know this sign. Load the page again.`,
  'bad-luck': msg`This is not the luck that was promised for the deal. Load the page again.`,
  'slow-down': msg`That was a lot at once. Wait a moment.`,
  'too-many-tables': msg`There are as many tables from your network as this server gives to one. Play at one of them, or wait until one is closed.`,
  'not-over': msg`The game is not over yet: its cards are a secret until then.`,
  endless: msg`What that sets off goes round in a circle, so it did not happen. Choose something else.`,
  'not-stored': msg`The server could not keep that, so it did not happen. Try again.`,
  'wrong-origin': msg`This page may not talk to that server.`,
  'wrong-host': msg`The server does not go by the name in this address. Whoever runs it can give it the name: --name, or POSSE_NAME.`,
  'wrong-method': msg`The server cannot do that with what this page asked for. Load the page again.`,
  full: msg`The server is full. Try again later.`,
  closing: msg`The server is about to start anew. Try again in a moment.`,
  'not-found': msg`The server does not know what this page asked for. Load the page again.`,
  internal: msg`Something went wrong on the server, and nothing has changed. Try again.`,
  unreachable: msg`No server answers. You can still play with bots in this browser.`,
  replaced: msg`You are at this table in another window now.`,
};

/** Codes whose sentence depends on the request. */
const ABOUT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'join seated-already': msg`This device has another seat at this table, and nobody has two.`,
  'join not-now': msg`This device has heard what the dead say in this game: use another one.`,
  'join slow-down': msg`Many are coming to this table at once. You are let in in a moment.`,
  'rename slow-down': msg`Names have changed often here. Wait a moment.`,
  'face slow-down': msg`Faces have changed often here. Wait a moment.`,
  'start slow-down': msg`Many games were started from here. Wait a moment.`,
  'sit not-now': msg`You can’t sit in this seat in this game. Take one in the next.`,
  'claim not-now': msg`Nobody can vouch for you here: too few are left who had a seat at the deal, or you have heard the dead. A bot plays on.`,
  'claim seat-taken': msg`Whoever sits there is here.`,
  'claim sent-away': msg`Whoever sat there was sent away by the host.`,
  'kick no-such-guest': msg`That guest has gone already, or is the host for whom you stand in.`,
  'host not-now': msg`In a game only somebody who plays can be the host.`,
};

/** A code from a newer server still gets a sentence. `about` is the request. */
export function refusedWords(code: string, about: string | null = null): MessageDescriptor {
  const special = `${about} ${code}`;
  if (Object.hasOwn(ABOUT_WORDS, special)) return ABOUT_WORDS[special] ?? REFUSED_WORDS.internal;
  return Object.hasOwn(REFUSED_WORDS, code)
    ? REFUSED_WORDS[code as keyof typeof REFUSED_WORDS]
    : REFUSED_WORDS.internal;
}

export function useRefusedWords(): (code: string, about?: string | null) => string {
  const { _ } = useLingui();
  return (code, about) => _(refusedWords(code, about));
}
