// Accessibility: axe has no objection to any screen, in either theme.

import type { Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { expect, switchTheme, test } from '../support/fixtures.ts';
import { SCREENS } from '../support/screen-list.ts';

/** The page's markup without colours. */
const markup = (page: Page): Promise<string> => page.evaluate(() => document.body.innerHTML);

for (const { name, open } of SCREENS)
  test(`the accessibility checker axe finds nothing wrong with ${name}, in the dark and the light theme`, async ({
    cachedPage: page,
  }) => {
    await open(page);
    expect(await objectionsTo(page), 'by night').toEqual([]);
    const before = await markup(page);
    await switchTheme(page, 'day');
    // If the theme changes only colours, only rules about colours can find something new.
    const rules = (await markup(page)) === before ? 'colours' : 'all';
    expect(await objectionsTo(page, rules), 'by day').toEqual([]);
  });
