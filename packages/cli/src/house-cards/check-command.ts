// posse check: tests house cards in random games against all properties.

import { type PackReport, packReport } from '@posse/bots';
import { addHouseSet, type CardSet, houseSetFrom, removeSet } from '@posse/card';
import type { Pack } from '@posse/card/packs';
import { randomFrom } from '@posse/engine';
import { Broken, Checker, cardSubject } from '@posse/properties';
import { houseValue } from '@posse/server/house';
import { cardCommandGame } from '../card/card-game-for-commands.ts';
import { type Command, JSON_FLAG, UserError } from '../command-description.ts';
import { GAME_FLAG } from '../game-choice.ts';
import { checkWritable, writeReplay } from '../replays/replay-file.ts';
import { type Progress, progress } from '../terminal/progress-bar.ts';
import { numberText } from '../terminal/readable-amounts.ts';
import { print, printJson, say } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';
import { reportJson, reportLines } from './pack-report-text.ts';
import { wishesWith } from './test-setups.ts';
import { countUse, type Uses, usesOf } from './use-counts.ts';
import { type HouseFault, Watch } from './watched-functions.ts';

/** The factor by which more games are played until everything was used. */
const MAX_GAMES_FACTOR = 4;

export const check: Command = {
  name: 'check',
  summary: 'plays games with house cards: do they keep the rules, and what do packs do to the game?',
  operand: 'FILE',
  several: true,
  takes: 'file',
  flags: {
    game: { ...GAME_FLAG, text: 'the card game, the only one with house cards (card)' },
    games: { value: 'N', text: 'the number of games (200, for packs 30); more while something was never used' },
    deputies: { value: 'N', text: 'games between deputies with packs, and as many without (600)' },
    seed: { value: 'TEXT', text: 'the seed of the choices in these games (1)' },
    save: { value: 'FILE', text: 'saves a game in which a card of a pack mattered as a replay', takes: 'file' },
    json: JSON_FLAG,
  },
  examples: [
    ['posse check my-card.ts', 'is it well-formed, and does it keep the rules?'],
    ['posse check -n 1000 my-card.ts my-character.ts', 'two files together, in more games'],
    ['posse check my-pack.json --save game.json', 'what a pack does to the game, and a game in which it mattered'],
  ],
  async run(args) {
    if ((args.text('game') ?? 'card') !== 'card')
      throw new UserError('House cards belong to the card game: leave out --game.');
    const save = args.text('save');
    const [given, deputies] = [args.whole('games', 1, 1e6), args.whole('deputies', 1, 1e6)];
    const seed = args.text('seed') ?? '1';
    const watch = new Watch();
    const sets = await watchedSets(args.operands, watch);
    const packs = sets.flatMap(({ pack }) => pack ?? []);
    if (packs.length === 0 && (save !== null || deputies !== null))
      throw new UserError('Only packs have a balance report: leave out --save and --deputies.');
    if (save !== null) checkWritable(save);
    const games = given ?? (packs.length === sets.length ? PACK_GAMES : USUAL_GAMES);
    const uses = usesOf(sets, watch);
    const problem = playAll(sets, uses, watch, games, seed);
    const balance =
      problem === null && packs.length > 0 ? balanceOf(sets, packs, deputies ?? DEPUTY_GAMES, seed) : null;
    if (save !== null && balance !== null && balance.example !== null)
      writeReplay(save, cardCommandGame, { ...balance.example, setup: balance.example.wishes });
    if (args.isOn('json')) printJson(inJson(uses, problem, packs, balance));
    else {
      print(...report(uses), '', ...wrapped(problem ?? summary(uses)));
      if (balance !== null) say('', ...reportLines(packs, balance, save));
    }
    const isEndless = balance?.verdict.word === 'endless';
    if (problem !== null || neverUsed(uses).length > 0 || isEndless) process.exitCode = 1;
  },
};

const USUAL_GAMES = 200;
const PACK_GAMES = 30;
const DEPUTY_GAMES = 600;

/** Plays without the watched copies of the sets, which are slower. */
function balanceOf(sets: readonly CardSet[], packs: readonly Pack[], games: number, seed: string): PackReport {
  for (const { id } of sets) removeSet(id);
  for (const set of sets) if (set.pack === undefined) addHouseSet(set, set.id);
  const run = packReport(packs, { games, seed });
  let bar: Progress | null = null;
  for (let slice = run.next(); ; slice = run.next()) {
    if (slice.done) {
      bar?.done();
      return slice.value;
    }
    bar ??= progress(slice.value.total);
    bar.at(slice.value.done);
  }
}

