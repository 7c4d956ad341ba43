// Nothing stands in anybody's way, on any screen, by night and by day.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

for (const theme of ['night', 'day'] as const)
  for (const { name, open } of SCREENS)
    test(`${name} by ${theme}`, async ({ guest }) => {
      const { page } = await guest({ theme }, { serviceWorkers: 'block' });
      await open(page);
      // There are no frames, so axe may run in the page itself, without another beside it; only what it objects to is told.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
