// Browser tests of a screen for the room, and of the overlay.

import type { Page } from '@playwright/test';
import { TableClient } from '@posse/protocol';
import { objectionsTo } from '../support/axe-violations.ts';
import { scenes } from '../support/bot-game-scenes.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sceneOf } from '../support/screen-list.ts';
import { codeOf, tokenOf } from '../support/stored-games.ts';
import type { TestServer } from '../support/test-server.ts';

const NAMES = ['full-table', 'over'];
const test = testWith(() => scenes().filter(({ name }) => NAMES.includes(name)));

const FULL = sceneOf('full-table');
const LONG_NAME = 'Wilhelmina Featherstone';

/** The host, without a page, in their seat. */
function hostOf(server: TestServer): TableClient {
  return new TableClient({
    url: `${server.address.replace('http', 'ws')}/ws`,
    table: codeOf(FULL),
    name: LONG_NAME,
    token: tokenOf(FULL),
  });
}

/** Everything that the server sends to a page from now on, without answers to its pings. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      // How long an answer may still take depends on the moment at which the game was sent.
      if (!text.startsWith('{"type":"pong"')) frames.push(text.replace(/"left":\d+/, '"left":0'));
    }),
  );
  return frames;
}

const table = (page: Page) => page.locator('[data-screen="room"] [data-screen="table"]');

for (const search of ['', '?overlay'])
  test(`the screen at "${search}" shows the same in the browser that holds the host’s seat as in a stranger’s`, async ({
    guest,
    server,
  }) => {
    const [ann, stranger] = [await guest({ name: 'Ann' }), await guest({ name: 'Stranger' })];
    await ann.context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      `posse-seat-${codeOf(FULL)}`,
      tokenOf(FULL),
    ] as const);
    // The browser has Ann's hand in its storage, its memory and another tab.
    await ann.page.goto(`/t/${codeOf(FULL)}`);
    await expect(ann.page.locator('[data-act="hand-card"]').first()).toBeVisible();
    const screens = [await ann.context.newPage(), stranger.page];
    const frames = screens.map(framesOf);
    for (const page of screens) {
      await page.goto(`/t/${codeOf(FULL)}/screen${search}`);
      await expect(table(page)).toBeVisible();
      await expect(page.locator('[data-sentence]')).toHaveCount(3);
    }
    const before = frames.map(({ length }) => length);
    const host = hostOf(server);
    await expect.poll(() => host.seat).toBe(FULL.you);
    host.say('table', 'Draw!');
    host.pause(true);
    for (const page of screens) await expect(page.locator('[data-seat]').first()).toBeVisible();
    await expect.poll(() => host.table?.paused).toBe(true);
    host.pause(false);
    await expect.poll(() => host.table?.paused).toBe(false);
    host.stop();

    const [own, others] = frames as [string[], string[]];
    // Both have heard of the end of the pause.
    await expect
      .poll(() => [own, others].every((heard) => heard.some((text) => text.includes('"paused":false'))))
      .toBe(true);
    const opening = (heard: readonly string[], length: number): string[] => heard.slice(0, length);
    expect(opening(own, before[0] ?? 0)).toEqual(opening(others, before[1] ?? 0));
    const since = frames.map((heard, place) => heard.slice(before[place]).join('\n'));
    expect(since[0]).toBe(since[1]);
    await expect
      .poll(async () => {
        const [first, second] = await Promise.all(screens.map((page) => page.locator('body').innerText()));
        return first === second ? first : '';
      })
      .toContain(LONG_NAME);
    const said = search === '' ? 1 : 0;
    for (const page of screens) await expect(page.locator('[data-bubble]')).toHaveCount(said);
    for (const page of screens) await expect(page.locator('[data-open-hand], [data-invitation]')).toHaveCount(0);
  });

interface Measure {
  readonly what: string;
  readonly size: number;
  readonly isCut: boolean;
  readonly isOutside: boolean;
}

/** Each name and each sentence: the size of its letters, and whether all of it can be seen. */
const measuresOn = (page: Page, selector: string): Promise<readonly Measure[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        what: element.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        isCut: element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3,
        isOutside: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
      };
    }),
  );

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  for (const theme of ['night', 'day'] as const)
    test(`names and sentences are large and whole at ${width} by ${height}, by ${theme}`, async ({ guest, server }) => {
      const host = hostOf(server);
      await expect.poll(() => host.table?.seats[FULL.you]?.name).toBe(LONG_NAME);
      const { page } = await guest({ name: 'Television', theme }, { viewport: { width, height } });
      await page.goto(`/t/${codeOf(FULL)}/screen`);
      await expect(page.locator('[data-sentence]')).toHaveCount(3);
      await expect(page.locator('[data-name]')).toHaveCount(8);
      expect(await page.locator('[data-in-play]').count()).toBeGreaterThanOrEqual(11);
      const wrong = [
        ...(await measuresOn(page, '[data-name]')).filter(({ size }) => size < height / 30),
        ...(await measuresOn(page, '[data-sentence], [data-headline]')).filter(({ size }) => size < height / 36),
        ...(
          await measuresOn(page, '[data-name], [data-sentence], [data-headline], [data-in-play], [data-seat]')
        ).filter(({ isCut, isOutside }) => isCut || isOutside),
      ];
      expect(wrong).toEqual([]);
      expect(await objectionsTo(page, 'colours')).toEqual([]);
      host.stop();
    });

test('a screen finds its table again after a restart of the server', async ({ guest, server }) => {
  const { page, complaints } = await guest({ name: 'Television' });
  await page.goto(`/t/${codeOf(FULL)}/screen`);
  await expect(table(page)).toBeVisible();
  await server.stop();
  await expect(page.locator('[data-reconnecting]')).toBeVisible();
  await server.start();
  await expect(page.locator('[data-reconnecting]')).toHaveCount(0, { timeout: 30_000 });
  await expect(table(page)).toBeVisible();
  // It has called in vain meanwhile.
  complaints.splice(0);
});

test('the screen shows the result, and replays the game with open hands', async ({ guest }) => {
  const { page } = await guest({ name: 'Television' });
  await page.goto(`/t/${codeOf(sceneOf('over'))}/screen`);
  await expect(page.locator('[data-screen="after"] [data-won]').first()).toBeVisible();
  await page.locator('[data-act="open-replay"]').click();
  await expect(page.locator('[data-screen="replay"] [data-open-hand]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

test('the host finds the screen in the waiting room, and it invites with code and QR code', async ({ guest }) => {
  const { page, context } = await guest({ name: 'Ann' });
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-act="room-screen"]').click();
  const link = page.getByRole('dialog').getByRole('textbox');
  await expect(link).toHaveValue(/\/t\/\w+\/screen$/);
  const { pathname } = new URL(await link.inputValue());
  const screen = await context.newPage();
  await screen.goto(`${pathname}?lang=it`);
  await expect(screen.locator('[data-screen="waiting"] [data-name]').first()).toHaveText('Ann');
  await expect(screen.locator('html')).toHaveAttribute('lang', 'it');
  await expect(screen.locator('[data-invitation]')).toContainText(pathname.split('/')[2] ?? '');
  const overlay = await context.newPage();
  await overlay.goto(`${pathname}?overlay`);
  await expect(overlay.locator('[data-screen="waiting"] [data-name]').first()).toHaveText('Ann');
  await expect(overlay.locator('[data-invitation]')).toHaveCount(0);
  await overlay.goto(`${pathname}?overlay&code`);
  await expect(overlay.locator('[data-invitation]')).toBeVisible();
});
