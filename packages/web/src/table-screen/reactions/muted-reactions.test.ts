// Tests of muted reactions.

import { expect, test, vi } from 'vitest';
import { seatOf, tableOf } from '../../game-table/session/testing/rendered-text.tsx';
import { isMutedIn, mute, muteKeyIn } from './muted-reactions.ts';

const chosen = vi.hoisted(() => ({ gestures: true, muted: [] as readonly string[] }));
vi.mock('../../app/user-settings.ts', () => ({
  settings: { getState: () => chosen },
  choose: (changes: object) => Object.assign(chosen, changes),
  useSettings: () => chosen,
}));

const table = tableOf([seatOf('ann'), seatOf('bob'), seatOf('cleo')]);
const seen = (seat: number | null, gesture: string | undefined = 'ouch'): boolean =>
  !isMutedIn({ table, you: 'ann' }, chosen, { seat, name: 'Wanda', ...(gesture !== undefined && { gesture }) });

test('one guest, or the reactions of all others, can be muted, but not one’s own lines, and notices always show', () => {
  expect([0, 1, 2, null].map((seat) => seen(seat))).toEqual([true, true, true, true]);
  mute('bob', true);
  expect([0, 1, 2, null].map((seat) => seen(seat))).toEqual([true, false, true, true]);
  mute('bob', true);
  expect(chosen.muted).toEqual(['bob']);
  mute('bob', false);
  expect(seen(1)).toBe(true);
  chosen.gestures = false;
  expect([0, 1, 2, null].map((seat) => seen(seat))).toEqual([true, false, false, false]);
  expect(isMutedIn({ table, you: 'ann' }, chosen, { seat: 1, name: 'Bob' })).toBe(false);
  mute('bob', true);
  expect(isMutedIn({ table, you: 'ann' }, chosen, { seat: 1, name: 'Bob' })).toBe(true);
  expect(isMutedIn({ table, you: 'ann' }, chosen, { seat: 1, name: 'Bob', notice: 'left' })).toBe(false);
  mute('bob', false);
});

test('a spectator is muted by name, and only while they watch', () => {
  chosen.gestures = true;
  mute(muteKeyIn(table, { seat: null, name: 'Wanda' }), true);
  expect([0, 1, 2, null].map((seat) => seen(seat))).toEqual([true, true, true, false]);
  mute('@Wanda', false);
  expect(seen(null)).toBe(true);
});

test('the page remembers only the latest muted guests', () => {
  for (let guest = 0; guest < 100; guest++) mute(`guest ${guest}`, true);
  expect(chosen.muted).toHaveLength(60);
  expect(chosen.muted.at(-1)).toBe('guest 99');
});
