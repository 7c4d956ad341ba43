// posse simulate: many games between bots, and who wins how often.

import type { Outcome } from '@posse/bots';
import { type Kinds, ROLE_TEXTS, type Role, type Seat } from '@posse/engine';
import type { Args, Command } from './args.ts';
import type { CommandGame } from './command-game.ts';
import { inGameOf } from './games.ts';
import { BOT_NAMES, guestNamed, USUAL_BOT } from './guests/find.ts';
import type { Guest } from './guests/guest.ts';
import { PACE_FLAGS, paceFrom } from './guests/pace.ts';
import { playWithGuests } from './play-with-guests.ts';
import { progress } from './progress.ts';
import { checkWritable, type Played, writeReplay } from './replay-file.ts';
import { aligned, wrapped } from './screen.ts';
import { seedFrom, TABLE_FLAGS, wishesFrom } from './table-flags.ts';
import { add, emptyTally, error, mean, type Tally } from './tally.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays many games between bots and counts who wins',
  operand: null,
  flags: {
    games: { value: 'N', text: 'how many (1000)' },
    ...TABLE_FLAGS,
    bots: { value: 'LIST', text: `the bot of each seat, over again from the first: ${BOT_NAMES} (${USUAL_BOT})` },
    bot: { value: 'NAME', text: 'one more of them; may be repeated, and may have commas in it' },
    ...PACE_FLAGS,
    json: { value: null, text: 'prints one JSON object instead of a table' },
    save: { value: 'FILE', text: 'saves the last game as a replay' },
  },
  run: (args) =>
    inGameOf(args, async (commandGame) => {
      const run = await runFrom(commandGame, args);
      const save = args.text('save');
      if (save !== null) checkWritable(save);
      const { found, last } = await playAll(run).finally(() => {
        for (const bot of run.bots) bot.leave();
      });
      if (save !== null) writeReplay(save, commandGame, last);
      console.log(args.isOn('json') ? JSON.stringify(report(run, found), null, 2) : table(run, found));
    }),
};

interface Run<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly games: number;
  readonly wishes: K['wishes'];
  readonly bots: readonly Guest<K>[];
  readonly seed: string;
}

interface Found {
  /** By role: 1 for a game that somebody won with it, 0 for any other. */
  readonly roles: Map<Role, Tally>;
  /** 1 for a game that nobody survived, 0 for any other. */
  readonly nobody: Tally;
  /** By bot and role: which part of its seats with that role won, game by game. */
  readonly bots: Map<string, Map<Role, Tally>>;
  readonly turns: Tally;
  readonly decisions: Tally;
  seconds: number;
}

async function runFrom<K extends Kinds>(commandGame: CommandGame<K>, args: Args): Promise<Run<K>> {
  const games = args.whole('games', 1, 1e9) ?? 1000;
  const pace = paceFrom(args);
  const wishes = await wishesFrom(commandGame, args);
  const bots: Guest<K>[] = [];
  for (const name of botsIn(args)) bots.push(await guestNamed(commandGame, name, pace));
  return { commandGame, games, wishes, bots, seed: seedFrom(args) };
}

/** Each of `--bot` comes after those of `--bots`. */
function botsIn(args: Args): readonly string[] {
  const listed = [...(args.text('bots')?.split(',') ?? []), ...args.texts('bot')];
  return listed.length === 0 ? [USUAL_BOT] : listed;
}

const botOf = <B>({ bots }: { readonly bots: readonly B[] }, seat: Seat | number): B => bots[seat % bots.length] as B;

async function playAll<K extends Kinds>(run: Run<K>): Promise<{ found: Found; last: Played<K> }> {
  const found: Found = {
    roles: new Map(),
    nobody: emptyTally(),
    bots: new Map(),
    turns: emptyTally(),
    decisions: emptyTally(),
    seconds: 0,
  };
  let last: Played<K> = { setup: run.wishes, seed: run.seed, answers: [], winners: null };
  const bar = progress(run.games);
  const started = performance.now();
  for (let game = 0; game < run.games; game++) {
    const seed = `${run.seed}/${game}`;
    const outcome = await playWithGuests(run.commandGame, run.wishes, seed, (seat) => botOf(run, seat));
    count(run, found, outcome);
    last = { setup: run.wishes, seed, answers: outcome.answers, winners: outcome.winners };
    bar.at(game + 1);
  }
  found.seconds = (performance.now() - started) / 1000;
  bar.done();
  return { found, last };
}

