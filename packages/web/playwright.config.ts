// The page in a real Chromium, with a server of its own.

import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/**
 * Chromium makes the popup of its address bar, a page of its own, for each guest anew; nobody here types an address. A list of ours
 * replaces Playwright's, so what it wants to be without comes first.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'OptimizationHints', 'AimEnabled'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/e2e',
  // Whole games are played here, on machines that are busy with other things.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A machine may hiccup once; what fails twice is wrong, and what fails once is said.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['./e2e/second-tries.ts']],
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
