// Lists axe's objections to a page.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** The rules about colours among those that axe applies by default. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The minified source of axe, since the page has to compile it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe's objections. It is injected once, because the page has no frames. */
export async function objectionsTo(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  await renderEverything(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  };
  return page.evaluate(async (chosen) => {
    if (window.axe === undefined) throw new Error('The page has been left since axe was put into it.');
    const { violations } = await window.axe.run(document, chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/**
 * Renders all off-screen parts: with `content-visibility: auto` they would keep the colours of their last rendering.
 */
const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
