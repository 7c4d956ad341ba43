// Tests of what people see of each other: seats, claims, host powers, the next game.

import { describe, expect, test } from 'vitest';
import { Starting } from '../finished-game/result/NextGameWishes.tsx';
import { seatOf, shown, tableOf, wordsOf } from '../game-table/session/testing/rendered-text.tsx';
import { chairsFor } from './FreeSeats.tsx';
import { HostMenu, HostName, HostSeat } from './menu/HostMenu.tsx';
import { Banners } from './notices/Banners.tsx';
import { FewContributions } from './shuffle/FewContributions.tsx';

const BOT = seatOf(null, { by: 'bot', name: 'Rattler' });

describe('a spectator of a game', () => {
  const seen = (...seats: Parameters<typeof tableOf>[0]): string =>
    wordsOf(shown({ you: 'eve', table: tableOf(seats) }, <Banners />));

  test('a spectator of a running game is offered a seat only if one is open', () => {
    expect(seen(seatOf('ann'), BOT, seatOf(null))).toBe('You are watching');
    expect(seen(seatOf('ann'), BOT, seatOf(null, { open: true }))).toBe('You are watching [Take a seat]');
  });

  test('a guest who has left their seat is offered it again', () => {
    expect(seen(seatOf('ann'), seatOf('eve', { gone: 'left' }), seatOf(null, { open: true }))).toBe(
      'You have left: a bot plays in your seat [Take your seat again]',
    );
  });

  test('a latecomer is told when they will see their hand', () => {
    expect(seen(seatOf('ann'), seatOf('eve', { waiting: true }))).toMatch(/A bot plays until its next move/);
  });

  test('a spectator’s menu lists open seats, and the seats that they can claim as their own', () => {
    const table = tableOf([
      seatOf('ann'),
      seatOf('bob', { connected: false, claimable: true }),
      seatOf('cleo', { connected: false, gone: 'sent-away' }),
      seatOf('dan', { connected: false, gone: 'left', claimable: true, lostBy: ['old'], seenBy: ['thief'] }),
      seatOf('fay', { connected: false, waiting: true }),
      seatOf(null, { open: true, name: 'Rattler' }),
      BOT,
    ]);
    const eve = { table, you: 'eve', seat: null };
    expect(chairsFor(eve).map(({ place, may }) => `${place} ${may}`)).toEqual(['1 claim', '3 claim', '5 sit']);
    for (const you of ['dan', 'old', 'thief']) expect(chairsFor({ ...eve, you })).toEqual([]);
    expect(chairsFor({ ...eve, you: 'ann', seat: 0 })).toEqual([]);
    expect(chairsFor({ ...eve, table: { ...table, phase: 'over' } })).toEqual([]);
  });
});

describe('a deal with few contributions', () => {
  const table = tableOf([seatOf('ann'), seatOf('bob'), BOT]);
  const seen = (adds: readonly boolean[], where: 'server' | 'solo' = 'server'): string =>
    wordsOf(shown({ where, seat: 0, table }, <FewContributions adds={adds} />));

  test('a deal with too few contributions is announced as not proven, except in a solo game', () => {
    expect(seen([false, false, false])).toBe('Not proven: only the server contributes to the deal.');
    expect(seen([true, false, false])).toBe('Not proven: only you and the server contribute to the deal.');
    expect(seen([false, true, false])).toBe(
      'Not proven: only bob and the server contribute to the deal. Your own contribution is not in the deal.',
    );
    expect(seen([false, true, true])).toBe('Your own contribution is not in the deal.');
    expect(seen([true, true, false])).toBe('');
    expect(seen([true, false, false], 'solo')).toBe('');
  });
});

