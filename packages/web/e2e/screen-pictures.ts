// npm run shots: takes pictures of every screen into the folder `shots`.
// In six sizes, three languages and both themes. `-- --readme` renews the picture of the README.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/chromium-finder.mjs';
import { buildPageIfOld } from '../../../scripts/page-build.mjs';
import { scenes } from './support/bot-game-scenes.ts';
import { emptyPage, type Language, switchTheme, type Theme, welcome } from './support/fixtures.ts';
import { writeReadmePicture } from './support/readme-picture.ts';
import { SCREENS, type Screen } from './support/screen-list.ts';
import { storeGames } from './support/stored-games.ts';
import { openServer } from './support/test-server.ts';

/** Sizes that one browser shows after another: those of fingers, and those of a mouse. */
const DEVICES: readonly { readonly sizes: readonly string[]; readonly options: BrowserContextOptions }[] = [
  { sizes: ['390x844', '360x640', '844x390', '820x1180'], options: { hasTouch: true, isMobile: true } },
  { sizes: ['1440x900', '1920x1080'], options: {} },
];
const LANGUAGES: readonly Language[] = ['en', 'it', 'de'];
const THEMES: readonly Theme[] = ['night', 'day'];
/** After another size, everything has its place by then, and a hint of the coach by then. */
const STILL_MS = 300;
const HINT_MS = 1300;
const README_SIZES = ['1440x900', '390x844'];

const isReadme = process.argv.includes('--readme');
/** `npm run shots -- 820x1180 lobby de` takes only those whose path has all of these words. */
const wanted = isReadme ? ['en-night/table-first-turn'] : process.argv.slice(2);

interface Picture {
  readonly path: string;
  readonly size: string;
  readonly theme: Theme;
}

/** The pictures of a screen that are wanted. */
const picturesOf = (name: string, language: Language, sizes: readonly string[]): Picture[] =>
  sizes
    .flatMap((size) => THEMES.map((theme) => ({ path: pathOf(size, language, theme, name), size, theme })))
    .filter(({ path }) => wanted.every((word) => path.includes(word)));

const pathOf = (size: string, language: Language, theme: Theme, name: string): string =>
  `shots/${size}/${language}-${theme}/${name}.png`;

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

async function take(page: Page, { path, size, theme }: Picture): Promise<void> {
  await resize(page, size);
  await switchTheme(page, theme);
  const isMoving = (await page.locator('[data-got-it]').count()) > 0;
  await page.waitForTimeout(isMoving ? HINT_MS : STILL_MS);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isTooWide) console.log(`${path}: scrolls sideways`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path });
}

/** Opens the screen once; each picture is one of the same page. */
async function takeAll(page: Page, { open }: Screen, pictures: readonly Picture[]): Promise<void> {
  await resize(page, pictures[0]?.size ?? '');
  try {
    await open(page);
  } catch (error) {
    console.log(`${pictures[0]?.path}: ${String(error).split('\n')[0]}`);
  }
  for (const picture of pictures) await take(page, picture);
}

buildPageIfOld();
const server = await openServer((data) => storeGames(data, scenes()));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let taken = 0;
for (const { sizes, options } of DEVICES)
  for (const language of LANGUAGES) {
    const { page: first, context, complaints } = await welcome(browser, server.address, { language }, options);
    await first.close();
    for (const screen of SCREENS) {
      const pictures = picturesOf(screen.name, language, sizes);
      if (pictures.length === 0) continue;
      const page = await emptyPage(context, server.address, complaints);
      await takeAll(page, screen, pictures);
      await page.close();
      taken += pictures.length;
      for (const complaint of complaints.splice(0)) console.log(`${pictures[0]?.path}: ${complaint}`);
    }
    await context.close();
  }
if (isReadme) {
  const [desk = '', phone = ''] = README_SIZES.map((size) => pathOf(size, 'en', 'night', 'table-first-turn'));
  await writeReadmePicture(browser, desk, phone, 'docs/table.jpg');
}
await browser.close();
await server.close();
console.log(`${taken} pictures in shots/.`);
