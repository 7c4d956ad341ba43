// posse arena: leagues between bots, in all cores, with pairs of games on the same deal.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { Kinds } from '@posse/engine';
import { type Args, type Command, Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import { attempt } from '../files.ts';
import { inGameOf } from '../games.ts';
import { BOT_IDS, BOT_NAMES, guestNamed, isFile } from '../guests/find.ts';
import { PACE_FLAGS, paceFrom } from '../guests/pace.ts';
import { seedFrom, TABLE_FLAGS, wishesFrom } from '../table-flags.ts';
import { complain, print, printJson } from '../terminal/output.ts';
import { progress } from '../terminal/progress.ts';
import { inThreads } from '../threads.ts';
import { type Chunk, chunksOf, duelsOf, type League, nameOf, type Shape } from './league.ts';
import { json, lines, type Outcome } from './report.ts';
import { openSaved, saveChunk, savedSeed } from './save-file.ts';
import { NO_SUMS, type Sums, together } from './sums.ts';

const USUAL_LADDER = 'random,gunslinger,deputy,legend';
/** What a bot of one's own is compared with, unless something else is said. */
const USUAL_RIVAL = 'random';
const USUAL_PAIRS = 1000;

// The sources run as they are, the built program as JavaScript.
const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

export const arena: Command = {
  name: 'arena',
  summary: 'plays leagues between bots: who wins how much more often in the same seat of the same deal',
  operand: null,
  flags: {
    ladder: { value: 'LIST', text: `compares each bot with the one before it: ${BOT_NAMES} (${USUAL_LADDER})` },
    'round-robin': { value: 'LIST', text: 'compares each bot with each other one, instead of a ladder' },
    bot: {
      value: 'NAME',
      text: `one more for the list; may be repeated; alone, compared with ${USUAL_RIVAL}`,
      takes: BOT_IDS,
    },
    pairs: { value: 'N', text: `pairs of games for each side of each comparison (${USUAL_PAIRS})` },
    ...TABLE_FLAGS,
    ...PACE_FLAGS,
    jobs: { value: 'N', text: 'how many games at a time (one for each core)' },
    save: {
      value: 'FILE',
      text: 'keeps what was played; with the same file the league goes on where it stopped',
      takes: 'file',
    },
    json: { value: null, text: 'prints one JSON object instead of tables' },
  },
  examples: [
    ['posse arena --ladder random,gunslinger,deputy,legend', 'who is better, each compared with the one before'],
    ['posse arena -b my-bot.ts', 'a bot of your own, compared with random'],
    ["posse arena --ladder deputy -b 'exec:python3 my_bot.py'", 'a program in any language, compared with deputy'],
    ['posse arena -g dice -n 4000 --save league.json', 'a long league, which goes on if it is broken off'],
  ],
  run: (args) =>
    inGameOf(args, async (commandGame) => {
      const jobs = args.whole('jobs', 1, 1024) ?? availableParallelism();
      const league = await leagueFrom(commandGame, args);
      const started = performance.now();
      const sums = await play(league, jobs, args.text('save'));
      if (sums === null) return;
      const outcome: Outcome = { league, sums, jobs, seconds: (performance.now() - started) / 1000 };
      if (args.isOn('json')) printJson(json(outcome));
      else print(...lines(commandGame, outcome));
    }),
};

async function leagueFrom<K extends Kinds>(commandGame: CommandGame<K>, args: Args): Promise<League> {
  const pairs = args.whole('pairs', 1, 1e9) ?? USUAL_PAIRS;
  const pace = paceFrom(args);
  const { shape, bots } = listIn(args);
  const setup = await wishesFrom(commandGame, args);
  // Better now than in a thread.
  for (const bot of bots) (await guestNamed(commandGame, bot, pace)).leave();
  const save = args.text('save');
  const seed = args.text('seed') ?? (save === null ? null : savedSeed(save)) ?? seedFrom(args);
  const contents = Object.fromEntries(bots.filter(isFile).map((file) => [file, shortHash(file)]));
  return { game: commandGame.id, setup, house: args.texts('with'), seed, pairs, shape, bots, contents, pace };
}

function listIn(args: Args): { shape: Shape; bots: readonly string[] } {
  const [ladder, robin, own] = [args.text('ladder'), args.text('round-robin'), args.texts('bot')];
  if (ladder !== null && robin !== null) throw new Mistake('--ladder and --round-robin are two leagues: take one.');
  const usual = own.length === 0 ? USUAL_LADDER : USUAL_RIVAL;
  const bots = [...(robin ?? ladder ?? usual).split(','), ...own];
  const twice = bots.find((bot, place) => bots.indexOf(bot) !== place);
  if (twice !== undefined) throw new Mistake(`"${twice}" is twice in the list: each bot plays once.`);
  if (bots.length < 2) throw new Mistake(`A league needs two bots or more, not only "${bots[0]}".`);
  return { shape: robin === null ? 'ladder' : 'round-robin', bots };
}

const LETTERS = 12;
const shortHash = (file: string): string =>
  createHash('sha256')
    .update(attempt('read', file, () => readFileSync(file)))
    .digest('hex')
    .slice(0, LETTERS);

/** By duel; null if somebody stopped it. */
async function play(league: League, jobs: number, save: string | null): Promise<readonly Sums[] | null> {
  const before = save === null ? new Map<string, Sums>() : openSaved(save, league);
  const sums = duelsOf(league).map(() => NO_SUMS);
  const count = ({ duel }: Chunk, played: Sums): void => {
    sums[duel] = together(sums[duel] as Sums, played);
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
    await inThreads(WORKER, league, left.values(), Math.min(jobs, left.length), played, stop.signal);
  } finally {
    bar.done();
    process.off('SIGINT', interrupt);
  }
  if (!stop.signal.aborted) return sums;
  complain(
    save === null
      ? 'Stopped. With --save FILE it could go on later.'
      : `Stopped. The same command goes on with ${save}.`,
  );
  process.exitCode = INTERRUPTED;
  return null;
}

/** As shells have it: 128 and the number of the signal. */
const INTERRUPTED = 130;
