// posse arena: leagues between bots, with pairs of games on the same deals.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { Kinds } from '@posse/engine';
import { BOT_IDS, BOT_NAMES, isFile, loadBot } from '../bots/bot-loader.ts';
import { THINK_FLAGS, thinkLimitsFrom } from '../bots/think-limits.ts';
import { type Args, type Command, JSON_FLAG, UserError } from '../command-description.ts';
import { attempt } from '../file-access.ts';
import { inGameOf } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { seedFrom, TABLE_FLAGS, wishesFrom } from '../table-flags.ts';
import { progress } from '../terminal/progress-bar.ts';
import { complain, print, printJson } from '../terminal/terminal-output.ts';
import { runInThreads } from '../worker-threads.ts';
import { addFaults, type Faults, MAX_FAULTS, Watched } from './bot-faults.ts';
import { type Chunk, chunksOf, duelsOf, type League, nameOf, type Shape } from './league.ts';
import { json, type LeagueResult, lines } from './league-report.ts';
import { addSums, NO_SUMS, type Sums } from './pair-sums.ts';
import { openSaved, saveChunk, savedSeed } from './saved-league.ts';

const DEFAULT_LADDER = 'random,gunslinger,deputy,marshal,legend';
/** The opponent of a custom bot, unless a list names others. */
const DEFAULT_RIVAL = 'random';
const DEFAULT_PAIRS = 1000;

// The extension is .ts in the sources, and .js in the built program.
const WORKER = new URL(`./arena-worker${extname(import.meta.url)}`, import.meta.url);

export const arena: Command = {
  name: 'arena',
  summary: 'compares bots in leagues: how often each one wins in the same seat of the same deal',
  operand: null,
  flags: {
    ladder: { value: 'LIST', text: `compares each bot with the one before it: ${BOT_NAMES} (${DEFAULT_LADDER})` },
    'round-robin': { value: 'LIST', text: 'compares every bot with every other one, instead of a ladder' },
    bot: {
      value: 'NAME',
      text: `adds a bot to the list; may be repeated; alone, it is compared with ${DEFAULT_RIVAL}`,
      takes: BOT_IDS,
    },
    pairs: { value: 'N', text: `pairs of games for each side of each comparison (${DEFAULT_PAIRS})` },
    ...TABLE_FLAGS,
    ...THINK_FLAGS,
    'per-game': { value: 'SECONDS', text: 'seconds that a bot of your own may think in one game (no limit)' },
    jobs: { value: 'N', text: 'games played at the same time (one per core)' },
    save: {
      value: 'FILE',
      text: 'saves the results; with the same file, a stopped league resumes',
      takes: 'file',
    },
    json: JSON_FLAG,
  },
  examples: [
    ['posse arena --ladder random,gunslinger,deputy,marshal,legend', 'compares each bot with the one before it'],
    ['posse arena -b my-bot.ts', 'compares your own bot with random'],
    ["posse arena --ladder deputy -b 'exec:python3 my_bot.py'", 'compares a program in any language with deputy'],
    ['posse arena -g dice -n 4000 --save league.json', 'a long league that can be stopped and resumed'],
  ],
  run: (args) =>
    inGameOf(args, async (commandGame) => {
      const jobs = args.whole('jobs', 1, 1024) ?? availableParallelism();
      const league = await leagueFrom(commandGame, args);
      const started = performance.now();
      const sums = await play(league, jobs, args.text('save'));
      const outcome: LeagueResult = { league, sums, jobs, seconds: (performance.now() - started) / 1000 };
      if (args.isOn('json')) printJson(json(outcome));
      else print(...lines(commandGame, outcome));
    }),
};

async function leagueFrom<K extends Kinds>(commandGame: CommandGame<K>, args: Args): Promise<League> {
  const pairs = args.whole('pairs', 1, 1e9) ?? DEFAULT_PAIRS;
  const pace = thinkLimitsFrom(args);
  const { shape, bots } = listIn(args);
  const setup = await wishesFrom(commandGame, args);
  // A bot that can't be loaded is reported here, before any thread starts.
  for (const bot of bots) (await loadBot(commandGame, bot, pace)).leave();
  const save = args.text('save');
  const seed = args.text('seed') ?? (save === null ? null : savedSeed(save)) ?? seedFrom(args);
  const contents = Object.fromEntries(bots.filter(isFile).map((file) => [file, shortHash(file)]));
  const perGame = args.whole('per-game', 1, 86_400);
  const limits = perGame === null ? {} : { perGame };
  return {
    game: commandGame.id,
    setup,
    house: args.texts('with'),
    seed,
    pairs,
    shape,
    bots,
    contents,
    pace,
    ...limits,
  };
}

