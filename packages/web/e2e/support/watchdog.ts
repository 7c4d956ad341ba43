// A watchdog for pages: a frozen game without anything to press is a failure.

import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    posseFrozen(what: string): void;
  }
}

interface Limits {
  /** How long a solo game may stand still, in milliseconds in which the page and its worker were responsive. */
  readonly solo: number;
  /** How long a game at a server's table may stand still, in milliseconds. Nothing tells whether the server is busy. */
  readonly server: number;
}

const LIMITS_MS: Limits = { solo: 10_000, server: 30_000 };

/**
 * Watches all pages of a context from their next document on. A freeze is reported, and its page closed, so that its
 * test ends.
 */
export async function watchForFreezes(
  context: BrowserContext,
  report: (what: string) => void,
  limits: Limits = LIMITS_MS,
): Promise<void> {
  await context.exposeBinding('posseFrozen', async ({ page }, what: string) => {
    report(what);
    await page.close();
  });
  await context.addInitScript(watch, limits);
}

/**
 * Runs in the page, so it uses only its arguments. A test may replace the page's clock: this one keeps the real one.
 */
function watch(limits: Limits): void {
  const TICK_MS = 250;
  /** How long a solo game stands still before the worker is asked whether it is responsive. */
  const SUSPICIOUS_MS = 1000;
  const now = performance.now.bind(performance);

  /** Elements that a person could press to make the game go on, and those that say why it can't. */
  const MOVERS = [
    '[data-screen="table"] [data-act]:not([data-act="undo"])',
    '[data-going="paused"] button',
    '[data-got-it]',
    '[data-banner="link"]',
    '[data-banner="clock"]',
    '[data-screen="after"]',
    'dialog[open]',
  ].join();
  const isOffered = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled="true"]');

  /**
   * A value that changes whenever the game goes on. Null without a table, while somebody else is waited for, or while
   * something can be pressed.
   */
  const stillness = (): string | null => {
    const table = document.querySelector<HTMLElement>('[data-screen="table"][data-step]');
    if (table === null || table.dataset.waits === 'people') return null;
    if ([...document.querySelectorAll(MOVERS)].some(isOffered)) return null;
    const { step, asked, waits } = table.dataset;
    return `${location.pathname}: answer ${step}, ${asked === 'you' ? 'you are asked' : `waits for ${waits}`}`;
  };

  let soloWorker: Worker | null = null;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name === 'solo') soloWorker = this;
    }
  };
  /**
   * Is the worker being asked for the replay of an unknown game? Any answer shows that it and its store are responsive.
   */
  let isAsked = false;
  const ask = (worker: Worker): void => {
    const { port1, port2 } = new MessageChannel();
    isAsked = true;
    port1.onmessage = () => {
      isAsked = false;
      port1.close();
    };
    worker.postMessage({ kind: 'ask', service: 'replay', about: 'watchdog' }, [port2]);
  };

  let [before, quiet, last]: [string | null, number, number] = [null, 0, now()];
  const timer = setInterval(() => {
    const lag = now() - last - TICK_MS;
    last = now();
    const state = stillness();
    if (state === null || state !== before) {
      before = state;
      quiet = 0;
      return;
    }
    if (lag > TICK_MS || isAsked) return;
    quiet += TICK_MS;
    if (soloWorker !== null && quiet >= SUSPICIOUS_MS) ask(soloWorker);
    if (quiet < (soloWorker === null ? limits.server : limits.solo)) return;
    clearInterval(timer);
    window.posseFrozen(`Frozen for ${quiet / 1000} s at ${state}`);
  }, TICK_MS);
}
