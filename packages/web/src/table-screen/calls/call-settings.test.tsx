// Tests of the settings for calls and reactions: with others, and not in solo games.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatOf, shown, tableOf, wordsOf } from '../../game-table/session/testing/rendered-text.tsx';
import { TableMenu } from '../menu/TableMenu.tsx';
import { MuteMenu } from '../reactions/MuteMenu.tsx';
import { ReactionButton } from '../reactions/ReactionButton.tsx';
import { CallSettings } from './CallSettings.tsx';

const chosen = vi.hoisted(() => ({
  name: 'Ann',
  language: 'en',
  theme: 'night',
  speed: 1,
  sound: true,
  volume: 0.7,
  fourColours: false,
  hints: false,
  automatic: true,
  callSound: true,
  callNotice: true,
  callBuzz: false,
  gestures: true,
  muted: ['bob'],
}));
vi.mock('../../app/user-settings.ts', () => ({
  settings: { getState: () => chosen },
  useSettings: (select: (settings: typeof chosen) => unknown) => select(chosen),
  choose: () => undefined,
}));

const onDevice = (isHeld: boolean, permission: NotificationPermission): void => {
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { vibrate: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: isHeld }));
};
beforeEach(() => onDevice(true, 'granted'));
afterEach(() => vi.unstubAllGlobals());

const table = tableOf([seatOf('ann'), seatOf('bob'), seatOf('cleo'), seatOf(null, { by: 'bot', name: 'Rattler' })]);
const checked = (html: string): boolean[] =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([input]) => input.includes(' checked'));

test('a solo table’s menu has no settings for sound and notifications when it is your turn', () => {
  for (const [where, count] of [
    ['server', 1],
    ['solo', 0],
  ] as const) {
    const html = shown({ where, table, seat: 0 }, <TableMenu />);
    expect(html.split('data-calls').length - 1).toBe(count);
    expect(html.split('data-mute').length - 1).toBe(count);
  }
});

test('the settings of calls offer no vibration on a desktop, and show a forbidden notification as off', () => {
  expect(wordsOf(shown({}, <CallSettings />))).toMatch(/Sound .*Notification .*Vibration/);
  expect(checked(shown({}, <CallSettings />))).toEqual([true, true, false]);
  onDevice(false, 'denied');
  expect(wordsOf(shown({}, <CallSettings />))).not.toContain('Vibration');
  expect(checked(shown({}, <CallSettings />))).toEqual([true, false]);
});

test('the menu offers to mute chat and reactions of each other person, and not of bots', () => {
  const html = shown({ table, seat: 0 }, <MuteMenu />);
  expect(wordsOf(html)).toMatch(/Chat and reactions of bob .*Chat and reactions of cleo$/);
  expect(wordsOf(html)).not.toMatch(/ann|Rattler/);
  expect(checked(html)).toEqual([true, false, true]);
});

test('the menu of reactions tells who will see them', () => {
  const players = [{ alive: true }, { alive: false }, { alive: true }, { alive: true }];
  const game = { view: { players } } as never;
  const told = (seat: number | null, you: string): string =>
    wordsOf(shown({ table, seat, you, game }, <ReactionButton className="" />));
  expect(told(0, 'ann')).toContain('Everyone at the table sees it.');
  expect(told(1, 'bob')).toContain('Players still in the game don’t see it.');
  expect(told(null, 'eve')).toContain('Only spectators see it.');
});
