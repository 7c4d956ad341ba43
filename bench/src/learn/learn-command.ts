// `npm run learn`: trains the judge of legends, and the policy of marshals.
// `-- card` and `-- dice` are judges, `-- policy card` and `-- policy dice` policies.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardWithBots, diceWithBots } from '@posse/bots';
import { cardFeatures, diceFeatures, type Weights } from '@posse/bots/search';
import { train } from './judge-training.ts';
import { learnCard, learnDice } from './policy/learn-policy.ts';
import { courseFrom } from './training-positions.ts';

const preset = (seats: number, everything: boolean) => ({
  seats,
  // Eight players need Dodge City.
  preset: everything || seats === 8 ? 'everything' : 'standard',
});

/** The number of games per network; one with more inputs needs more. */
const COURSES = {
  card: () => courseFrom(cardWithBots, cardFeatures, preset, 24_000),
  dice: () => courseFrom(diceWithBots, diceFeatures, preset, 200_000),
};

function write(game: string, { hidden, out }: Weights): void {
  const rows = (list: readonly (readonly number[])[]): string =>
    list.map((row) => `    [${row.map((number) => Math.round(number * 1000)).join(', ')}],\n`).join('');
  const text = `// The weights of the ${game} game's judge, learnt by \`npm run learn -- ${game}\`.

import { inThousandths } from './judge.ts';

// biome-ignore format: rows of numbers
export const ${game.toUpperCase()}_WEIGHTS = inThousandths({
  hidden: [
${rows(hidden)}  ],
  out: [
${rows(out)}  ],
});
`;
  writeFileSync(new URL(`../../../packages/bots/src/search/${game}-judge-weights.ts`, import.meta.url), text);
}

const { values, positionals } = parseArgs({
  options: {
    state: { type: 'string' },
    games: { type: 'string', default: '2000000' },
    seconds: { type: 'string', default: '3600' },
  },
  allowPositionals: true,
});
const [wanted, game] = positionals;
if (wanted === 'card' || wanted === 'dice') write(wanted, train(COURSES[wanted]()));
else if (wanted === 'policy' && (game === 'card' || game === 'dice')) {
  const course = {
    file: values.state ?? `policy-${game}.progress`,
    games: Number(values.games),
    seconds: Number(values.seconds),
  };
  (game === 'card' ? learnCard : learnDice)(course);
} else {
  process.stderr.write('Say what to learn: npm run learn -- card, or dice, or policy card, or policy dice.\n');
  process.exitCode = 2;
}
