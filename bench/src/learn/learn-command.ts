// `npm run learn -- card` (or dice): trains the judge of legends.
// It writes the weights into packages/bots.

import { writeFileSync } from 'node:fs';
import { cardWithBots, diceWithBots } from '@posse/bots';
import { cardFeatures, diceFeatures, type Weights } from '@posse/bots/search';
import { train } from './judge-training.ts';
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

const wanted = process.argv[2];
if (wanted === 'card' || wanted === 'dice') write(wanted, train(COURSES[wanted]()));
else {
  process.stderr.write('Say which game: npm run learn -- card, or npm run learn -- dice.\n');
  process.exitCode = 2;
}
