// posse play: a whole game in the terminal against bots.

import { type Kinds, type Pending, type Seat, seat } from '@posse/engine';
import { type OptionWords, YOU } from '@posse/narrator';
import {
  FIRST_CHARACTERS,
  greetingWords,
  keysWords,
  LEFT,
  noChoiceWords,
  savedWords,
  typeWords,
} from '@posse/narrator/terminal';
import { Table } from '../bot-table.ts';
import { BOT_IDS, BOT_NAMES, DEFAULT_BOT, loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import { THINK_FLAGS, thinkLimitsFrom } from '../bots/think-limits.ts';
import type { Command } from '../command-description.ts';
import { inGameOf } from '../game-choice.ts';
import type { CommandGame, TableNarrator } from '../game-for-commands.ts';
import { checkWritable, writeReplay } from '../replays/replay-file.ts';
import { seedFrom, TABLE_FLAGS, wishesFrom } from '../table-flags.ts';
import { choose, chooseNumber } from '../terminal/answer-prompt.ts';
import { type Input, openInput } from '../terminal/line-input.ts';
import { inWords, LANGUAGE_FLAG, speakAs } from '../terminal/terminal-language.ts';
import { bold, dim, say } from '../terminal/terminal-output.ts';
import { type Choice, choices, paragraphs, wrapped } from '../terminal/text-layout.ts';

export const play: Command = {
  name: 'play',
  summary: 'plays a game against bots in the terminal',
  operand: null,
  flags: {
    ...TABLE_FLAGS,
    bot: { value: 'NAME', text: `the other players: ${BOT_NAMES} (${DEFAULT_BOT})`, takes: BOT_IDS },
    ...THINK_FLAGS,
    name: { value: 'TEXT', text: 'your name at the table (you)' },
    save: { value: 'FILE', text: 'saves the game as a replay when it is over or you leave', takes: 'file' },
    language: LANGUAGE_FLAG,
  },
  examples: [
    ['posse play', 'the base game with five players'],
    ['posse play -s 7 --preset everything -b legend', 'all sets, against the strongest bots'],
    ['posse play -g dice --modules 1,2', 'the dice game with two modules of Old Saloon'],
    ['posse play --save game.json', 'saves the game for posse replay'],
  ],
  run(args) {
    speakAs(args);
    return inGameOf(args, async (commandGame) => {
      const setup = await wishesFrom(commandGame, args);
      const seed = seedFrom(args);
      const bot = await loadBot(commandGame, args.text('bot') ?? DEFAULT_BOT, thinkLimitsFrom(args));
      const save = args.text('save');
      if (save !== null) checkWritable(save);
      const game = sitDown(commandGame, setup, seed, bot, args.text('name'));
      const input = openInput();
      try {
        await playOut(game, input);
      } finally {
        input.close();
        bot.leave();
      }
      if (save === null) return;
      writeReplay(save, commandGame, { setup, seed, answers: game.table.answers, winners: game.t.winners });
      say(inWords(savedWords(`posse replay ${save}`)));
    });
  },
};

interface YourGame<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly table: Table<K>;
  readonly t: K['state'];
  readonly you: Seat;
  readonly yourName: string;
  readonly narrator: TableNarrator<K>;
}

type Question<K extends Kinds> = Pending<K['frame'], K['answer']>;

function sitDown<K extends Kinds>(
  commandGame: CommandGame<K>,
  setup: K['wishes'],
  seed: string,
  bot: LoadedBot<K>,
  name: string | null,
): YourGame<K> {
  const you = seat(0);
  const table = new Table(commandGame, setup, seed, (who) => (who === you ? null : bot));
  const { t } = table;
  const [first = inWords(FIRST_CHARACTERS), ...more] = commandGame.terminalPlay.greeting(
    commandGame.game.view(t, you),
    you,
  );
  say(...paragraphs([`${inWords(greetingWords(name))} ${first}`, ...more]));
  say(...wrapped(inWords(keysWords(seed))).map(dim));
  return { commandGame, table, t, you, yourName: name ?? inWords(YOU), narrator: commandGame.narrator(t, you) };
}

async function playOut<K extends Kinds>(yourGame: YourGame<K>, input: Input): Promise<void> {
  const { commandGame, table, t, you, narrator } = yourGame;
  if (commandGame.terminalPlay.begun(t)) heading(narrator.turn(t.turn));
  for (let question = commandGame.game.pending(t); question !== null; question = commandGame.game.pending(t)) {
    const answer =
      question.asked === you ? await yourAnswer(yourGame, question, input) : await table.answerTo(question);
    if (answer === null) return say(inWords(LEFT));
    give(yourGame, question, answer);
  }
  table.close();
  const view = commandGame.game.view(t, you);
  const { title, sub } = narrator.status(view);
  say('', ...commandGame.terminalPlay.board(t, view, yourGame), '', ...wrapped(title).map(bold), ...wrapped(sub));
}

