// Tests of what the address of a screen asks for.

import { expect, test } from 'vitest';
import { roomOptions } from './room-options.ts';

test('a screen for the room shows chat, code and QR code, in the browser’s language and theme', () => {
  expect(roomOptions('')).toEqual({
    isOverlay: false,
    hasChat: true,
    hasCode: true,
    hasQr: true,
    language: null,
    theme: null,
  });
});

test('an overlay shows neither chat nor code nor QR code unless its address asks for them', () => {
  const parts = (search: string): readonly boolean[] => {
    const { isOverlay, hasChat, hasCode, hasQr } = roomOptions(search);
    return [isOverlay, hasChat, hasCode, hasQr];
  };
  expect(parts('?overlay')).toEqual([true, false, false, false]);
  expect(parts('?overlay&chat')).toEqual([true, true, false, false]);
  expect(parts('?overlay&code&qr')).toEqual([true, false, true, true]);
});

test('the address of a screen may name a language and a theme, and unknown ones are ignored', () => {
  expect(roomOptions('?lang=it&theme=day')).toMatchObject({ language: 'it', theme: 'day' });
  expect(roomOptions('?lang=xx&theme=pink')).toMatchObject({ language: null, theme: null });
});
