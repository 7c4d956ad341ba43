// Headlines tell what is done to the viewer, complete and uncovered.

import type { Page } from '@playwright/test';
import { seat } from '@posse/engine';
import { objectionsTo } from '../support/axe-violations.ts';
import { cardScene, diceScene, EVERYTHING, type Scene, top } from '../support/bot-game-scenes.ts';
import { OFFERED } from '../support/card-player.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sceneOf, sitAsFriend, sitAt, sitAtScene } from '../support/screen-list.ts';

const SHOT_AT: Scene = cardScene(
  'shot-at',
  { seats: 5 },
  (view, you) => top(view) === 'shot' && (view.players[you]?.life ?? 0) > 2,
);
const roles = (name: string): Scene =>
  diceScene(name, { seats: 5, modules: [1, 2, 3, 4, 5] }, (view) => top(view) === 'start');
const [ROLES_UPRIGHT, ROLES_ASIDE] = ['roles-upright', 'roles-aside'].map(roles) as [Scene, Scene];
const NOT_ROLLED: Scene = diceScene('not-rolled', { seats: 5 }, (view) => top(view) === 'start' && view.step > 12);

/**
 * A scene in which a friend opposite of you is absent, which takes a line at their seat, and has many cards in play
 * above the headline.
 */
const LADEN: Scene = {
  ...cardScene(
    'laden',
    { seats: 8, sets: EVERYTHING },
    (view) => top(view) === 'phase2' && (view.players[4]?.inPlay.length ?? 0) > 3,
  ),
  friend: seat(4),
};

const STILL = ['first-turn', 'full-table', 'shot', 'duel', 'indians', 'discard', 'dice-roll', 'dice-aim', 'dice-full'];
const test = testWith(() => [SHOT_AT, ROLES_UPRIGHT, ROLES_ASIDE, NOT_ROLLED, LADEN, ...STILL.map(sceneOf)]);

const [UPRIGHT, ASIDE, DESKTOP] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
] as const;

const HEADLINE = '[data-tone] strong';

test('a shot that hits you is the headline, with your life before and after', async ({ guest }) => {
  const { page } = await guest({ speed: 1 });
  await sitAtScene(page, SHOT_AT);
  await expect(page.locator(HEADLINE)).toHaveText(/ shoots you$/);
  await page.getByRole('button', { name: /^Take the hit/ }).click();
  await expect(page.locator(HEADLINE)).toHaveText(/^\w+ shoots you: \d → \d$/);
  await expect(page.locator('[data-deed]')).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
});

declare global {
  interface Window {
    seenTitles: string[];
    coveredNames: string[];
  }
}

/** Records every headline from now on, and every name that something opaque covers. */
const watchTitles = (page: Page): Promise<void> =>
  page.evaluate((headline) => {
    window.seenTitles = [];
    window.coveredNames = [];
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    // Cards that fly or are turned up pass over names for a moment.
    const isOpaque = (one: Element): boolean =>
      one.closest('[data-motion]') === null &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !/, 0\)$|^transparent$/.test(getComputedStyle(one).backgroundColor);
    const look = (): void => {
      const title = document.querySelector(headline)?.textContent ?? '';
      if (title === window.seenTitles.at(-1)) return;
      window.seenTitles.push(title);
      const table = document.querySelector('[data-game]');
      for (const name of table?.querySelectorAll('ul [data-seat] [class*="name"]') ?? []) {
        const place = name.closest('[data-seat]') as Element;
        const over = [...(table?.querySelectorAll('*') ?? [])].find(
          (one) =>
            !place.contains(one) &&
            !one.contains(place) &&
            meet(one.getBoundingClientRect(), name.getBoundingClientRect()) &&
            isOpaque(one),
        );
        if (over !== undefined) window.coveredNames.push(`${name.textContent} by ${over.className}`);
      }
    };
    look();
    // Each headline is seen when it is drawn, however busy the machine is.
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, HEADLINE);

