// Nothing lies over revealed cards, seats of a replay, threats or dialogs.

import type { Page } from '@playwright/test';
import type { View as CardView } from '@posse/card';
import { cardScene, type Moment, type Scene, top } from '../support/bot-game-scenes.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { SCREENS, sceneOf, sitAt, sitAtScene } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

/** The viewer may end the turn, and then an event comes into force at the Sheriff's turn. */
const isBeforeEvent: Moment<CardView> = (view, you) => {
  const { players, events, step } = view;
  const next = players.map((_, place) => players[(you + 1 + place) % players.length]).find((one) => one?.alive);
  const { hand, life } = players[you] as (typeof players)[number];
  const isDue = events.next !== null && next?.role === 'sheriff' && step > 12;
  return isDue && top(view) === 'phase2' && hand.length > 0 && hand.length <= life;
};
const [EVENT_UPRIGHT, EVENT_ASIDE] = ['event-upright', 'event-aside'].map((name) =>
  cardScene(name, { seats: 5, sets: ['base', 'high-noon'] }, isBeforeEvent),
) as [Scene, Scene];

const STORED = ['over', 'evening', 'dice-over', 'dice-roll', 'dice-aim'];
const test = testWith(() => [EVENT_UPRIGHT, EVENT_ASIDE, ...STORED.map(sceneOf)]);

const [UPRIGHT, ASIDE] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/** With such a pause no bot answers before the test is over. */
const WITHOUT_BOTS = { POSSE_PAUSE: '900000-900000' };

declare global {
  interface Window {
    reveal: { readonly faults: string[]; readonly seen: string[]; isOver: boolean };
  }
}

/** Runs in the page: records in each frame what the next revealed event covers. */
function watchReveal(): void {
  const OWN = '[data-kind] > section [data-spot^="card-"]';
  const KEPT = ['[data-banner]', '[data-tone] strong', 'aside:has([data-got-it])', OWN];
  window.reveal = { faults: [], seen: [], isOver: false };
  const { faults, seen } = window.reveal;
  const sheet = new CSSStyleSheet();
  // Elements that let clicks through are painted all the same.
  sheet.insertRule('[data-motion] * { pointer-events: auto !important }');
  document.adoptedStyleSheets = [sheet];
  const note = (list: string[], what: string): void => {
    if (!list.includes(what)) list.push(what);
  };
  const look = (card: Element): void => {
    for (const selector of KEPT)
      for (const thing of document.querySelectorAll(selector)) {
        if (!thing.checkVisibility()) continue;
        note(seen, selector);
        const { left, right, top: upper, bottom } = thing.getBoundingClientRect();
        for (const x of [0.1, 0.5, 0.9].map((share) => left + share * (right - left)))
          for (const y of [0.2, 0.5, 0.8].map((share) => upper + share * (bottom - upper))) {
            const all = document.elementsFromPoint(x, y);
            const [over, own] = [card, thing].map((whole) => all.findIndex((one) => whole.contains(one)));
            if (over !== undefined && own !== undefined && over >= 0 && over < own) note(faults, selector);
          }
      }
    if (card.isConnected) requestAnimationFrame(() => look(card));
    else window.reveal.isOver = true;
  };
  new MutationObserver((_, observer) => {
    for (const card of document.querySelectorAll('[data-motion] > div'))
      for (const animation of card.getAnimations()) {
        const { duration = 0, delay = 0 } = animation.effect?.getTiming() ?? {};
        if (Number(duration) < 1000) continue;
        // In the middle of its time the card is as large as it gets.
        animation.pause();
        animation.currentTime = delay + Number(duration) / 2;
        observer.disconnect();
        look(card);
        return;
      }
  }).observe(document.body, { childList: true, subtree: true });
}

for (const [viewport, scene] of [
  [UPRIGHT, EVENT_UPRIGHT],
  [ASIDE, EVENT_ASIDE],
] as const)
  test(`a revealed event covers no banner, headline, hint or card of yours at ${viewport.width} × ${viewport.height}`, async ({
    guest,
    server,
  }) => {
    await server.stop();
    await server.start(WITHOUT_BOTS);
    const { page: ann } = await guest({ name: 'Ann', speed: 1, hints: true }, { viewport });
    const { page: eve } = await guest({ name: 'Eve', speed: 1 }, { viewport });
    await sitAtScene(ann, scene);
    await ann.locator('[data-got-it]:visible').waitFor();
    await eve.goto(`/t/${codeOf(scene)}`);
    await eve.locator('[data-banner]').waitFor();
    await eve.locator('[data-spot="felt"]').waitFor();
    for (const page of [ann, eve]) await page.evaluate(watchReveal);
    await ann.locator('[data-act="end"]').click();
    for (const page of [ann, eve]) await expect.poll(() => page.evaluate(() => window.reveal.isOver)).toBe(true);
    const [player, spectator] = await Promise.all([ann, eve].map((page) => page.evaluate(() => window.reveal)));
    expect(player?.faults).toEqual([]);
    expect(spectator?.faults).toEqual([]);
    expect(player?.seen).toEqual(['[data-tone] strong', 'aside:has([data-got-it])', expect.stringContaining('card-')]);
    expect(spectator?.seen).toContain('[data-banner]');
  });

