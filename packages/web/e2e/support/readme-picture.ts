// Puts two pictures of the same table into one small picture for the README.

import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The height of both pictures, in pixels. */
const HEIGHT = 500;

export async function writeReadmePicture(browser: Browser, desk: string, phone: string, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 600 } });
  const images = [desk, phone].map(
    (file) => `<img height="${HEIGHT}" src="data:image/png;base64,${readFileSync(file, 'base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0"><div style="display:inline-flex;gap:12px;background:#fff">${images.join('')}</div>`,
  );
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.locator('div').screenshot({ path, type: 'jpeg', quality: 78 });
  await page.close();
}