/** Rolls and stops if that is offered, and otherwise takes the first answer. */
const rollOrAnswer = (page: Page): Promise<void> =>
  page.evaluate((offered) => {
    const asked = document.querySelector('main[data-asked="you"]');
    const all = [...(asked?.querySelectorAll<HTMLElement>(offered) ?? [])].filter((one) => one.checkVisibility());
    const isRoll = ({ dataset }: HTMLElement): boolean => dataset.act === 'roll' || dataset.act === 'stop';
    (all.find(isRoll) ?? all[0])?.click();
  }, OFFERED);

for (const [name, viewport, scene] of [
  ['upright', UPRIGHT, ROLES_UPRIGHT],
  ['on its side', ASIDE, ROLES_ASIDE],
] as const)
  test(`rolls are the headline even where roles may be shown, and cover no name, on a phone ${name}`, async ({
    guest,
  }) => {
    const { page } = await guest({ speed: 0.5 }, { viewport });
    await sitAtScene(page, scene);
    await watchTitles(page);
    const titles = (): Promise<string[]> => page.evaluate(() => window.seenTitles);
    await expect
      .poll(
        async () => {
          await rollOrAnswer(page);
          return (await titles()).filter((title) => / rolls? /.test(title)).length;
        },
        { timeout: 120_000, intervals: [60] },
      )
      .toBeGreaterThan(5);
    expect((await titles()).filter((title) => title === 'Does anybody show a role?')).toEqual([]);
    expect(await page.evaluate(() => window.coveredNames)).toEqual([]);
  });

test('nothing on the table looks like rolled dice before you roll', async ({ guest }) => {
  const { page } = await guest();
  for (const scene of [NOT_ROLLED, ROLES_UPRIGHT]) {
    await sitAtScene(page, scene);
    await page.locator('[data-act="roll"]').waitFor();
    await expect(
      page.locator('section [role="img"][aria-label="Beer"], section [role="img"][aria-label^="Bull"]'),
    ).toHaveCount(0);
  }
  expect(await objectionsTo(page)).toEqual([]);
});

