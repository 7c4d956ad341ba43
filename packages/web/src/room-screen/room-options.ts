// The options in a screen's address: overlay and its parts, language, theme.

import { LANGUAGES, type Language } from '@posse/engine';

export interface RoomOptions {
  /** True for a transparent picture that lies over a stream. */
  readonly isOverlay: boolean;
  /** True if chat lines, the table's code or its QR code are shown. An overlay shows only what it is asked for. */
  readonly hasChat: boolean;
  readonly hasCode: boolean;
  readonly hasQr: boolean;
  /** Null for the browser's. */
  readonly language: Language | null;
  /** Null for the one that the browser was set to. */
  readonly theme: 'night' | 'day' | null;
}

/** Reads `?overlay&chat&code&qr&lang=it&theme=day`. It ignores everything else. */
export function roomOptions(search: string): RoomOptions {
  const asked = new URLSearchParams(search);
  const isOverlay = asked.has('overlay');
  const has = (part: string): boolean => !isOverlay || asked.has(part);
  const theme = asked.get('theme');
  return {
    isOverlay,
    hasChat: has('chat'),
    hasCode: has('code'),
    hasQr: has('qr'),
    language: LANGUAGES.find((language) => language === asked.get('lang')) ?? null,
    theme: theme === 'night' || theme === 'day' ? theme : null,
  };
}

/** The address of a table's screen. */
export const roomAddress = (code: string, asked = ''): string => `/t/${code}/screen${asked}`;
