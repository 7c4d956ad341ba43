// A dead connection that was not closed: both ends notice, and reconnect.

import type { Page } from '@playwright/test';
import type { TableInfo } from '@posse/protocol';
import { playPast, stepOf } from '../support/card-player.ts';
import { openRelay, type Relay } from '../support/cuttable-relay.ts';
import { expect, test, welcome } from '../support/fixtures.ts';

const PATIENT = { timeout: 60_000, intervals: [200] };

/** Starts a stopwatch with the page's clock, whose seconds are longer on a busy machine, where its timers come late. */
async function startWatch(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const ticks = { count: 0 };
    setInterval(() => ticks.count++, 100);
    return ticks;
  });
  return () => watch.evaluate(({ count }) => count / 10);
}

let relay: Relay;
test.beforeEach(async ({ server }) => {
  relay = await openRelay(server.address);
});
test.afterEach(() => relay.close());

test('a connection that swallows all messages is noticed within 8 seconds, and replaced within 5', async ({
  browser,
  server,
}) => {
  const { page, context } = await welcome(browser, relay.address, {}, {});
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-act="start"]').click();
  await page.locator('[data-screen="table"]').waitFor();
  const code = page.url().split('/').at(-1);
  const isConnected = async (): Promise<boolean | undefined> => {
    const reply = await fetch(`${server.address}/api/tables/${code}`);
    return ((await reply.json()) as TableInfo).seats.find(({ by }) => by === 'person')?.connected;
  };
  const banner = page.getByText('Connection lost');
  // Twice: right after it was noticed, and after some failed attempts.
  for (const dead of [0, 9000]) {
    await expect(banner).toBeHidden();
    expect(await isConnected()).toBe(true);
    const step = await stepOf(page);
    relay.swallow(true);
    const noticed = await startWatch(page);
    await Promise.all([expect(banner).toBeVisible(PATIENT), expect.poll(isConnected, PATIENT).toBe(false)]);
    expect(await noticed()).toBeLessThan(8);
    await page.waitForTimeout(dead);
    await expect(banner).toBeVisible();
    relay.swallow(false);
    const taken = await startWatch(page);
    await expect(banner).toBeHidden(PATIENT);
    expect(await taken()).toBeLessThan(5);
    expect(await isConnected()).toBe(true);
    expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
    await playPast(page, step);
  }
  await context.close();
});

test('a page that returns to its table while the server is silent joins as soon as the server answers', async ({
  browser,
}) => {
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