/** Runs in the page: lists what lies over a part of another player's seat or of the viewer's place, and cut names. */
function entangledSeats(): string[] {
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const PARTS = '[data-spot^="seat-"], [data-spot^="life-"], [class*="name"], [class*="pill"]';
  const own = (document.querySelector('[data-kind] > section') as Element).getBoundingClientRect();
  const seats = [...document.querySelectorAll('ul [data-seat]')].map((seat) => [...seat.querySelectorAll(PARTS)]);
  return seats.flatMap((parts, number) =>
    parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const others = seats.slice(number + 1).flat();
      return [
        ...others
          .filter((other) => meet(other.getBoundingClientRect(), box))
          .map((other) => `${part.outerHTML.slice(0, 60)} meets ${other.outerHTML.slice(0, 60)}`),
        ...(meet(own, box) ? [`${part.outerHTML.slice(0, 60)} meets the dock`] : []),
        ...(part.matches('[class*="name"]') && part.scrollWidth > part.clientWidth + 1
          ? [`cut off: ${part.textContent}`]
          : []),
      ];
    }),
  );
}

test('seats of a replay on a phone lie over no other seat, and show whole names', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' });
  for (const name of ['replay', 'replay-dice']) {
    await SCREENS.find((screen) => screen.name === name)?.open(page);
    for (const viewport of [UPRIGHT, { width: 390, height: 844 }, ASIDE]) {
      await page.setViewportSize(viewport);
      const where = `${name}, ${viewport.width} x ${viewport.height}`;
      await expect.poll(() => page.evaluate(entangledSeats), where).toEqual([]);
    }
  }
});

test('a threat at a seat of the dice game lies over no other sign of the seat on a small phone', async ({ guest }) => {
  const { page } = await guest({}, { viewport: UPRIGHT });
  for (const name of ['dice-roll', 'dice-aim']) {
    await sitAt(page, name);
    await page.locator('ul [data-cost]').first().waitFor();
    const overlaps = await page.evaluate(() =>
      [...document.querySelectorAll('ul [data-seat]')].flatMap((seat) => {
        const cost = seat.querySelector('[data-cost]')?.getBoundingClientRect();
        if (cost === undefined) return [];
        return [...seat.querySelectorAll('[class*="pill"], [class*="bot"], [class*="portrait"]')]
          .filter((one) => {
            const { left, right, top: upper, bottom } = one.getBoundingClientRect();
            return left < cost.right - 2 && cost.left < right - 2 && upper < cost.bottom - 2 && cost.top < bottom - 2;
          })
          .map((one) => `${seat.getAttribute('data-seat')}: ${one.outerHTML.slice(0, 60)}`);
      }),
    );
    expect(overlaps, name).toEqual([]);
  }
});

test('the button for another game is in sight on a phone on its side, in three languages', async ({ guest }) => {
  for (const language of ['en', 'it', 'de'] as const) {
    const { page } = await guest({ language }, { viewport: ASIDE });
    await sitAt(page, 'over');
    await expect(page.locator('[data-screen="after"] .button.primary'), language).toBeInViewport({ ratio: 1 });
  }
});

/** Is the whole dialog inside the window? */
const isInside = (page: Page): Promise<boolean> =>
  page
    .locator('dialog[open]')
    .last()
    .evaluate((dialog) => {
      const { left, right, top: upper, bottom } = dialog.getBoundingClientRect();
      return left >= 0 && upper >= 0 && right <= innerWidth && bottom <= innerHeight;
    });

test('dialogs lie inside a large screen, on which everything is enlarged', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' }, { viewport: { width: 1920, height: 1080 } });
  await sitAt(page, 'evening');
  await page.locator('[data-act="arrange"]').click();
  await page.locator('dialog[open] [data-act="saved-rules"]').click();
  await expect.poll(() => isInside(page)).toBe(true);
  await expect(page.locator('[data-act="agree"]')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 2560, height: 1080 });
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-screen="waiting"] [data-act="arrange"]').click();
  await page.locator('dialog[open] [data-act="saved-rules"]').click();
  await expect.poll(() => isInside(page)).toBe(true);
});
