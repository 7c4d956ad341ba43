// posse analyse: the coach's view of a saved game for one seat.

import type { GameAnalysis, ReviewedAnswer } from '@posse/bots/coach';
import { type Kinds, type Seat, seat } from '@posse/engine';
import { betterWords, costWords, eliminationWords, MARK_WORDS, marksWords } from '@posse/narrator';
import {
  CELLS,
  curveWords,
  decisionsWords,
  HEADS,
  NO_TURNING_POINTS,
  SOUND_PLAY,
  TURNING_POINTS,
} from '@posse/narrator/terminal';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Args, type Command, JSON_FLAG, UserError } from '../command-description.ts';
import type { CommandGame } from '../game-for-commands.ts';
import type { Replay } from '../replays/replay-file.ts';
import { applied, inReplayOf } from '../replays/saved-game-reader.ts';
import { progress } from '../terminal/progress-bar.ts';
import { inWords, LANGUAGE_FLAG, speakAs } from '../terminal/terminal-language.ts';
import { bold, printJson, say } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';

const DEFAULT_WORLDS = 100;
const MAX_WORLDS = 10_000;

export const analyse: Command = {
  name: 'analyse',
  summary: 'shows how a saved game was won or lost: the course of the chances, luck and choice, and better answers',
  operand: 'FILE',
  takes: 'file',
  flags: {
    seat: { value: 'N', text: 'the seat to analyse, counted from 1 (1)' },
    worlds: {
      value: 'N',
      text: `the number of imagined games per answer (${DEFAULT_WORLDS}): more take longer, and err less`,
    },
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
    json: JSON_FLAG,
  },
  examples: [
    ['posse analyse game.json', 'what your answers were worth'],
    ['posse analyse game.json --seat 3 --worlds 1000', 'the same for seat 3, with smaller errors'],
  ],
  run(args) {
    speakAs(args);
    return inReplayOf(args, (commandGame, { found, older }) => {
      const isJson = args.isOn('json');
      if (older !== null && !isJson) say(...wrapped(older.before), '');
      if (found.answers.length === 0) throw new UserError(`${args.operand} contains no answers to analyse.`);
      const told = analysisOf(commandGame, args, found);
      if (isJson) printJson({ ...inJson(commandGame, told), older: older?.before ?? null });
      else show(commandGame, told);
    });
  },
};

/** An analysis, and the words about its answers. */
interface ToldAnalysis<K extends Kinds> {
  readonly analysis: GameAnalysis<K['answer']>;
  readonly worlds: number;
  readonly end: K['state'];
  /** The words of the given and of the best answer, by step. */
  readonly words: ReadonlyMap<number, readonly [given: string, best: string]>;
}

function analysisOf<K extends Kinds>(commandGame: CommandGame<K>, args: Args, found: Replay<K>): ToldAnalysis<K> {
  const { game } = commandGame;
  const { setup, seed, answers } = found;
  const state = game.deal(setup, seed);
  const who = seat((args.whole('seat', 1, state.players.length) ?? 1) - 1);
  const worlds = args.whole('worlds', 1, MAX_WORLDS) ?? DEFAULT_WORLDS;
  // Damage is reported before the long work.
  const questions = new Map<number, { readonly narrator: ReturnType<typeof commandGame.narrator>; view: K['view'] }>();
  for (const [step, answer] of answers.entries()) {
    if (answer.seat === who)
      questions.set(step, { narrator: commandGame.narrator(game.clone(state), who), view: game.view(state, who) });
    applied(commandGame, args.operand, state, answer, step);
  }
  const bar = progress(answers.length);
  const steps = commandGame.analyse(found, who, worlds);
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) bar.at(next.value * answers.length);
  bar.done();
  const analysis = next.value;
  const words = new Map(
    analysis.answers.map(({ step, given, best }) => {
      const asked = questions.get(step);
      const inOption = (answer: K['answer']): string =>
        asked === undefined ? '' : asked.narrator.option(answer, asked.view, true).whole;
      return [step, [inOption(given), inOption(best)] as const];
    }),
  );
  return { analysis, worlds, end: state, words };
}

