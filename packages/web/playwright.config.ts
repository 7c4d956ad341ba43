// The browser tests' configuration: real Chromium, with a server of its own.

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/chromium-finder.mjs';

/**
 * Features of Chromium that are switched off, such as the popup of its address bar, a page of its own for each guest.
 * Our list replaces Playwright's, so it includes those entries.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'OptimizationHints', 'AimEnabled'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

if (!existsSync(new URL('dist/page/index.html', import.meta.url)))
  throw new Error('The page is not built. Run: npm run types && npm run page');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/e2e',
  // Whole games are played here, on busy machines.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A test that passes at its second try hides a fault of the page or of the test.
  retries: 0,
  // One more than the cores that npm test counts on: some tests mostly wait.
  workers: 3,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--mute-audio'],
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
    screenshot: 'only-on-failure',
  },
});
