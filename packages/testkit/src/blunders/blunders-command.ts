// `npm run blunders`: the rates of answers that good players would not give.
// `-- --game dice --levels deputy,legend --games 100 --examples`; `--worlds` limits a level that searches.

import { parseArgs } from 'node:util';
import { type Bot, botNamed, cardBotsWith, diceBotsWith } from '@posse/bots';
import type { Kinds } from '@posse/engine';
import { type Counts, rateOf, type WatchedGame, watch } from './blunder-watch.ts';
import { watchedCards, watchedDice } from './watched-games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'card' },
    levels: { type: 'string', default: 'gunslinger,deputy' },
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'blunders' },
    preset: { type: 'string', default: 'standard' },
    worlds: { type: 'string' },
    examples: { type: 'boolean' },
  },
});

type Bots<K extends Kinds> = readonly Bot<K['view'], K['answer']>[];

function named<K extends Kinds>(bots: Bots<K>, id: string): Bot<K['view'], K['answer']> {
  const bot = botNamed(bots, id);
  if (bot === null) throw new Error(`There is no bot "${id}".`);
  const worlds = values.worlds === undefined ? null : Number(values.worlds);
  return worlds === null ? bot : (bot.within?.({ worlds, ms: Number.POSITIVE_INFINITY }, () => 0) ?? bot);
}

function report<K extends Kinds, Situation>(
  game: WatchedGame<K, Situation>,
  botsWith: (change: { readonly careful?: boolean }) => Bots<K>,
): void {
  const levels = values.levels.split(',');
  const count = (level: string, change: { readonly careful?: boolean }): Counts =>
    watch(game, named(botsWith(change), level), named(botsWith(change), 'deputy'), Number(values.games), values.seed);
  const columns = levels.flatMap((level) => [
    { title: level, counts: count(level, { careful: false }) },
    { title: `${level}, masked`, counts: count(level, {}) },
  ]);
  const rows = game.flags.map(({ text, isNever }, place) => {
    const cells = columns.map(({ counts }) => {
      const flag = counts.flags[place];
      return flag === undefined ? '' : `${rateOf(counts, flag).toFixed(2)} (${flag.blunders} of ${flag.chances})`;
    });
    return `| ${text}${isNever ? ' *' : ''} | ${cells.join(' | ')} |`;
  });
  const seats = columns.map(({ counts }) => counts.seats);
  process.stdout.write(
    `Blunders per 100 games of one seat, ${values.games} games of the ${values.game} game, preset ${values.preset}, seed ${values.seed}; ${seats.join(', ')} seats; * the mask leaves them out\n\n| blunder | ${columns.map(({ title }) => title).join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}\n${rows.join('\n')}\n`,
  );
  if (values.examples !== true) return;
  for (const { title, counts } of columns)
    for (const { text, examples } of counts.flags)
      if (examples.length > 0)
        process.stdout.write(`\n${title}, ${text}:\n${examples.map((one) => `  ${one}\n`).join('')}`);
}

if (values.game === 'dice') report(watchedDice(values.preset), diceBotsWith);
else report(watchedCards(values.preset), cardBotsWith);
