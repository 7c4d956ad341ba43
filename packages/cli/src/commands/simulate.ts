// posse simulate: plays many games between bots and counts the wins.

import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Kinds, ROLE_TEXTS, type Role } from '@posse/engine';
import { BOT_IDS, BOT_NAMES, DEFAULT_BOT, loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import { THINK_FLAGS, thinkLimitsFrom } from '../bots/think-limits.ts';
import { type Args, type Command, JSON_FLAG } from '../command-description.ts';
import { inGameOf } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { error, interval, mean, type Tally } from '../mean-tally.ts';
import { checkWritable, type FinishedGame, writeReplay } from '../replays/replay-file.ts';
import {
  CHUNK,
  type Chunk,
  type ChunkResult,
  chunksOf,
  InOrder,
  playChunk,
  type Run,
  type Statistics,
} from '../simulate/simulated-games.ts';
import type { Work } from '../simulate/simulation-worker.ts';
import { seedFrom, TABLE_FLAGS, wishesFrom } from '../table-flags.ts';
import { progress } from '../terminal/progress-bar.ts';
import { duration, numberText } from '../terminal/readable-amounts.ts';
import { bold, complain, type Line, printJson, say } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';
import { runInThreads } from '../worker-threads.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays many games between bots and counts who wins',
  operand: null,
  flags: {
    games: { value: 'N', text: 'the number of games (1000)' },
    ...TABLE_FLAGS,
    bots: { value: 'LIST', text: `the bots of the seats in turn, repeated if needed: ${BOT_NAMES} (${DEFAULT_BOT})` },
    bot: { value: 'NAME', text: 'adds a bot to the list; may be repeated, and may contain commas', takes: BOT_IDS },
    ...THINK_FLAGS,
    jobs: { value: 'N', text: 'games played at the same time (one, or one per core if it takes long)' },
    json: JSON_FLAG,
    save: { value: 'FILE', text: 'saves the last game as a replay', takes: 'file' },
  },
  examples: [
    ['posse simulate -n 10000 -s 5', 'how often each role wins, with 95 % intervals'],
    ['posse simulate --bots deputy,gunslinger', 'these two bots in turn around the table'],
    ['posse simulate --sets dodge-city,high-noon -s 8', 'with two expansions'],
    ['posse simulate -n 1 --seed x --save game.json', 'saves one game'],
    ['posse simulate -w my-card.ts --json', 'how your own card changes the chances, as JSON'],
  ],
  run: (args) =>
    inGameOf(args, async (commandGame) => {
      const run = await runFrom(commandGame, args);
      const save = args.text('save');
      if (save !== null) checkWritable(save);
      const result = await playAll(run, args).finally(() => {
        for (const bot of run.bots) bot.leave();
      });
      if (save !== null && result.games > 0) writeReplay(save, commandGame, result.last);
      if (args.isOn('json')) printJson(report(run, result));
      else say(...table(run, result));
      if (result.games === run.games) return;
      complain(`Stopped after ${numberText(result.games)} of ${numberText(run.games)} games.`);
      process.exitCode = INTERRUPTED;
    }),
};

/** The exit status of shells for SIGINT: 128 plus the number of the signal. */
const INTERRUPTED = 130;

/** The estimated duration up to which games are played without threads. */
const QUICK_MS = 500;

// The extension is .ts in the sources, and .js in the built program.
const WORKER = new URL(`../simulate/simulation-worker${extname(import.meta.url)}`, import.meta.url);

async function runFrom<K extends Kinds>(commandGame: CommandGame<K>, args: Args): Promise<Run<K>> {
  const games = args.whole('games', 1, 1e9) ?? 1000;
  const pace = thinkLimitsFrom(args);
  const wishes = await wishesFrom(commandGame, args);
  const bots: LoadedBot<K>[] = [];
  for (const name of botsIn(args)) bots.push(await loadBot(commandGame, name, pace));
  return { commandGame, games, wishes, bots, seed: seedFrom(args) };
}

/** The bots of `--bots`, followed by each `--bot`. */
function botsIn(args: Args): readonly string[] {
  const listed = [...(args.text('bots')?.split(',') ?? []), ...args.texts('bot')];
  return listed.length === 0 ? [DEFAULT_BOT] : listed;
}

interface Result<K extends Kinds> {
  readonly found: Statistics;
  /** The number of games: fewer than wanted if the user stopped the command. */
  readonly games: number;
  readonly last: FinishedGame<K>;
  readonly jobs: number;
  readonly seconds: number;
}

/**
 * Plays all games in the given number of threads. By default it starts in this thread, and uses all cores if that takes
 * long. The result is the same.
 */
