// The entry point of the page: texts, settings, first screen.

import './zod-without-eval.ts';
import '@fontsource/holtwood-one-sc/latin.css';
import '@fontsource/patua-one/latin.css';
import '@fontsource-variable/source-sans-3/wght.css';
import 'virtual:colours.css';
import './app/theme-variables.css';
import './app/base-styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followOtherTabs, type Settings, settings } from './app/user-settings.ts';
import { keepOffline } from './offline/service-worker-registration.ts';
import { speak } from './words/language.ts';

/** The colours of the browser's bar, by theme. */
const COLOURS = { night: '#14252f', day: '#f4e0b8' } as const;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

wear(settings.getState());
settings.subscribe(wear);
followOtherTabs();
await speak(settings.getState().language);
settings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language);
});

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepOffline();

/** Applies the settings to the document, where style sheets read them. */
function wear({ theme, speed, fourColours, language }: Settings): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dataset.theme = theme;
  page.dataset.motion = speed === 0 ? 'off' : 'on';
  page.dataset.suits = fourColours ? 'four' : 'two';
  page.style.setProperty('--speed', String(speed));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', COLOURS[theme]);
}