function inJson(uses: Uses, problem: string | null, packs: readonly Pack[], balance: PackReport | null): object {
  const used = [...uses.things.values()].filter(({ what }) => what !== 'hook');
  return {
    games: uses.games,
    decisions: uses.decisions,
    problem,
    neverUsed: neverUsed(uses),
    used: used.map(({ what, name, count }) => ({ what, name, count })),
    balance: balance === null ? null : reportJson(packs, balance),
  };
}

async function watchedSets(files: readonly string[], watch: Watch): Promise<CardSet[]> {
  const sets: CardSet[] = [];
  for (const file of files) {
    const set = houseSetFrom(await houseValue(file), file);
    sets.push(addHouseSet(watch.set(set, file), file));
  }
  return sets;
}

/** Plays the test games. Returns the first fault in words for the author; null if there is none. */
function playAll(sets: readonly CardSet[], uses: Uses, watch: Watch, games: number, seed: string): string | null {
  const checker = new Checker({
    ...cardSubject,
    setup: (number: number) => wishesWith(sets, number),
    uses(state, asked, answer) {
      watch.answered();
      countUse(uses, state, asked.why, answer);
      return [];
    },
  });
  const random = randomFrom(seed);
  const bar = progress(games);
  try {
    while (uses.games < games || (neverUsed(uses).length > 0 && uses.games < games * MAX_GAMES_FACTOR)) {
      checker.play(uses.games++, random);
      bar.at(Math.min(games, uses.games));
    }
  } catch (error) {
    return inWords(error, watch.fault, sets);
  } finally {
    bar.done();
    uses.decisions = checker.decisions;
  }
  return null;
}

const neverUsed = ({ things }: Uses): string[] =>
  [...things.values()].filter(({ count }) => count === 0).map(({ what, name }) => `${what} ${name}`);

/** The lines of the report. Hooks are listed only if they were never called. */
function report({ things }: Uses): string[] {
  const told = [...things.values()].filter(({ what, count }) => what !== 'hook' || count === 0);
  const rows = told.map(({ what, name, count, unit }) => [
    what,
    name,
    count === 0 ? 'never' : `${numberText(count)} ${unit}`,
  ]);
  return aligned(rows, rows[0]?.length ?? 0);
}

function summary(uses: Uses): string {
  const never = neverUsed(uses);
  const played = `${numberText(uses.games)} games, ${numberText(uses.decisions)} decisions`;
  if (never.length === 0) return `${played}: every property holds.`;
  return `${played}: every property holds, but some things were never used. Can they ever be? ${never.join(', ')}.`;
}

/** Advice to the author about a broken property. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /card is lost/,
    'Move cards only with the functions of the table (discardFromHand, fromTableToHand …). A frame keeps cards in a field named "cards".',
  ],
  [
    /saving and restoring|restored game|BadSave/,
    'State and frames may only hold numbers, texts, lists, plain objects and null: no functions, no undefined, no classes.',
  ],
  [
    /disturbs the original/,
    'Your code changes a frame or a list that copies of the game share: make a new one instead.',
  ],
  [
    /same seed and answers/,
    'The game depends on something outside it: use no clock, no Math.random, and no variable that outlives a call.',
  ],
  [
    /hidden|re-deal|told depends|sees then depends/,
    'Hidden cards or roles make a visible difference: choose who is asked, and which facts are told, by what everybody sees.',
  ],
  [/out of date/, 'Change cards in play only with the functions of the table, and never change abilities directly.'],
  [
    /facts do not lead/,
    'Something changes, or a card vanishes, without a fact: use the functions of the table (setLife, discardFromHand …).',
  ],
  [/does not end/, 'An answer can be repeated forever at no cost: limit it, or give it a cost.'],
  [/offered twice/, 'An answer is listed twice: list each one once.'],
  [/nobody can answer/, 'A question lists no answer: use "open" to ask it only when there is one, or list pass(…).'],
];

/** The message about a broken property, for example `card game: game 3, step 17, {…}: a card is lost`. */
const BROKEN = /^.*?(game \d+, (?:step \d+|before its first question))(?:, \{.*\})?: (.*)$/;

function inWords(error: unknown, fault: HouseFault | null, sets: readonly CardSet[]): string {
  if (!(error instanceof Broken)) throw error;
  const [first = ''] = error.message.split('\n');
  const [, where = '', problem = first] = BROKEN.exec(first) ?? [];
  if (fault !== null) return `${fault.message} (Seen in ${where}.)`;
  const ids = sets.map(({ id }) => id).join(', ');
  const what = /^\w+: /.test(problem) ? 'the engine fails' : 'a game breaks a property of all games';
  const advice = ADVICE.find(([pattern]) => pattern.test(problem))?.[1];
  return `With ${ids} ${what}: ${problem.replace(/\.$/, '')} (${where}).${advice === undefined ? '' : ` ${advice}`}`;
}
