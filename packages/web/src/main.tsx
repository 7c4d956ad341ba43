// Where the page begins: its words, its look, and the first screen.

import './no-eval.ts';
import '@fontsource/holtwood-one-sc/latin.css';
import '@fontsource/patua-one/latin.css';
import '@fontsource-variable/source-sans-3/wght.css';
import 'virtual:colours.css';
import './app/theme.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { settings } from './app/settings.ts';
import { wear } from './app/wear.ts';
import { keepOffline } from './offline/register.ts';
import { speak } from './words/speak.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

wear(settings.getState());
settings.subscribe(wear);
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
