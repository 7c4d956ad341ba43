// Lists what axe objects to on a page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules about colours among those that axe applies by default. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The page has no frames, so axe runs inside it (legacy mode) and needs no second page. */
export async function objectionsTo(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  await renderEverything(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Off-screen parts with `content-visibility: auto` keep the colours that they had when they were last rendered. */
const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