function listIn(args: Args): { shape: Shape; bots: readonly string[] } {
  const [ladder, robin, own] = [args.text('ladder'), args.text('round-robin'), args.texts('bot')];
  if (ladder !== null && robin !== null)
    throw new UserError('--ladder and --round-robin exclude each other: give only one of them.');
  const usual = own.length === 0 ? DEFAULT_LADDER : DEFAULT_RIVAL;
  const bots = [...(robin ?? ladder ?? usual).split(','), ...own];
  const twice = bots.find((bot, place) => bots.indexOf(bot) !== place);
  if (twice !== undefined) throw new UserError(`"${twice}" is in the list twice: name each bot once.`);
  if (bots.length < 2) throw new UserError(`A league needs at least two bots, not only "${bots[0]}".`);
  return { shape: robin === null ? 'ladder' : 'round-robin', bots };
}

const HASH_LENGTH = 12;
const shortHash = (file: string): string =>
  createHash('sha256')
    .update(attempt('read', file, () => readFileSync(file)))
    .digest('hex')
    .slice(0, HASH_LENGTH);

/** Plays all duels and returns their sums; those of the games so far if the user stopped the league. */
async function play(league: League, jobs: number, save: string | null): Promise<readonly Sums[]> {
  const before = save === null ? new Map<string, Sums>() : openSaved(save, league);
  const sums = duelsOf(league).map(() => NO_SUMS);
  const duels = duelsOf(league);
  let faults: Faults = {};
  const count = ({ duel }: Chunk, played: Sums): void => {
    sums[duel] = addSums(sums[duel] as Sums, played);
    for (const [bot, { first }] of Object.entries(played.faults ?? {}))
      if (faults[bot] === undefined) complain(`${first} It loses that game, and a gunslinger plays on.`);
    faults = addFaults(faults, played.faults ?? {});
  };
  const isOut = ({ duel }: Chunk): boolean => {
    const { before = 0, after = 0 } = duels[duel] ?? {};
    return [before, after].some((bot) => (faults[league.bots[bot] ?? '']?.games ?? 0) >= MAX_FAULTS);
  };
  const left: Chunk[] = [];
  for (const chunk of chunksOf(league)) {
    const played = before.get(nameOf(chunk));
    if (played === undefined) left.push(chunk);
    else count(chunk, played);
  }
  const bar = progress(left.reduce((all, { from, to }) => all + to - from, 0));
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  let deals = 0;
  try {
    const played = (chunk: Chunk, found: Sums): void => {
      if (save !== null) saveChunk(save, chunk, found);
      count(chunk, found);
      deals += chunk.to - chunk.from;
      bar.at(deals);
    };
    const watch = {
      length: Watched.LENGTH,
      // A program ends by its own clock, which comes first.
      patienceMs: league.pace.patience * 1000 + 500,
      question: Watched.question,
      again: (chunk: Chunk, state: Int32Array) => ({ ...chunk, stuck: [...(chunk.stuck ?? []), Watched.place(state)] }),
    };
    function* stillIn(): Generator<Chunk, void> {
      for (const chunk of left) if (!isOut(chunk)) yield chunk;
    }
    await runInThreads(WORKER, league, stillIn(), Math.min(jobs, left.length), played, stop.signal, watch);
  } finally {
    bar.done();
    process.off('SIGINT', interrupt);
  }
  if (!stop.signal.aborted) return sums;
  complain(
    save === null
      ? 'Stopped. A league with --save FILE can be resumed.'
      : `Stopped. Run the same command again to resume from ${save}.`,
  );
  process.exitCode = INTERRUPTED;
  return sums;
}

/** The exit status of shells for SIGINT: 128 plus the number of the signal. */
const INTERRUPTED = 130;
