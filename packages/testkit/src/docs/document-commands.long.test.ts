// Tests the commands of the recipes, and the quick ones of docs/commands.md.

import { describe, expect, test, vi } from 'vitest';
import { skipsWithout } from '../../../cluster/src/local/program-list.mjs';
import { Desk } from './command-run.ts';
import { commandsIn, DOCUMENTS } from './documents.ts';
import { checkRun } from './output-check.ts';
import { isTested, type Way, wayOf } from './ways-to-run.ts';

/** Programs are started one after the other, and the machine may be busy. */
vi.setConfig({ testTimeout: 600_000 });
/** The cheapest way to run a command. */
const inSmall = (way: Way): Way => (isTested(way) ? way : { ...way, typed: way.small ?? way.typed });

const RECIPES = DOCUMENTS.filter((document) => document.startsWith('docs/recipes/'));

describe.each(RECIPES)('the commands of %s', (document) => {
  const isSkipped = document === 'docs/recipes/client.md' && skipsWithout('python');
  test.skipIf(isSkipped)('the commands of a document do what it says', async () => {
    const desk = new Desk();
    try {
      for (const command of commandsIn(document)) {
        const way = wayOf(command);
        if (way !== null) expect((await checkRun(command, inSmall(way), desk)).fault).toBeNull();
      }
    } finally {
      desk.clear();
    }
  });
});

test('the quick commands of the list work', async () => {
  const desk = new Desk();
  try {
    for (const command of commandsIn('docs/commands.md').filter(({ text }) =>
      /^npx posse (serve --port|backup|simulate --games 1 |replay)/.test(text),
    )) {
      const way = wayOf(command);
      if (way !== null) expect((await checkRun(command, inSmall(way), desk)).fault).toBeNull();
    }
  } finally {
    desk.clear();
  }
});
