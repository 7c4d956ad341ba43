// npm run shots: takes pictures of every screen into the folder `shots`.
// On a phone and on a desktop, in three languages and both themes. `-- --readme` renews the picture of the README.

import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/chromium-finder.mjs';
import { buildPageIfOld } from '../../../scripts/page-build.mjs';
import { scenes } from './support/bot-game-scenes.ts';
import { type GuestSettings, welcome } from './support/fixtures.ts';
import { writeReadmePicture } from './support/readme-picture.ts';
import { SCREENS } from './support/screen-list.ts';
import { storeGames } from './support/stored-games.ts';
import { openServer } from './support/test-server.ts';

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;
const LOOKS: readonly GuestSettings[] = [
  { language: 'en', theme: 'night' },
  { language: 'en', theme: 'day' },
  { language: 'it', theme: 'night' },
  { language: 'de', theme: 'night' },
];

/** The command line. `npm run shots -- lobby de` takes only pictures whose path has all of these words. */
const isReadme = process.argv.includes('--readme');
const wanted = isReadme ? ['en-night/table-first-turn'] : process.argv.slice(2);

buildPageIfOld();
const server = await openServer((data) => storeGames(data, scenes()));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let taken = 0;
for (const [size, options] of Object.entries(SIZES))
  for (const look of LOOKS) {
    const folder = `shots/${size}/${look.language}-${look.theme}`;
    mkdirSync(folder, { recursive: true });
    for (const { name, open } of SCREENS) {
      const path = `${folder}/${name}.png`;
      if (!wanted.every((word) => path.includes(word))) continue;
      const { page, context, complaints } = await welcome(browser, server.address, look, options);
      try {
        await open(page);
        await page.waitForTimeout(300);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isTooWide) complaints.push('scrolls sideways');
      } catch (error) {
        complaints.push(String(error).split('\n')[0] ?? '');
      }
      await page.screenshot({ path });
      await context.close();
      taken++;
      if (complaints.length > 0) console.log(`${path}: ${complaints.join('; ')}`);
    }
  }
if (isReadme) {
  const [desk, phone] = ['desk', 'phone'].map((size) => `shots/${size}/en-night/table-first-turn.png`);
  await writeReadmePicture(browser, desk ?? '', phone ?? '', 'docs/table.jpg');
}
await browser.close();
await server.close();
console.log(`${taken} pictures in shots/.`);