async function playAll<K extends Kinds>(run: Run<K>, args: Args): Promise<Result<K>> {
  const { commandGame, games, wishes, seed } = run;
  const wanted = args.whole('jobs', 1, 1024);
  const jobs = wanted ?? availableParallelism();
  const inOrder = new InOrder<K>({ setup: wishes, seed, answers: [], winners: null });
  const bar = progress(games);
  const chunks = chunksOf(games);
  const started = performance.now();
  const played = (chunk: Chunk, found: ChunkResult<K>): void => bar.at(inOrder.add(chunk, found));
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  while (!stop.signal.aborted && (jobs === 1 || (wanted === null && performance.now() - started < QUICK_MS))) {
    const next = chunks.next();
    if (next.done) break;
    played(next.value, await playChunk(run, next.value));
    // Only between two turns of the event loop can the user stop it.
    await setImmediate();
  }
  const work: Work = {
    game: commandGame.id,
    games,
    wishes,
    bots: botsIn(args),
    pace: thinkLimitsFrom(args),
    house: args.texts('with'),
    seed,
  };
  const left = Math.ceil((games - inOrder.games) / CHUNK);
  if (!stop.signal.aborted)
    await runInThreads(WORKER, work, chunks, Math.min(jobs, left), played, stop.signal).finally(() => bar.done());
  bar.done();
  process.off('SIGINT', interrupt);
  const { found, last } = inOrder;
  return {
    found,
    games: found.turns.count,
    last,
    jobs: left > 0 ? Math.min(jobs, left) : 1,
    seconds: (performance.now() - started) / 1000,
  };
}

const roleIds = Object.keys(ROLE_TEXTS) as Role[];
const isMixed = ({ bots }: Statistics): boolean => bots.size > 1;

function table<K extends Kinds>(run: Run<K>, result: Result<K>): Line[] {
  const { commandGame, wishes, bots, seed } = run;
  const { found, games, seconds, jobs } = result;
  const extras = commandGame.setupOptions.extras(wishes);
  const sections = isMixed(found) ? [...found.bots] : [['', found.roles] as const];
  const rows = sections.flatMap(([bot, tallies]) =>
    roleIds.flatMap((role) => {
      const tally = tallies.get(role);
      return tally === undefined ? [] : [[ROLE_TEXTS[role].en.name, ...(bot === '' ? [] : [bot]), ...numbersOf(tally)]];
    }),
  );
  if (found.nobody.sum > 0) rows.push(['nobody', ...(isMixed(found) ? [''] : []), ...numbersOf(found.nobody)]);
  const heads = ['role', ...(isMixed(found) ? ['bot'] : []), 'wins', '95 % interval', 'games'];
  const [head = '', ...lines] = aligned([heads, ...rows], heads.length - 3);
  return [
    bold(
      `${numberText(games)} games, ${wishes.seats} seats, ${bots.map(({ id }) => id).join(', ')} bots, seed ${seed}`,
    ),
    ...(extras.length === 0 ? [] : wrapped(`with ${extras.join(', ')}`)),
    '',
    bold(head),
    ...lines,
    '',
    `length  ${mean(found.turns).toFixed(1)} turns, ${mean(found.decisions).toFixed(1)} decisions a game`,
    `speed   ${rate(games, result)} games/s, ${rate(found.decisions.sum, result)} decisions/s (${duration(seconds)}${jobs > 1 ? `, ${jobs} at a time` : ''})`,
  ];
}

const numbersOf = (tally: Tally): string[] => [
  percent(mean(tally)),
  interval(tally)
    .map((end) => (100 * end).toFixed(1))
    .join(' to '),
  numberText(tally.count),
];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const rate = (amount: number, { seconds }: Result<Kinds>): string => numberText(Math.round(amount / seconds));

function report<K extends Kinds>(run: Run<K>, { found, games, seconds, jobs }: Result<K>): object {
  const winsOf = (tallies: Map<Role, Tally>) =>
    Object.fromEntries(
      [...tallies].map(([role, tally]) => [
        role,
        { games: tally.count, rate: mean(tally), error: error(tally), interval: interval(tally) },
      ]),
    );
  return {
    game: run.commandGame.id,
    games,
    seed: run.seed,
    setup: run.wishes,
    bots: run.bots.map(({ id }) => id),
    wins: winsOf(found.roles),
    nobody: mean(found.nobody),
    winsByBot: Object.fromEntries([...found.bots].map(([bot, tallies]) => [bot, winsOf(tallies)])),
    turns: mean(found.turns),
    decisions: mean(found.decisions),
    seconds,
    jobs,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: found.decisions.sum / seconds,
  };
}
