// posse think: shows beliefs and options at a question, and a bot's answer with reasons.

import { botRandomAt, type Memory, reasonText, styleOf, TableMemory } from '@posse/bots';
import { type Kinds, type Pending, samePlain } from '@posse/engine';
import { CELLS, HEADS, moreWords, stepWords } from '@posse/narrator/terminal';
import { BOT_IDS, BOT_NAMES, DEFAULT_BOT, loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import { THINK_FLAGS, thinkLimitsFrom } from '../bots/think-limits.ts';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Command, JSON_FLAG, UserError } from '../command-description.ts';
import type { CommandGame, TableNarrator } from '../game-for-commands.ts';
import type { Replay } from '../replays/replay-file.ts';
import { applied, inReplayOf } from '../replays/saved-game-reader.ts';
import { beliefLines, beliefsInJson } from '../terminal/belief-table.ts';
import { inWords, LANGUAGE_FLAG, roleName, speakAs, spoken } from '../terminal/terminal-language.ts';
import { bold, printJson, say } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';

export const think: Command = {
  name: 'think',
  summary: 'shows what a seat could infer at one question of a saved game, and what a bot would answer',
  operand: 'FILE',
  takes: 'file',
  flags: {
    step: { value: 'STEP', text: 'the question, by the number of its answer in posse replay (the last)' },
    bot: { value: 'NAME', text: `the bot that answers: ${BOT_NAMES} (${DEFAULT_BOT})`, takes: BOT_IDS },
    ...THINK_FLAGS,
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
    json: JSON_FLAG,
  },
  examples: [
    ['posse think game.json --step 60', 'likely roles at answer 60, and the answer of a deputy'],
    ['posse think game.json -b legend', 'the answer of a legend to the last question'],
  ],
  run(args) {
    speakAs(args);
    return inReplayOf(args, async (commandGame, { found, older }) => {
      const isJson = args.isOn('json');
      if (older !== null && !isJson) say(...wrapped(older.before), '');
      const last = found.answers.length - 1;
      if (last < 0) throw new UserError(`${args.operand} contains no answers, so there is no question to think about.`);
      const asking = askingAt(commandGame, args.operand, found, args.whole('step', 0, last) ?? last);
      const bot = await loadBot(commandGame, args.text('bot') ?? DEFAULT_BOT, thinkLimitsFrom(args));
      try {
        const thought = await thoughtOf(commandGame, found, asking, bot);
        if (isJson) printJson({ ...inJson(commandGame, asking, thought), older: older?.before ?? null });
        else show(commandGame, asking, thought);
      } finally {
        bot.leave();
      }
    });
  },
};

interface AskedQuestion<K extends Kinds> {
  readonly step: number;
  readonly t: K['state'];
  readonly asked: Pending<K['frame'], K['answer']>;
  readonly view: K['view'];
  readonly memory: Memory;
  readonly narrator: TableNarrator<K>;
}

/** The question that this answer was given to, as the player who was asked saw it. */
function askingAt<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  { setup, seed, answers }: Replay<K>,
  step: number,
) {
  const t = commandGame.game.deal(setup, seed);
  const tableMemory = new TableMemory(commandGame.clues, t.players.length);
  for (const [number, answer] of answers.slice(0, step).entries()) {
    const asked = commandGame.game.pending(t);
    if (asked !== null) tableMemory.sees(t, asked, answer);
    const facts = applied(commandGame, path, t, answer, number);
    tableMemory.hears(facts);
  }
  const question = commandGame.game.pending(t);
  if (question === null) throw new UserError(`${path} is damaged at step ${step}: the game is over there.`);
  const view = commandGame.game.view(t, question.asked);
  const narrator = commandGame.narrator(t, question.asked);
  return { step, t, asked: question, view, memory: tableMemory.of(question.asked), narrator };
}

/** The thoughts of a bot about a question, and its answer. */
interface Thought<K extends Kinds> {
  readonly bot: LoadedBot<K>;
  readonly options: readonly RatedOption<K>[];
  /** The scores of the options; null if the bot has none. */
  readonly scores: readonly number[] | null;
  readonly reason: string | null;
}

interface RatedOption<K extends Kinds> {
  readonly answer: K['answer'];
  readonly words: string;
  readonly score: number;
  readonly isChosen: boolean;
  /** True if this is the answer that was given in the game. */
  readonly wasPlayed: boolean;
}

