// Tests of the chat channel that the page chooses; the server decides.

import type { Channel, SeatInfo, TableInfo } from '@posse/protocol';
import { expect, test } from 'vitest';
import type { TableState } from '../../game-table/session/table-session.ts';
import { channelOf, isSilenced } from './chat-channel.ts';

const at = (
  phase: TableInfo['phase'],
  seat: number | null,
  more: { readonly gallery?: boolean; left?: number; lost?: number; seen?: number } = {},
) => {
  const seats = [0, 1].map((place) => {
    const lostBy = place === more.lost ? ['me'] : [];
    const seenBy = place === more.seen ? ['me'] : [];
    return { guest: place === (more.left ?? seat) ? 'me' : 'other', lostBy, seenBy } as SeatInfo;
  });
  const table = { phase, plan: { seats: 2, ...(more.gallery && { gallery: true }) }, seats } as unknown as TableInfo;
  const players = [{ alive: true }, { alive: false }];
  return { table, seat, you: 'me', game: { view: { players } } } as unknown as TableState;
};

test.each<readonly [string, TableState, Channel]>([
  ['who plays', at('playing', 0), 'table'],
  ['who is out', at('playing', 1), 'gallery'],
  ['who is out, with those who watch', at('playing', 1, { gallery: true }), 'gallery'],
  ['who watches', at('playing', null), 'watchers'],
  ['who watches and may listen', at('playing', null, { gallery: true }), 'gallery'],
  ['who has left, and lives', at('playing', null, { left: 0 }), 'table'],
  ['an owner who lost their seat by vouching', at('playing', null, { lost: 0 }), 'table'],
  ['who has left when he was out', at('playing', null, { left: 1 }), 'gallery'],
  ['who was out', at('over', 1), 'table'],
  ['who waits for a game', at('gathering', null, { gallery: true }), 'table'],
])('the chat sends a line to the right channel: %s', (_, state, channel) => expect(channelOf(state)).toBe(channel));

test.each<readonly [string, TableState, boolean]>([
  ['a player', at('playing', 0), false],
  ['a spectator', at('playing', null), false],
  ['an owner who lost their seat by vouching', at('playing', null, { lost: 0 }), false],
  ['a claimant whose seat was taken back', at('playing', null, { seen: 0 }), true],
  ['the same claimant once the owner is out', at('playing', null, { seen: 1 }), false],
  ['the same claimant with the seat that the owner transferred to them', at('playing', 0, { seen: 0 }), false],
  ['the same claimant after the game', at('over', null, { seen: 0 }), false],
])('the rule who must not chat is applied to %s', (_, state, isSilent) => expect(isSilenced(state)).toBe(isSilent));