const heading = (title: string): void => say('', bold(`— ${title} —`));

/** Applies the answer and prints what the player sees of its outcome. */
function give<K extends Kinds>(
  { commandGame, table, t, you, narrator }: YourGame<K>,
  asked: Question<K>,
  answer: K['answer'],
) {
  const [before, wasBegun] = [commandGame.game.view(t, you), commandGame.terminalPlay.begun(t)];
  const said = answer.kind === 'end' ? null : narrator.said(answer, asked.why);
  const story = narrator.story(table.take(asked, answer), before);
  const [first, ...later] = story[0]?.kind === 'plain' ? story : [null, ...story];
  paragraph([...(said === null ? [] : [said]), ...(first?.sentences ?? [])]);
  for (const chapter of later)
    if (chapter?.kind === 'turn') heading(chapter.sentences.join(' '));
    else paragraph(chapter?.sentences ?? []);
  if (!wasBegun && commandGame.terminalPlay.begun(t))
    say(...paragraphs(commandGame.terminalPlay.greeting(commandGame.game.view(t, you), you)));
}

const paragraph = (sentences: readonly string[]): void => {
  if (sentences.length > 0) say(...wrapped(sentences.join(' ')));
};

/** The player's answer; null if they leave. A forced answer is printed without a question; some are given silently. */
async function yourAnswer<K extends Kinds>(
  yourGame: YourGame<K>,
  asked: Question<K>,
  input: Input,
): Promise<K['answer'] | null> {
  const { commandGame, t, you, narrator } = yourGame;
  const { options, why } = asked;
  const quiet = commandGame.terminalPlay.quiet(asked);
  if (quiet !== null) return quiet;
  const view = commandGame.game.view(t, you);
  const { title, sub } = narrator.status(view);
  const only = options[0];
  const isForced = options.length === 1 && !commandGame.terminalPlay.asksAnyway(why);
  if (only !== undefined && (isForced || commandGame.game.forcedAnswer(t) !== null)) {
    say(...wrapped(`${title}. ${inWords(noChoiceWords(narrator.option(only, view, true).whole))}`));
    return only;
  }
  const typed = commandGame.terminalPlay.typed(asked);
  const groups = typed === null ? groupsOf(commandGame, options, why) : [];
  const lines = groups.map((group) => lineOf(narrator.option(group[0] as K['answer'], view, group.length === 1)));
  const show = (): void => {
    showTable(yourGame, why);
    say(...wrapped(title).map(bold), ...wrapped(sub));
    say(...(typed === null ? choices(lines) : wrapped(inWords(typeWords(inWords(typed.hint))))));
  };
  if (typed !== null) return choose(yourGame, input, { show, ...typed });
  const group = await chooseNumber(yourGame, input, groups, show);
  if (group === null || group.length === 1) return group?.[0] ?? null;
  return oneOf(yourGame, input, group, view);
}

const lineOf = ({ label, card, detail }: OptionWords): Choice => ({
  what: card === '' ? label : `${label}: ${card}`,
  how: detail,
});

function groupsOf<K extends Kinds>({ terminalPlay }: CommandGame<K>, options: readonly K['answer'][], why: K['frame']) {
  const groups: K['answer'][][] = [];
  for (const option of options) {
    const group = groups.find(([first]) => first !== undefined && terminalPlay.alike(first, option, why));
    if (group === undefined) groups.push([option]);
    else group.push(option);
  }
  return groups;
}

/** Asks for the difference between the options of a group. */
async function oneOf<K extends Kinds>(
  yourGame: YourGame<K>,
  input: Input,
  options: readonly K['answer'][],
  view: K['view'],
) {
  const { commandGame, narrator } = yourGame;
  const { next } = commandGame.terminalPlay;
  const lines = options.map((option) => next.option(option, narrator.option(option, view, true)));
  const show = (): void => say(bold(inWords(next.question(options[0] as K['answer']))), ...choices(lines));
  const groups = options.map((option) => [option]);
  return (await chooseNumber(yourGame, input, groups, show))?.[0] ?? null;
}

function showTable<K extends Kinds>(yourGame: YourGame<K>, why: K['frame']): void {
  const { commandGame, t, you } = yourGame;
  say('');
  if (!commandGame.terminalPlay.begun(t)) return;
  const view = commandGame.game.view(t, you);
  say(
    ...commandGame.terminalPlay.board(t, view, yourGame),
    ...wrapped(commandGame.terminalPlay.mine(t, view, you, why)),
    '',
  );
}
