// The look that was chosen, worn by the whole document: style sheets read it from there.

import type { Settings } from './settings.ts';

const COLOURS = { night: '#14252f', day: '#f4e0b8' } as const;

export function wear({ theme, speed, fourColours, language }: Settings): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dataset.theme = theme;
  page.dataset.motion = speed === 0 ? 'off' : 'on';
  page.dataset.suits = fourColours ? 'four' : 'two';
  page.style.setProperty('--speed', String(speed));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', COLOURS[theme]);
}
