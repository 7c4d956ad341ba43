// The pages that are compared: ours with a recorded game, and a trivial one.

import type { Browser, Page } from '@playwright/test';
import { welcome } from '../support/fixtures.ts';
import { codeOf, tokenOf } from '../support/stored-games.ts';
import type { Recording } from './server-recording.ts';

/** A page that can show answers. */
export interface Shown {
  readonly page: Page;
  /** Shows the answer with this index. */
  show(answer: number): Promise<void>;
}

export type Contender = () => Promise<Shown>;

const VIEWPORT = { width: 1440, height: 900 };

/** The page of the server at this address, whose table plays the recording back. */
export const playedPage =
  (browser: Browser, address: string, { scene, welcome: greeting, answers }: Recording): Contender =>
  async () => {
    const { page } = await welcome(browser, address, { speed: 1 }, { viewport: VIEWPORT });
    let say: (text: string) => void = () => undefined;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      say = (text) => socket.send(text);
      socket.onMessage((message) => {
        if (String(message).startsWith('{"type":"join"')) greeting.forEach(say);
      });
    });
    await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      `posse-seat-${codeOf(scene)}`,
      tokenOf(scene),
    ] as const);
    await page.goto(`/t/${codeOf(scene)}`);
    await page.locator('main[data-asked="you"]').waitFor();
    return {
      page,
      async show(answer) {
        for (const text of answers[answer] ?? []) say(text);
      },
    };
  };

const CARD = 'position:absolute;width:112px;height:157px;border-radius:8px;background:#a52';

/** A page with nothing but flying cards, as many and as long as in the recording. */
export const trivialPage =
  (browser: Browser, { answers }: Recording): Contender =>
  async () => {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    const flights = answers.map((texts) => texts.join().split('"kind":"moved"').length - 1);
    const cards = Array.from({ length: Math.max(...flights) }, () => `<div style="${CARD}"></div>`);
    await page.setContent(`<body style="background:#231">${cards.join('')}</body>`);
    return {
      page,
      show: (answer) =>
        page.evaluate((count) => {
          for (const [place, card] of [...document.querySelectorAll('div')].slice(0, count).entries())
            card.animate(
              [{ transform: 'translate(700px, 400px)' }, { transform: `translate(${place * 140}px, ${place * 60}px)` }],
              { duration: 300, delay: place * 60, fill: 'both' },
            );
        }, flights[answer] ?? 0),
    };
  };