const MARKS = ['blunder', 'mistake', 'inaccuracy'] as const;

function show<K extends Kinds>(commandGame: CommandGame<K>, told: ToldAnalysis<K>): void {
  const { analysis, end, words } = told;
  const { seat: who, curve, answers, turningPoints } = analysis;
  const name = (at: Seat): string => commandGame.terminalPlay.name(end.players[at]?.character ?? '', at);
  const won = end.winners?.includes(who) ? `, ${inWords(CELLS.won)}` : '';
  const counts = MARKS.map((mark) => answers.filter((answer) => answer.mark === mark).length);
  say(bold(`${who + 1} · ${name(who)} · ${commandGame.terminalPlay.role(end, who)}${won}`));
  say(...wrapped(inWords(curveWords(blocks(curve.map(({ chance }) => chance))))));
  const [blunders, mistakes, inaccuracies] = counts as [number, number, number];
  const marks = inWords(marksWords(blunders, mistakes, inaccuracies));
  say(...wrapped(inWords(decisionsWords(answers.length, marks))), '');
  if (turningPoints.length === 0) say(inWords(NO_TURNING_POINTS));
  else {
    const chanceAt = (step: number): string => percent(curve.find((point) => point.step === step)?.chance ?? 0);
    const rows = turningPoints.map(({ step, until, choice, luck }) => [
      String(step),
      `${chanceAt(step)} → ${chanceAt(until)}`,
      points(choice),
      points(luck),
    ]);
    const heads = [HEADS.step, HEADS.chance, HEADS.choice, HEADS.luck].map(inWords);
    say(bold(inWords(TURNING_POINTS)), ...aligned([heads, ...rows], 0));
  }
  say('');
  const marked = answers.filter(({ mark }) => mark !== null);
  if (marked.length === 0) say(inWords(SOUND_PLAY));
  for (const answer of marked) {
    const [given, best] = words.get(answer.step) ?? ['', ''];
    const sentences = [
      costWords(inWords(MARK_WORDS[answer.mark ?? 'inaccuracy']), Math.round(100 * answer.loss), given),
      betterWords(best),
      ...differenceOf(answer, who, name),
    ];
    const [first = '', ...more] = wrapped(sentences.map(inWords).join(' '), MARGIN);
    say(`${String(answer.step).padStart(MARGIN - 2)}  ${first}`, ...more.map((line) => `${' '.repeat(MARGIN)}${line}`));
  }
}

const MARGIN = 6;

const differenceOf = ({ difference }: ReviewedAnswer<unknown>, me: Seat, name: (who: Seat) => string) =>
  difference === null
    ? []
    : [
        eliminationWords(
          difference.who === me ? null : name(difference.who),
          Math.round(100 * difference.best),
          Math.round(100 * difference.given),
        ),
      ];

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const points = (share: number): string => {
  const rounded = Math.round(100 * share);
  return rounded === 0 ? '0' : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
};

const BLOCKS = '▁▂▃▄▅▆▇█';
/** The most blocks of a curve: a longer one shows every second, third … point. */
const MAX_BLOCKS = 50;

function blocks(chances: readonly number[]): string {
  const each = Math.ceil(chances.length / MAX_BLOCKS);
  const shown = chances.filter((_, place) => place % each === 0 || place === chances.length - 1);
  return shown.map((chance) => BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(chance * BLOCKS.length))]).join('');
}

/** Seats count from 0 here, as in all data; chances are from 0 to 1. */
function inJson<K extends Kinds>(commandGame: CommandGame<K>, { analysis, worlds, words }: ToldAnalysis<K>): object {
  return {
    game: commandGame.id,
    seat: analysis.seat,
    worlds,
    curve: analysis.curve,
    turningPoints: analysis.turningPoints,
    answers: analysis.answers.map((answer) => {
      const [given, best] = words.get(answer.step) ?? ['', ''];
      return { ...answer, words: { given, best } };
    }),
  };
}
