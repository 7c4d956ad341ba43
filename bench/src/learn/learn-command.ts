// `npm run learn`: trains judge and policy of the bots, and measures par.
// `-- judge card`, `-- calibration card`, `-- policy card` and `-- reliability card`; the same with `dice`.
// `-- policy card --against marshal` trains a rival that looks for the weaknesses of marshals.
// `-- par` measures how often each role wins, for scoreboards.
// `-- puzzles card` looks for puzzles of the day for so many seconds, from where it stopped before; `-- puzzles` writes
// those that were found into the page.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { botNamed, cardWithBots, diceWithBots, type GameWithBots } from '@posse/bots';
import {
  cardImagination,
  diceImagination,
  type Imagination,
  packed,
  policyBot,
  SHREWD,
  type Weights,
} from '@posse/bots/search';
import type { Kinds } from '@posse/engine';
import { calibrate } from './judge/judge-calibration.ts';
import { train } from './judge/judge-training.ts';
import { judgedGames } from './judge/judged-games.ts';
import { reliabilityOf, reliabilityText } from './judge/reliability.ts';
import { measurePar } from './par-measurement.ts';
import { learnPolicy } from './policy/learn-policy.ts';
import { meanOfAverages, readProgress } from './policy/learning-progress.ts';
import { rivalMatch } from './policy/rival-match.ts';
import { searchPuzzles, writePool } from './puzzles/puzzle-pool.ts';
import { cardTable, diceTable } from './tables.ts';

const { values, positionals } = parseArgs({
  options: {
    state: { type: 'string' },
    games: { type: 'string' },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', default: 'fresh' },
    against: { type: 'string' },
    deals: { type: 'string', default: '2000' },
  },
  allowPositionals: true,
});

const BOTS = '../../../packages/bots/src';
const write = (file: string, text: string): void => writeFileSync(new URL(`${BOTS}/${file}`, import.meta.url), text);

function writeJudge(game: string, { hidden, out, calibration }: Weights): void {
  const rows = (list: readonly (readonly number[])[]): string =>
    list.map((row) => `    [${row.map((number) => Math.round(number * 1000)).join(', ')}],\n`).join('');
  const bySeats = Object.entries(calibration).map(([seats, list]) => `    ${seats}: [\n${rows(list)}    ],\n`);
  write(
    `search/${game}-judge-weights.ts`,
    `// The weights of the ${game} game's judge, learnt by \`npm run learn -- judge ${game}\`.

import { inThousandths } from './judge-network.ts';

// biome-ignore format: rows of numbers
export const ${game.toUpperCase()}_WEIGHTS = inThousandths({
  hidden: [
${rows(hidden)}  ],
  out: [
${rows(out)}  ],
  calibration: {
${bySeats.join('')}  },
});
`,
  );
}

/** Writes the weights with which marshals play. Their version is the start of their SHA-256. */
function writePolicy(game: string, files: readonly string[]): void {
  const text = packed(meanOfAverages(files));
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  write(
    `policy/${game}-policy-weights.ts`,
    `// The learned policy of the ${game} game, written by \`npm run learn -- policy ${game}\`.

import type { StoredWeights } from './learned-policy.ts';

export const ${game.toUpperCase()}_POLICY: StoredWeights = {
  version: '${version}',
  text: '${text}',
};
`,
  );
  const size = Math.round(brotliCompressSync(text).length / 1000);
  process.stderr.write(`Weights ${version}: ${size} kB when compressed.\n`);
}

type Table<K extends Kinds> = (chance: () => number, seats?: number[]) => K['wishes'];

function learnJudge<K extends Kinds, Situation>(
  game: string,
  imagination: Imagination<K, Situation>,
  table: Table<K>,
): void {
  const games = Number(values.games ?? 100_000);
  const weights = train(judgedGames(imagination, table, games, 'judge'));
  writeJudge(game, { ...weights, calibration: {} });
}

/** Corrects the judge as it is, from games that it did not learn from. */
function calibrateJudge<K extends Kinds, Situation>(
  game: string,
  imagination: Imagination<K, Situation>,
  table: Table<K>,
): void {
  const { weights } = imagination;
  const games = judgedGames(imagination, table, Number(values.games ?? 60_000), 'calibration');
  writeJudge(game, { ...weights, calibration: calibrate(weights, games) });
}

function report<K extends Kinds, Situation>(imagination: Imagination<K, Situation>, table: Table<K>): void {
  const games = Number(values.games ?? 200_000);
  process.stdout.write(reliabilityText(reliabilityOf(imagination, table, games, values.seed)));
}

/** The table at which rivals learn and are measured. */
const FIVE = { seats: 5, preset: 'standard' };

/** Lets what was learned against marshals take the seats of some of them, in deals that it was not trained on. */
function match<K extends Kinds, Situation>(
  withBots: GameWithBots<K>,
  { rulesOfThumb, learned }: Imagination<K, Situation>,
  file: string,
): void {
  const policy = learned.policy().with(readProgress(file).average);
  const rival = policyBot(rulesOfThumb, { version: 'rival', policy: () => policy }, 'rival', SHREWD);
  const marshal = botNamed(withBots.bots, 'marshal');
  if (marshal === null) throw new Error('There is no marshal.');
  process.stdout.write(
    `One rival among marshals: ${rivalMatch(withBots, marshal, rival, FIVE, Number(values.deals))}\n`,
  );
}

const [wanted, game] = positionals;
const isCard = game === 'card';
const rivals = values.against === 'marshal' ? 'marshals' : 'league';
const puzzleFile = (of: string): string => `puzzles-${of}.progress`;
if (wanted === 'par') measurePar({ games: Number(values.games ?? 4000), state: values.state ?? null });
else if (wanted === 'puzzles' && game === undefined) writePool(puzzleFile('card'), puzzleFile('dice'));
else if (game !== 'card' && game !== 'dice') refuse();
else if (wanted === 'judge')
  if (isCard) learnJudge(game, cardImagination, cardTable);
  else learnJudge(game, diceImagination, diceTable);
else if (wanted === 'calibration')
  if (isCard) calibrateJudge(game, cardImagination, cardTable);
  else calibrateJudge(game, diceImagination, diceTable);
else if (wanted === 'reliability')
  if (isCard) report(cardImagination, cardTable);
  else report(diceImagination, diceTable);
else if (wanted === 'puzzles')
  if (isCard) searchPuzzles(cardWithBots, cardImagination, puzzleFile('card'), Number(values.seconds));
  else searchPuzzles(diceWithBots, diceImagination, puzzleFile('dice'), Number(values.seconds));
else if (wanted === 'policy') {
  const [file = '', ...more] = (values.state ?? `policy-${game}.progress`).split(',');
  const [games, seconds] = [Number(values.games ?? 2_000_000), Number(values.seconds)];
  const course = { file, games, seconds, rivals, seed: values.seed } as const;
  const five = (): typeof FIVE => FIVE;
  if (more.length === 0)
    if (isCard) learnPolicy(cardImagination, rivals === 'league' ? cardTable : five, course);
    else learnPolicy(diceImagination, rivals === 'league' ? diceTable : five, course);
  if (rivals === 'league') writePolicy(game, [file, ...more]);
  else if (isCard) match(cardWithBots, cardImagination, file);
  else match(diceWithBots, diceImagination, file);
} else refuse();

function refuse(): void {
  process.stderr.write(
    'Say what to learn, and for which game: npm run learn -- judge card, or calibration, policy, reliability, puzzles, and dice; or par.\n',
  );
  process.exitCode = 2;
}
