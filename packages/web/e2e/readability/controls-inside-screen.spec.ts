// Every control lies inside the screen of a phone, in three languages.

import type { Page } from '@playwright/test';
import { timed } from '../support/bot-game-scenes.ts';
import { expect, test } from '../support/fixtures.ts';
import { SCREENS, type Screen, sitAt, sitAtScene, watch } from '../support/screen-list.ts';

/** A screen with all controls of the table bar. */
const TIMED: Screen = {
  name: 'table-timed',
  async open(page) {
    await sitAtScene(page, timed());
    await page.getByRole('timer').first().waitFor();
  },
};

const NARROW = { width: 360, height: 640 };
const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const LANGUAGES = ['it', 'de', 'en'] as const;

/** The names of screens at a table, with its bar and panels: these are tested completely. */
const AT_TABLE = /^(table-.*|seat|settings|story|chat|signs|waiting-bots)$/;

/** Names of screens with the same controls in the same places as others, which are left out. */
const ALIKE =
  /^(lobby-(levels|faces|dice)|games-none|waiting-room|role-.*|first-dice-game|no-such-table|table-(first-turn|three|dying|indians|duel|dice-roll|dice-careless|dice-over|aiming)|closer-look|host|said-and-guessed|guess-dice|replay-.*|rules-.+-.+|rules-search|rules-dice)$/;

/** Switches the language of an open page, as another tab of the same browser would. */
async function speak(page: Page, language: string): Promise<void> {
  const before = await page.evaluate((wanted) => {
    if (document.documentElement.lang === wanted) return null;
    const key = 'posse-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, language: wanted } }));
    const words = document.body.innerText;
    dispatchEvent(new StorageEvent('storage', { key }));
    return words;
  }, language);
  // Catalogues are loaded on demand.
  if (before !== null) await page.waitForFunction((words) => document.body.innerText !== words, before);
}

/**
 * Runs in the page: the controls that lie partly outside of the screen, and where. A control that is cut off by a list
 * is excused if the list scrolls on purpose, holds more than it shows, and lies inside the screen. The page as a whole
 * may scroll downwards, never sideways.
 */
function outside(): string[] {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';
  const TOLERANCE_PX = 1.5;
  const overflow = (from: number, to: number, room: number): number => Math.max(-from, to - room) - TOLERANCE_PX;
  const beyond = ({ left, right, top, bottom }: DOMRect): { X: number; Y: number } => ({
    X: overflow(left, right, innerWidth),
    Y: overflow(top, bottom, innerHeight),
  });
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean => {
    const isLonger =
      axis === 'X' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
    if (element === document.documentElement) return axis === 'Y' && isLonger;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isMeant = /auto|scroll/.test(axis === 'X' ? overflowX : overflowY);
    return isMeant && isLonger && beyond(element.getBoundingClientRect())[axis] <= 0;
  };
  const isInList = (element: Element, axis: 'X' | 'Y'): boolean => {
    for (let one = element.parentElement; one !== null; one = one.parentElement) if (scrolls(one, axis)) return true;
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
    const { X, Y } = beyond(box);
    if (!isSeen || !((X > 0 && !isInList(control, 'X')) || (Y > 0 && !isInList(control, 'Y')))) return [];
    const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map(Math.round);
    const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40);
    return [`${name}: ${left}–${right} of ${innerWidth}, ${top}–${bottom} of ${innerHeight}`];
  });
}

/**
 * The sizes and languages of a screen. Other screens have little text, and German has the longest. Restyling a table
 * takes as long as opening it, so each language begins with the last size of the one before.
 */
function sizesOf(name: string, language: (typeof LANGUAGES)[number]): (typeof PHONE)[] {
  if (!AT_TABLE.test(name)) return language === 'de' ? [NARROW, ON_ITS_SIDE, PHONE] : [NARROW];
  return { it: [PHONE, NARROW], de: [NARROW, ON_ITS_SIDE, PHONE], en: [PHONE, NARROW] }[language];
}

for (const { name, open } of [TIMED, ...SCREENS].filter(({ name }) => !ALIKE.test(name)))
  test(`every control of ${name} lies inside a phone’s screen, in three languages`, async ({ cachedPage: page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const size of sizesOf(name, language)) {
        await page.setViewportSize(size);
        const where = `${language}, ${size.width} x ${size.height}`;
        await expect.poll(() => page.evaluate(outside), { message: where, intervals: [30, 100] }).toEqual([]);
      }
    }
  });

/** Runs in the page: lists names of players that a neighbour's cards or numbers cover. */
function coveredNames(): string[] {
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seats = [...document.querySelectorAll('ul [data-seat]')];
  return seats.flatMap((seat) => {
    const name = seat.querySelector('[class*="name"]') as Element;
    const range = document.createRange();
    range.selectNodeContents(name);
    const letters = range.getBoundingClientRect();
    return seats
      .filter((other) => other !== seat)
      .flatMap((other) => [...other.querySelectorAll('[data-spot^="card-"], [class*="pill"], [class*="stone"]')])
      .filter((one) => one.checkVisibility() && meet(one.getBoundingClientRect(), letters))
      .map((one) => `${name.textContent} under ${one.outerHTML.slice(0, 80)}`);
  });
}

for (const viewport of [NARROW, ON_ITS_SIDE, { width: 1440, height: 900 }])
  test(`a banner covers no name, and a fading refusal covers no banner, at ${viewport.width} × ${viewport.height}`, async ({
    guest,
  }) => {
    const { page } = await guest({ theme: 'day' }, { viewport });
    await watch(page, 'full-table');
    const banner = page.locator('[data-banner]').first();
    await expect(banner).toBeVisible();
    // The banner leaves less room, and no card slips over a name for want of it.
    expect(await page.evaluate(coveredNames)).toEqual([]);
    // Tools lie over the panel of spectators, and are as dark as its words.
    if (viewport === ON_ITS_SIDE) {
      const dark = await page.locator('[data-outsider]').evaluate((one) => getComputedStyle(one).color);
      await expect(page.locator('[data-act="menu"]')).toHaveCSS('color', dark);
    }
    const words = page.getByLabel('Your message');
    if (!(await words.isVisible())) await page.locator('[data-act="chat"]').click();
    const refusal = page.locator('[role="alert"] p');
    // More chat than anybody may send at once.
    await expect
      .poll(
        async () => {
          await words.fill('Howdy');
          await words.press('Enter');
          return refusal.isVisible();
        },
        { intervals: [5] },
      )
      .toBe(true);
    const [above, below] = await page.evaluate(() => [
      Math.max(...[...document.querySelectorAll('[data-banner]')].map((one) => one.getBoundingClientRect().bottom)),
      document.querySelector('[role="alert"] p')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(below).toBeGreaterThanOrEqual(above ?? 0);
  });

test('the result of a game on a phone shows who has won without scrolling, upright and on its side', async ({
  guest,
}) => {
  const { page } = await guest({ language: 'de' }, { viewport: NARROW });
  await sitAt(page, 'over');
  const winners = page.locator('[data-screen="after"] li[class*="winner"]');
  await expect(winners).toHaveCount(3);
  for (const size of [NARROW, PHONE, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    // The list above the footer, or beside it.
    const { bottom } = await page
      .locator('[data-screen="after"] > div')
      .evaluate((list) => list.getBoundingClientRect());
    const last = await winners.last().evaluate((row) => row.getBoundingClientRect().bottom);
    expect(last, `${size.width} x ${size.height}`).toBeLessThanOrEqual(bottom);
  }
});