async function thoughtOf<K extends Kinds>(
  commandGame: CommandGame<K>,
  { setup, seed, answers }: Replay<K>,
  asking: AskedQuestion<K>,
  bot: LoadedBot<K>,
): Promise<Thought<K>> {
  const { step, asked: question, view, memory, narrator } = asking;
  const sitter = bot.sit({ number: 1, seat: question.asked, setup, randomSeed: () => 0 });
  const choice = await sitter.answer(view, memory, botRandomAt(seed, step));
  const reason = sitter.said?.() ?? reasonOf(commandGame, asking, seed, bot, choice);
  const style = styleOf(bot.id);
  const scores = style === null ? null : commandGame.scores(view, memory, style);
  const options = question.options.map((answer, place) => ({
    answer,
    words: narrator.option(answer, view, true).whole,
    score: scores?.[place] ?? 0,
    isChosen: answer === choice,
    wasPlayed: samePlain(answer, answers[step] as K['answer']),
  }));
  return { bot, options, scores, reason };
}

function show<K extends Kinds>(commandGame: CommandGame<K>, asking: AskedQuestion<K>, thought: Thought<K>): void {
  const { step, t, asked: question, view, memory } = asking;
  const { bot, reason } = thought;
  const who = commandGame.terminalPlay.name(t.players[question.asked]?.character ?? '', question.asked);
  const { title, sub } = asking.narrator.status(view);
  say(
    ...wrapped(inWords(stepWords(step, question.asked + 1, who))).map(bold),
    ...[title, sub].flatMap((line) => wrapped(line)),
    '',
    ...beliefLines(commandGame, t, view, memory, styleOf(bot.id)),
    '',
    ...optionLines(thought),
    ...(reason === null ? [] : ['', ...wrapped(`${bot.id}: ${reason}`)]),
  );
}

/** The maximum number of options in the list; the best ones if they have scores. */
const MAX_LISTED_OPTIONS = 12;

function optionLines<K extends Kinds>({ options, scores }: Thought<K>): string[] {
  const best = options.toSorted((a, b) => b.score - a.score);
  const listed = best.filter(({ isChosen, wasPlayed }, place) => place < MAX_LISTED_OPTIONS || isChosen || wasPlayed);
  const more = options.length - listed.length;
  const marks = ({ isChosen, wasPlayed }: RatedOption<K>): string =>
    [...(isChosen ? [inWords(CELLS.chosen)] : []), ...(wasPlayed ? [inWords(CELLS.asPlayed)] : [])].join(', ');
  const table = listed.map((option) => [
    option.words,
    marks(option),
    ...(scores === null ? [] : [option.score.toFixed(2)]),
  ]);
  const heads = [inWords(HEADS.answer), '', ...(scores === null ? [] : [inWords(HEADS.byThumb)])];
  return [...aligned([heads, ...table], 2), ...(more === 0 ? [] : [inWords(moreWords(more))])];
}

/** The thoughts as JSON. Seats count from 0, as in all data. */
function inJson<K extends Kinds>(
  commandGame: CommandGame<K>,
  { step, t, asked: question, view, memory, narrator }: AskedQuestion<K>,
  { bot, options, scores, reason }: Thought<K>,
): object {
  const { title, sub } = narrator.status(view);
  return {
    game: commandGame.id,
    step,
    seat: question.asked,
    question: { title, sub },
    beliefs: beliefsInJson(commandGame, t, view, memory, styleOf(bot.id)),
    bot: bot.id,
    options: options.map(({ score, ...option }) => ({ ...option, score: scores === null ? null : score })),
    reason,
  };
}

/** The reason in words; null for a bot that gives no reasons in our format. */
function reasonOf<K extends Kinds>(
  commandGame: CommandGame<K>,
  { step, t, view, memory }: AskedQuestion<K>,
  seed: string,
  { bot }: LoadedBot<K>,
  choice: K['answer'],
) {
  const reason = bot?.reason?.(view, memory, choice, botRandomAt(seed, step));
  if (reason === undefined) return null;
  return reasonText(reason, spoken(), {
    name: (who) => commandGame.terminalPlay.name(t.players[who]?.character ?? '', who),
    role: roleName,
  });
}