function count<K extends Kinds>(
  run: Run<K>,
  found: Found,
  { roles, winners, turns, answers }: Outcome<K['answer']>,
): void {
  add(found.turns, turns);
  add(found.decisions, answers.length);
  add(found.nobody, winners.length === 0 ? 1 : 0);
  const won = roles.map((_, place) => (winners.includes(place as Seat) ? 1 : 0) as number);
  for (const role of new Set(roles)) {
    const holders = [...roles.keys()].filter((place) => roles[place] === role);
    add(tallyOf(found.roles, role), Math.max(...holders.map((place) => won[place] as number)));
    for (const bot of new Set(holders.map((place) => botOf(run, place).id))) {
      const seats = holders.filter((place) => botOf(run, place).id === bot);
      const part = seats.reduce((sum, place) => sum + (won[place] as number), 0) / seats.length;
      if (!found.bots.has(bot)) found.bots.set(bot, new Map());
      add(tallyOf(found.bots.get(bot) as Map<Role, Tally>, role), part);
    }
  }
}

function tallyOf(tallies: Map<Role, Tally>, role: Role): Tally {
  const tally = tallies.get(role) ?? emptyTally();
  tallies.set(role, tally);
  return tally;
}

const roleIds = Object.keys(ROLE_TEXTS) as Role[];
const isMixed = ({ bots }: Found): boolean => bots.size > 1;

function table<K extends Kinds>(run: Run<K>, found: Found): string {
  const { commandGame, games, wishes, bots, seed } = run;
  const extras = commandGame.agreement.extras(wishes);
  const sections = isMixed(found) ? [...found.bots] : [['', found.roles] as const];
  const rows = sections.flatMap(([bot, tallies]) =>
    roleIds.flatMap((role) => {
      const tally = tallies.get(role);
      return tally === undefined ? [] : [[ROLE_TEXTS[role].en.name, ...(bot === '' ? [] : [bot]), ...numbersOf(tally)]];
    }),
  );
  if (found.nobody.sum > 0) rows.push(['nobody', ...(isMixed(found) ? [''] : []), ...numbersOf(found.nobody)]);
  const heads = ['role', ...(isMixed(found) ? ['bot'] : []), 'wins', 'std. error', 'games'];
  const numbers = heads.length - 3;
  return [
    `${games} games, ${wishes.seats} seats, ${bots.map(({ id }) => id).join(', ')} bots, seed ${seed}`,
    ...(extras.length === 0 ? [] : wrapped(`with ${extras.join(', ')}`)),
    '',
    ...aligned([heads, ...rows], numbers),
    '',
    `length  ${mean(found.turns).toFixed(1)} turns, ${mean(found.decisions).toFixed(1)} decisions a game`,
    `speed   ${rate(games, found)} games/s, ${rate(found.decisions.sum, found)} decisions/s (${found.seconds.toFixed(2)} s)`,
  ].join('\n');
}

const numbersOf = (tally: Tally): string[] => [percent(mean(tally)), `± ${percent(error(tally))}`, String(tally.count)];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const rate = (amount: number, { seconds }: Found): string => Math.round(amount / seconds).toLocaleString('en');

function report<K extends Kinds>(run: Run<K>, found: Found): object {
  const winsOf = (tallies: Map<Role, Tally>) =>
    Object.fromEntries(
      [...tallies].map(([role, tally]) => [role, { games: tally.count, rate: mean(tally), error: error(tally) }]),
    );
  return {
    game: run.commandGame.id,
    games: run.games,
    seed: run.seed,
    setup: run.wishes,
    bots: run.bots.map(({ id }) => id),
    wins: winsOf(found.roles),
    nobody: mean(found.nobody),
    winsByBot: Object.fromEntries([...found.bots].map(([bot, tallies]) => [bot, winsOf(tallies)])),
    turns: mean(found.turns),
    decisions: mean(found.decisions),
    seconds: found.seconds,
    gamesPerSecond: run.games / found.seconds,
    decisionsPerSecond: found.decisions.sum / found.seconds,
  };
}
