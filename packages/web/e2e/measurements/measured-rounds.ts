// Shows pages the same answers in turn, and measures frames or processor time.

import type { Browser, Page } from '@playwright/test';
import { CATEGORIES, type Work, workIn } from './browser-trace.ts';
import type { Contender } from './compared-pages.ts';

/** The number of answers before the measurement, and during it. */
const BEFORE = 3;
const MEASURED = 15;
export const ANSWERS = BEFORE + MEASURED;

/** Milliseconds between answers, as at a table of bots: most animations end before the next answer. */
const APART = 1000;

/** A measurement while a page shows all answers. */
type Measure<T> = (page: Page, shown: () => Promise<void>) => Promise<T>;

/** The result of each page in each round, by name. */
export async function race<T>(
  contenders: Readonly<Record<string, Contender>>,
  rounds: number,
  measure: Measure<T>,
): Promise<Readonly<Record<string, readonly T[]>>> {
  const done: Record<string, T[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const [name, open] of Object.entries(contenders)) {
      const { page, show } = await open();
      const showAll = async (from: number, to: number): Promise<void> => {
        for (let answer = from; answer < to; answer++) await Promise.all([show(answer), page.waitForTimeout(APART)]);
      };
      await showAll(0, BEFORE);
      done[name] = [...(done[name] ?? []), await measure(page, () => showAll(BEFORE, ANSWERS))];
      await page.context().close();
    }
  return done;
}

/**
 * The processor time of an answer. Frames are not counted meanwhile, since counting makes the page draw all of them.
 */
export const workAt =
  (browser: Browser): Measure<Work> =>
  async (page, shown) => {
    await browser.startTracing(page, { categories: CATEGORIES });
    await shown();
    const { script, style, layout, paint, all } = workIn(await browser.stopTracing());
    const each = (time: number): number => time / MEASURED;
    return { script: each(script), style: each(style), layout: each(layout), paint: each(paint), all: each(all) };
  };

export interface Frames {
  /** The mean time between two frames, in milliseconds. */
  readonly gap: number;
  /** The share of late frames, after more than two. */
  readonly late: number;
}

const LATE = 34;

/** How even the frames are, with a processor that is this many times slower. */
export const framesAt =
  (slower: number): Measure<Frames> =>
  async (page, shown) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const watching = gapsIn(page, MEASURED * APART);
    await shown();
    const gaps = await watching;
    return {
      gap: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
      late: gaps.filter((gap) => gap > LATE).length / gaps.length,
    };
  };

/** The times between frames, for this many milliseconds. */
const gapsIn = (page: Page, time: number): Promise<number[]> =>
  page.evaluate(
    (watched) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const began = performance.now();
        const look = (now: number): void => {
          times.push(now);
          if (now - began < watched) requestAnimationFrame(look);
          else resolve(times.slice(1).map((time, place) => time - (times[place] ?? time)));
        };
        requestAnimationFrame(look);
      }),
    time,
  );
