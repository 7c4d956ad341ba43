// Nothing stands in anybody's way, on any screen, by night and by day.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './house.ts';
import { SCREENS } from './screens.ts';

for (const theme of ['night', 'day'] as const)
  for (const { name, open } of SCREENS)
    test(`${name} by ${theme}`, async ({ guest }) => {
      const { page } = await guest({ theme });
      await open(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