/** Lists the faults of the headline: words outside the screen, cut off, or overlapping something. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    // There is nothing to see above and below letters.
    const EDGE = 4;
    const STEP = 6;
    const sentence = document.querySelector('[data-tone]') as HTMLElement;
    // Elements that let clicks through are painted all the same.
    const sheet = new CSSStyleSheet();
    sheet.insertRule('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [sheet];
    const isPainted = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      (one instanceof SVGElement || !/, 0\)$|^transparent$/.test(getComputedStyle(one).backgroundColor));
    const places = [
      ...document.querySelectorAll('ul [data-seat] svg, ul [data-seat] [class*="name"]'),
      ...document.querySelectorAll('[data-seat] [data-spot^="card-"], [data-tool], [data-act="menu"]'),
    ].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const isAlone = getComputedStyle(sentence).position === 'absolute';
    const box = (sentence.closest('[data-say]') ?? (isAlone ? sentence : document.body)).getBoundingClientRect();
    for (const part of sentence.querySelectorAll<HTMLElement>('strong, span:not(.unseen)')) {
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) faults.push(`cut off: ${part.textContent}`);
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < 0 || right > innerWidth || top < -EDGE || bottom > innerHeight + EDGE)
          faults.push('outside the screen');
        if (top < box.top - EDGE || bottom > box.bottom + EDGE) faults.push(`${part.textContent} outside its box`);
        for (const place of places) {
          const other = place.getBoundingClientRect();
          if (other.left < right && left < other.right && other.top < bottom - EDGE && top + EDGE < other.bottom)
            faults.push(`${part.textContent} meets ${place.outerHTML.slice(0, 80)}`);
        }
        for (let x = left + 1; x < right; x += STEP)
          for (const y of [top + EDGE, (top + bottom) / 2, bottom - EDGE]) {
            const all = document.elementsFromPoint(x, y);
            const own = all.findIndex((one) => sentence.contains(one));
            const over = own < 0 ? all[0] : all.slice(0, own).find(isPainted);
            if (over !== undefined) faults.push(`${part.textContent} under ${over.outerHTML.slice(0, 80)}`);
          }
      }
    }
    document.adoptedStyleSheets = [];
    return [...new Set(faults)];
  });

for (const viewport of [UPRIGHT, ASIDE, DESKTOP])
  test(`headlines of the table are fully visible at ${viewport.width} × ${viewport.height}`, async ({ guest }) => {
    const { page } = await guest({ language: 'de' }, { viewport });
    for (const scene of [...STILL.map(sceneOf), LADEN]) {
      await sitAtScene(page, scene);
      expect(await faultsOf(page), scene.name).toEqual([]);
      const cards = page.locator('[data-act="hand-card"]:not([disabled]):visible');
      for (let card = 0; card < (await cards.count()); card++) {
        await cards.nth(card).click({ position: { x: 18, y: 40 } });
        expect(await faultsOf(page), `${scene.name}, with card ${card} chosen`).toEqual([]);
      }
    }
  });

test('a question on a phone held sideways uses the whole width of its scene', async ({ guest }) => {
  const { page } = await guest({}, { viewport: ASIDE });
  for (const name of ['shot', 'duel', 'indians']) {
    await sitAt(page, name);
    const { scene, words } = await page.evaluate(() => {
      const box = (document.querySelector('[data-scene]') as HTMLElement).getBoundingClientRect();
      const sentence = document.querySelector('[data-scene] [data-tone]') as HTMLElement;
      // As many words as there may be: they fill the line.
      (sentence.querySelector('span') as HTMLElement).textContent = 'One more word. '.repeat(20);
      const range = document.createRange();
      range.selectNodeContents(sentence);
      const { left, right } = range.getBoundingClientRect();
      return { scene: { left: box.left, right: box.right }, words: { left, right } };
    });
    // Half a word may be missing at either end.
    expect(words.left - scene.left, name).toBeLessThan(50);
    expect(scene.right - words.right, name).toBeLessThan(50);
    expect(words.left, name).toBeGreaterThanOrEqual(scene.left);
    expect(words.right, name).toBeLessThanOrEqual(scene.right);
  }
});

test('cards of an eliminated player slip neither under the table’s rim nor over the headline', async ({ guest }) => {
  for (const viewport of [UPRIGHT, DESKTOP]) {
    const { page } = await guest({}, { viewport });
    await sitAsFriend(page, 'full-table');
    const faults = await page.evaluate(() => {
      // On a short phone a card may lie on the rim, but not below it.
      const rim = (document.querySelector('section') as HTMLElement).getBoundingClientRect().top - 2;
      const say = (document.querySelector('[data-tone] strong') as HTMLElement).getBoundingClientRect();
      const seats = [...document.querySelectorAll('ul [data-seat]')];
      return seats.flatMap((seat) => {
        const cards = [...seat.querySelectorAll('[data-spot^="card-"]')].map((card) => card.getBoundingClientRect());
        const others = seats.filter((one) => one !== seat).map((one) => one.querySelector('svg') as Element);
        return cards.flatMap((card) => [
          ...(card.bottom > rim ? [`${card.bottom} is below the rim at ${rim}`] : []),
          ...(seat.matches('[data-side="head"]') && innerWidth > 1000 && card.bottom > say.top
            ? [`${card.bottom} reaches below the top of the headline at ${say.top}`]
            : []),
          ...others
            .map((one) => one.getBoundingClientRect())
            .filter(
              (one) =>
                one.left < card.right && card.left < one.right && one.top + 2 < card.bottom && card.top < one.bottom,
            )
            .map(() => 'a card lies over a portrait'),
        ]);
      });
    });
    expect(faults).toEqual([]);
    expect(await objectionsTo(page)).toEqual([]);
  }
});
