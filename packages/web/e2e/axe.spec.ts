// Nothing stands in anybody's way, on any screen, by night and by day.

import { expect, test } from './fixtures.ts';
import { objectionsTo } from './objections.ts';
import { SCREENS } from './screens.ts';

for (const theme of ['night', 'day'] as const)
  for (const { name, open } of SCREENS)
    test(`${name} by ${theme}`, async ({ guest }) => {
      const { page } = await guest({ theme }, { serviceWorkers: 'block' });
      await open(page);
      expect(await objectionsTo(page)).toEqual([]);
    });