describe('a claim of a seat', () => {
  const seats = [seatOf('ann'), seatOf('bob', { connected: false }), seatOf('cleo'), seatOf('dan')];
  const claim = { guest: 'eve', name: 'Fay', seat: 1, asked: ['ann', 'cleo', 'dan'], agreed: ['cleo'], opensIn: null };
  const seenBy = (you: string, seat: number | null, opensIn: number | null = null): string =>
    wordsOf(shown({ you, seat, table: tableOf(seats, { claims: [{ ...claim, opensIn }] }) }, <Banners />));

  test('everybody reads when a claimed seat changes hands, and players can object until then', () => {
    const words = 'Fay gets seat 2 (bob) in 20 s, unless bob comes back.';
    expect(seenBy('ann', 0, 20_000)).toBe(`${words} [Object]`);
    expect(seenBy('gus', null, 20_000)).toBe(`You are watching ${words}`);
    expect(seenBy('eve', null, 20_000)).toContain('Seat 2 (bob) is yours in 20 s, unless bob comes back.');
  });

  test('an owner takes a seat back with one tap, and the claimant who loses it reads why they sit out', () => {
    const lost = tableOf([seatOf('ann'), seatOf('eve', { lostBy: ['bob'] })]);
    expect(wordsOf(shown({ you: 'bob', table: lost }, <Banners />))).toBe(
      'While you were away, the others vouched for somebody else to take your seat [Take your seat back]',
    );
    const back = tableOf([seatOf('ann'), seatOf('bob', { seenBy: ['eve'] }), seatOf(null, { open: true })]);
    expect(wordsOf(shown({ you: 'eve', table: back }, <Banners />))).toMatch(
      /^The owner took the seat back\. You have seen/,
    );
  });

  test('a player is asked to vouch for a claim of a seat, and reads who has agreed already', () => {
    expect(seenBy('ann', 0)).toBe(
      'Fay says: “Seat 2 (bob) is mine, but I have lost access to it.” Is that right? Agreed: cleo. [Yes, I know Fay] [No]',
    );
  });

  test('a player who has vouched, and the claimant, read whose votes are still missing', () => {
    expect(seenBy('cleo', 2)).toBe('You agreed that seat 2 (bob) belongs to Fay. Still to agree: ann and dan.');
    expect(seenBy('eve', null)).toContain('You are watching You claim seat 2 (bob). Still to agree: ann and dan.');
  });

  test('a spectator is not asked to vouch for a claim of a seat', () => {
    expect(seenBy('gus', null)).toBe('You are watching');
  });
});

describe('the host', () => {
  const about = (seat: ReturnType<typeof seatOf>, phase: 'playing' | 'over' = 'playing'): string => {
    const table = tableOf([seatOf('ann'), seat], { phase });
    return wordsOf(shown({ seat: 0, table }, <HostSeat seat={seat} place={1} isMine={false} />)).replace(
      /<dialog.*/,
      '',
    );
  };

  test('the host’s menu lets a bot play for an absent player, and lets a removed guest back in', () => {
    expect(about(seatOf('bob'))).toMatch(/^bob \[Make host\] \[Remove\]/);
    expect(about(seatOf('bob', { connected: false, botAllowed: true }))).toMatch(/\[Let a bot play\] \[Remove\]/);
    expect(about(seatOf('bob', { connected: false, away: true, gone: 'sent-away' }))).toBe(
      'bob removed by the host: a bot plays [Let back in]',
    );
  });

  test('the host’s menu offers the host’s powers only to players, and says where a bot already plays', () => {
    expect(about(seatOf('bob', { waiting: true }))).not.toMatch(/Make host|Let a bot play/);
    expect(about(seatOf('bob', { connected: false, away: true, gone: 'left' }))).toMatch(
      /^bob left: a bot plays \[Remove\]/,
    );
  });

  test('the host’s menu says that a bot’s seat can be freed only from the next game on', () => {
    expect(about(BOT)).toMatch(/\[Free from the next game\]$/);
    expect(about(BOT, 'over')).toMatch(/\[Open to people\]$/);
  });

  test('the host’s menu lists guests who knock and can admit them, and others see nothing of it', () => {
    const table = tableOf([seatOf('ann')], { knocks: [{ guest: 'eve', name: 'Eve' }] });
    expect(wordsOf(shown({ seat: 0, table }, <HostMenu />))).toMatch(
      /Eve is waiting to join: on the same network as somebody you removed \[Let in\]/,
    );
    expect(shown({ seat: 0, table: tableOf([seatOf('ann')]) }, <HostMenu />)).not.toContain('data-knocks');
  });

  test('players other than the host read who the host is', () => {
    const table = tableOf([seatOf('ann'), seatOf('bob')], { host: 'bob' });
    expect(wordsOf(shown({ seat: 0, table }, <HostName />))).toBe('Host of the table: bob');
  });
});

describe('the next game', () => {
  const table = tableOf([seatOf('ann')], { phase: 'over', startsIn: 4200 });

  test('all at a table see the countdown to the next game, and players can stop it', () => {
    expect(wordsOf(shown({ seat: 0, table }, <Starting table={table} />))).toMatch(/Next game in 5… \[Not yet\]$/);
    expect(wordsOf(shown({ seat: null, table }, <Starting table={table} />))).toMatch(/Next game in 5…$/);
    const calm = { ...table, startsIn: null };
    expect(shown({ seat: 0, table: calm }, <Starting table={calm} />)).toBe('');
  });
});
