// Sentences for refusals, one for every code.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '@posse/protocol';

/**
 * Codes of the page itself: no reply; the seat is open in another window or on another device; the table was closed.
 */
type PageCode = 'unreachable' | 'replaced' | 'moved' | 'shut';

export const REFUSED_WORDS: Readonly<Record<ErrorCode | PageCode, MessageDescriptor>> = {
  malformed: msg`The server didn’t understand that. Reload the page, then try again.`,
  version: msg`This page and the server have different versions. Reload the page.`,
  'join-first': msg`Not connected yet. Try again in a moment.`,
  'joined-already': msg`You are already at a table.`,
  'no-such-table': msg`There is no table with this code. Check the code, or ask for a new link.`,
  'missing-set': msg`This table uses house cards that the server doesn’t have right now. The table is kept until they are back.`,
  damaged: msg`The saved data is damaged, so this can’t go on. Ask the operator of the server to restore a backup.`,
  'no-such-game': msg`This game doesn’t exist, or not any more.`,
  'bad-token': msg`You no longer hold this seat: the game is over, or the seat is on another device.`,
  'bad-ticket': msg`This link has been used already, or is older than five minutes. Make a new one on the other device.`,
  moved: msg`You are playing on the other device now, and this one is signed out. To bring the seat back, use the menu there.`,
  'bad-pass': msg`The server doesn’t recognise you any more. Reload the page.`,
  'sent-away': msg`You were removed from this table.`,
  shut: msg`The operator of the server has closed this table. A game in progress ended without a winner.`,
  barred: msg`Somebody on your network was removed from this table, and you are new here. The host can see that you are waiting, and can let you in.`,
  'not-seated': msg`You are watching. Take a seat first.`,
  'only-watches': msg`This screen only watches. Open the table itself to take part.`,
  'seated-already': msg`You already have a seat at this table.`,
  'seat-taken': msg`That seat is taken by a player, or by a bot until the game is over.`,
  'no-own-bots': msg`Players can’t bring bots of their own to this table.`,
  'no-free-seat': msg`No seat is free. You can watch now, and take one after the game.`,
  'queue-full': msg`The line is full. You can watch, or open another table.`,
  'people-seated': msg`Some players who are here would lose their seats. Ask them first, or choose more seats.`,
  'no-such-seat': msg`There is no such seat at this table.`,
  'not-the-host': msg`Only the host can do that.`,
  'no-such-guest': msg`That player has left.`,
  'no-such-bot': msg`There is no such bot for this game.`,
  'bad-plan': msg`These rules don’t work together. Change the number of players or the sets.`,
  'bad-pack': msg`This pack can’t be played at this table.`,
  'no-such-pack': msg`The table doesn’t have this pack any more.`,
  'barred-pack': msg`This server has barred this pack, or its packs together.`,
  'not-now': msg`You can’t do that right now.`,
  'too-soon': msg`The owner of this seat was here less than three minutes ago. Wait a little, then claim it.`,
  'slow-clock': msg`Answers may take more than five minutes at this table, so nobody can vouch for you. Open the seat on its own device, or move it from there.`,
  'seat-full': msg`This seat has moved too often in this game. Keep playing where it is.`,
  'has-seen': msg`You have seen another player’s hand in this game. Watch now, and play in the next one.`,
  witness: msg`You have seen all hands. Until the game is over, nothing that you do reaches the others.`,
  'gallery-full': msg`Too many people have already read this game’s spectator chat. Chat with everyone after the game.`,
  'stale-question': msg`The game has moved on: that question is already answered.`,
  'not-asked': msg`It is not your move.`,
  'no-such-option': msg`That is no longer possible.`,
  paused: msg`The table is paused. The host can resume it.`,
  'wrong-channel': msg`Players chat at the table, the dead with the dead, and spectators with spectators.`,
  'chat-off': msg`The host has switched the chat off. You can still send reactions.`,
  predicted: msg`You have made your guess for this game.`,
  'bad-link': msg`A voice channel needs an address that begins with https:// and has a domain, without a password.`,
  'no-such-gesture': msg`The server doesn’t know this reaction. Reload the page.`,
  'bad-luck': msg`This contribution doesn’t match the commitment. Reload the page.`,
  'slow-down': msg`That was too much at once. Wait a moment.`,
  'too-many-tables': msg`Your network already has as many tables as this server allows. Play at one of them, or wait until one closes.`,
  'not-over': msg`The game is not over yet. Its cards stay secret until then.`,
  endless: msg`That would never end, so it didn’t happen. Choose something else.`,
  'not-stored': msg`The server couldn’t save that, so it didn’t happen. Try again.`,
  'wrong-origin': msg`That server doesn’t accept this page. Open the page from the server itself.`,
  'wrong-host': msg`The server doesn’t know the name in this address. Its operator can add it with --name or POSSE_NAME.`,
  'wrong-method': msg`The server doesn’t allow what this page tried to do. Reload the page.`,
  full: msg`The server is full. Try again later.`,
  closing: msg`The server is about to restart. Try again in a moment.`,
  'not-found': msg`The server couldn’t find what this page asked for. Reload the page.`,
  internal: msg`Something went wrong on the server, and nothing has changed. Try again.`,
  unreachable: msg`Can’t reach the server. You can still play with bots in this browser.`,
  replaced: msg`This table is open in another window now.`,
};

/** Codes whose sentence depends on the request. */
const ABOUT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'join seated-already': msg`This device already has another seat at this table.`,
  'join not-now': msg`This device has read the chat of the dead in this game. Use another one.`,
  'join slow-down': msg`Many people are joining this table. You will be let in shortly.`,
  'rename slow-down': msg`Too many name changes. Wait a moment.`,
  'face slow-down': msg`Too many face changes. Wait a moment.`,
  'start slow-down': msg`Too many games started. Wait a moment.`,
  'sit not-now': msg`You can’t take this seat in this game. Take one in the next.`,
  'claim not-now': msg`Nobody can vouch for you: too few players from the deal are left, or you have read the chat of the dead. A bot plays on.`,
  'claim seat-taken': msg`The player in that seat is here.`,
  'claim sent-away': msg`The host removed the player in that seat.`,
  'report no-such-guest': msg`That guest has already left, or is the host you are standing in for.`,
  'predict not-now': msg`The time for predictions is over.`,
  'kick no-such-guest': msg`That guest has already left, or is the host you are standing in for.`,
  'host not-now': msg`During a game, only a player can be the host.`,
};

/** The sentence for a refusal. A code from a newer server still gets one. `about` is the type of the request. */
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
