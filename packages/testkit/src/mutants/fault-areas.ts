// The eight areas in which faults are planted, with their checks, cheapest first.

import type { Check } from './fault-checks.ts';
import { games, properties, rulings, units } from './fault-checks.ts';

export interface Area {
  readonly name: string;
  /** Patterns of source files, from the root. Tests, texts and helpers of tests are always left out. */
  readonly files: readonly string[];
  readonly without?: readonly string[];
  readonly checks: readonly Check[];
  /**
   * The check that compares games with those of the sound code, word by word; null if games do not depend on the area.
   */
  readonly games: Check | null;
}

const SEEN = [
  'packages/card/src/view.ts',
  'packages/card/src/redeal/redeal.ts',
  'packages/card/src/redeal/hidden-cards.ts',
  'packages/card/src/redeal/hidden-characters.ts',
  'packages/card/src/redeal/hidden-events.ts',
  'packages/dice/src/view.ts',
  'packages/dice/src/redeal.ts',
  'packages/engine/src/facts.ts',
];

/** Slow tests that are rarely the first to notice a fault. */
const SLOW_TESTS = [
  'tables/people/one-hand-per-person',
  'tables/chat/chat-channels',
  'games/update-writer.long',
  'games/bot-questions',
];
/** Slow tests of the strength of bots, in thousands of games. */
const STRENGTH = ['src/legal-answers.long', 'src/bot-strength.long'];

const playthroughs = units(['packages/testkit/src/playthroughs/playthroughs.test.ts']);
/** The tests of texts of cards with each option. */
const texts = units(['packages/testkit/src/table-texts.test.ts']);
const tables = units(['packages/server/src/tables', 'packages/server/src/games'], SLOW_TESTS);

export const AREAS: readonly Area[] = [
  {
    name: 'engine',
    files: ['packages/engine/src/**/*.ts'],
    without: SEEN,
    checks: [
      units(['packages/engine']),
      playthroughs,
      rulings('rulings'),
      units(['packages/card', 'packages/dice']),
      properties('card', 200),
      properties('dice', 200),
      units(
        ['packages/server/src/games', 'packages/testkit/src/fairness', 'packages/cli/src/commands/verify.test.ts'],
        SLOW_TESTS,
      ),
    ],
    games: games('both'),
  },
  {
    name: 'card',
    files: ['packages/card/src/**/*.ts'],
    without: SEEN,
    checks: [playthroughs, rulings('rulings/card'), units(['packages/card']), texts, properties('card', 300)],
    games: games('card'),
  },
  {
    name: 'dice',
    files: ['packages/dice/src/**/*.ts'],
    without: SEEN,
    checks: [playthroughs, rulings('rulings/dice'), units(['packages/dice']), texts, properties('dice', 400)],
    games: games('dice'),
  },
  {
    name: 'views',
    files: SEEN,
    checks: [
      units(['packages/engine', 'packages/card', 'packages/dice']),
      properties('card', 200),
      properties('dice', 200),
      rulings('rulings'),
      units(['packages/bots'], STRENGTH),
      units(['packages/server/src/games'], SLOW_TESTS),
    ],
    games: games('both'),
  },
  {
    name: 'tables',
    files: ['packages/server/src/tables/**/*.ts', 'packages/server/src/games/**/*.ts'],
    checks: [
      tables,
      units(['packages/web/src/solo'], [], 'page'),
      units(SLOW_TESTS.map((name) => `packages/server/src/${name}.test.ts`)),
    ],
    games: null,
  },
  {
    name: 'session',
    files: ['packages/web/src/game-table/session/**/*.{ts,tsx}'],
    checks: [
      units(['packages/web/src/game-table/session'], [], 'page'),
      units(['packages/web/src/table-screen', 'packages/web/src/solo'], [], 'page'),
    ],
    games: null,
  },
  {
    name: 'protocol',
    files: ['packages/protocol/src/**/*.ts'],
    checks: [units(['packages/protocol']), tables, units(['packages/server/src/http', 'packages/server/src/ws'])],
    games: null,
  },
  {
    name: 'bots',
    files: ['packages/bots/src/**/*.ts'],
    checks: [units(['packages/bots'], STRENGTH), units(['packages/testkit/src/playthroughs/bot-games.long.test.ts'])],
    games: games('bots'),
  },
];
