// What axe objects to on a page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** There are no frames, so axe may run in the page itself, without another beside it; only what it objects to is told. */
export async function objectionsTo(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
