// A line that is dead without being closed: both ends notice, and come together again as soon as it lives.

import type { TableInfo } from '@posse/protocol';
import { expect, test, welcome } from './fixtures.ts';
import { playOn } from './playing.ts';
import { openRelay, type Relay } from './relay.ts';

const NOTICED = { timeout: 8000, intervals: [200] };
const BACK = { timeout: 5000 };

let relay: Relay;
test.beforeEach(async ({ server }) => {
  relay = await openRelay(server.address);
});
test.afterEach(() => relay.close());

test('a line that swallows everything is noticed in 8 seconds, and taken again in 5', async ({ browser, server }) => {
  const { page, context } = await welcome(browser, relay.address, {}, {});
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-act="start"]').click();
  const table = page.locator('[data-screen="table"]');
  await table.waitFor();
  const code = page.url().split('/').at(-1);
  const isConnected = async (): Promise<boolean | undefined> => {
    const reply = await fetch(`${server.address}/api/tables/${code}`);
    return ((await reply.json()) as TableInfo).seats.find(({ by }) => by === 'person')?.connected;
  };
  const banner = page.getByText('Connection lost');
  // Twice: right after it was noticed, and after some attempts that came to nothing.
  for (const dead of [0, 9000]) {
    await expect(banner).toBeHidden();
    expect(await isConnected()).toBe(true);
    const step = Number(await table.getAttribute('data-n'));
    relay.swallow(true);
    await Promise.all([expect(banner).toBeVisible(NOTICED), expect.poll(isConnected, NOTICED).toBe(false)]);
    await page.waitForTimeout(dead);
    await expect(banner).toBeVisible();
    relay.swallow(false);
    await expect(banner).toBeHidden(BACK);
    expect(await isConnected()).toBe(true);
    expect(Number(await table.getAttribute('data-n'))).toBeGreaterThanOrEqual(step);
    let clicks = 0;
    await playOn(page, () => clicks++ > 2);
  }
  await context.close();
});

test('a page that comes while nobody answers is at the table as soon as somebody does', async ({ browser }) => {
  const { page, context } = await welcome(browser, relay.address, {}, {});
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  await page.getByRole('link', { name: 'Posse, to the lobby' }).click();
  await page.locator('[data-screen="lobby"]').waitFor();
  const attempts: string[] = [];
  page.on('websocket', (socket) => attempts.push(socket.url()));
  relay.swallow(true);
  await page.goBack();
  await expect.poll(() => attempts.length, { timeout: 15_000 }).toBeGreaterThan(1);
  relay.swallow(false);
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible({ timeout: 10_000 });
  await context.close();
});
