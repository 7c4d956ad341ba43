import { chromium } from '@playwright/test';
import { furnish } from './furnish.ts';
import { welcome } from './house.ts';
import { scenes } from './scenes.ts';
import { SCREENS } from './screens.ts';
import { openHouse } from './server.ts';

const [size = 'desk', theme = 'night', language = 'en', ...names] = process.argv.slice(2);
const house = await openHouse((data) => furnish(data, scenes()), { POSSE_PAGE: process.env.PAGE ?? '/tmp/leadbuild' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, open } of SCREENS) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { page, context, complaints } = await welcome(
    browser,
    house.address,
    { theme, language } as never,
    size === 'phone'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 }
      : { viewport: { width: 1440, height: 900 } },
  );
  page.setDefaultTimeout(8000);
  try {
    await open(page);
    await page.waitForTimeout(400);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) complaints.push('SIDEWAYS');
  } catch (e) {
    complaints.push(String(e).slice(0, 300));
  }
  await page.screenshot({ path: `/tmp/lead/${size}-${theme}-${language}-${name}.png` });
  await context.close();
  console.log(name, complaints.join(' | ').slice(0, 600));
}
await browser.close();
await house.close();
