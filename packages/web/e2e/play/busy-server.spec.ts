// A server without time for bots that think: the table names their replacements.

import { playOn } from '../support/card-player.ts';
import { test as base, expect, welcome } from '../support/fixtures.ts';
import { openServer } from '../support/test-server.ts';

const test = base.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  address: async ({}, use) => {
    const server = await openServer(undefined, { POSSE_THINK_MS: '1' });
    await use(server.address);
    await server.close();
  },
});

test('legends without time to think on a busy server are played by deputies, and the table says so', async ({
  browser,
  address,
}) => {
  const { page, context, complaints } = await welcome(browser, address, {}, {});
  await page.goto('/');
  await page.locator('label:has([data-choice="legend"])').click();
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-act="start"]').click();
  const standIn = page.locator('[data-stand-in]');
  await page.locator('[data-act="story"]').click();
  // Until a legend had a turn.
  for (let clicks = 0; clicks < 100 && (await standIn.count()) === 0; clicks++) {
    let isEnough = false;
    await playOn(page, () => {
      const was = isEnough;
      isEnough = true;
      return was;
    });
  }
  await expect(standIn.first()).toBeVisible();
  await expect(standIn.first()).toHaveText(
    /^The server is too busy for .+ \(Legend\) to think: Deputy plays for now\.$/,
  );
  await expect(page.locator('[data-seat][title*="no time to think"]')).not.toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
