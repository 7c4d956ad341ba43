import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/chromium-finder.mjs';
import { scenes } from './support/bot-game-scenes.ts';
import { welcome, type Language, type Theme } from './support/fixtures.ts';
import { codeOf, storeGames } from './support/stored-games.ts';
import { openServer } from './support/test-server.ts';
const jobs = (process.argv[2] ?? 'full-table:1280x720:en:night').split(',').map((job) => job.split(':'));
const server = await openServer((data) => storeGames(data, scenes()));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const [name = '', size = '', language = 'en', theme = 'night', search = '', act = ''] of jobs) {
  const scene = scenes().find((one) => one.name === name);
  const [width = 0, height = 0] = size.split('x').map(Number);
  const { page, context, complaints } = await welcome(browser, server.address, { language: language as Language, theme: theme as Theme }, { viewport: { width, height } });
  await page.goto(`/t/${scene ? codeOf(scene) : name}/screen${search}`);
  try { await page.locator('[data-screen="table"], [data-screen="after"], [data-screen="waiting"], [data-stopped]').first().waitFor({ timeout: 60000 }); } catch (e) { console.log(String(e).slice(0, 200)); }
  if (act) { await page.locator(`[data-act="${act}"]`).click(); await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor(); }
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/room-shots/${name}-${size}-${language}-${theme}${search.replace(/\W/g, '_')}${act}.png` });
  if (complaints.length) console.log(name, complaints);
  await context.close();
}
await browser.close();
await server.close();
