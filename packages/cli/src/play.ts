// posse play: a whole game in the terminal against bots.

import { type Bot, botRandom } from '@posse/bots';
import { type Answer, cardGame, type Frame, handLimitOf, isHidden, type State, type Wishes } from '@posse/card';
import { type Pending, type Random, type Seat, seat } from '@posse/engine';
import type { Command } from './args.ts';
import { board } from './board.ts';
import { type Input, openInput } from './input.ts';
import { aboutAnswer, lookUp } from './lookup.ts';
import { checkWritable, writeReplay } from './replay-file.ts';
import { bold, choices, coloured, dim, wrapped } from './screen.ts';
import { seen, story } from './story.ts';
import { BOT_IDS, botFrom, seedFrom, TABLE_FLAGS, wishesFrom } from './table-flags.ts';
import {
  answerSentence,
  cardName,
  characterName,
  GOALS,
  optionText,
  questionText,
  ROLE_NAMES,
  type Teller,
  turnOf,
} from './words.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots',
  operand: null,
  flags: {
    ...TABLE_FLAGS,
    bot: { value: 'NAME', text: `who the others are: ${BOT_IDS} (greedy)` },
    name: { value: 'TEXT', text: 'what you are called at the table (you)' },
    save: { value: 'FILE', text: 'saves the game as a replay, when it is over or left' },
  },
  async run(args) {
    const wishes = wishesFrom(args);
    const seed = seedFrom(args);
    const bot = botFrom(args.text('bot') ?? 'greedy');
    const save = args.text('save');
    if (save !== null) checkWritable(save);
    const game = sitDown(wishes, seed, bot, args.text('name') ?? 'you');
    const input = openInput();
    await playOut(game, input);
    input.close();
    if (save !== null) {
      writeReplay(save, { setup: wishes, seed, answers: game.answers });
      say(`Saved: posse replay ${save}`);
    }
  },
};

interface Sitting {
  readonly t: State;
  readonly seed: string;
  readonly bot: Bot;
  readonly random: Random;
  readonly you: Seat;
  readonly yourName: string;
  readonly teller: Teller;
  readonly answers: Answer[];
}

type Question = Pending<Frame, Answer>;

function sitDown(wishes: Wishes, seed: string, bot: Bot, yourName: string): Sitting {
  const t = cardGame.deal(wishes, seed);
  const you = seat(0);
  const teller: Teller = { names: t.players.map(({ character }) => characterName(character)), you };
  return { t, seed, bot, random: botRandom(seed), you, yourName, teller, answers: [] };
}

async function playOut(game: Sitting, input: Input): Promise<void> {
  greet(game);
  for (let asked = cardGame.pending(game.t); asked !== null; asked = cardGame.pending(game.t)) {
    const answer = asked.seat === game.you ? await yourAnswer(game, asked, input) : botAnswer(game, asked);
    if (answer === null) return say('You leave the table.');
    give(game, answer);
  }
  const won = game.t.winners?.includes(game.you);
  say(
    '',
    ...board(game.t, cardGame.view(game.t, game.you), game.you, game.yourName),
    '',
    bold(won ? 'You win.' : 'You lose.'),
  );
}

const say = (...lines: readonly string[]): void => console.log(lines.map(coloured).join('\n'));

function greet({ t, seed, you, yourName, teller }: Sitting): void {
  const { role, character } = cardGame.view(t, you).players[you] ?? {};
  const called = yourName === 'you' ? 'You' : `${yourName}, you`;
  if (role == null || character === undefined) return;
  say(`${called} are ${characterName(character)}, the ${ROLE_NAMES[role]}: ${GOALS[role]}.`);
  say(...lookUp(characterName(character)).flatMap((text) => wrapped(text)));
  say(dim(`h is help, q leaves the game. The seed of this game is ${seed}.`));
  heading(teller, t.turn);
}

const heading = (teller: Teller, turn: Seat): void => say('', bold(`— ${turnOf(teller, turn)} —`));

const botAnswer = ({ t, bot, random }: Sitting, { seat }: Question): Answer =>
  bot.answer(cardGame.view(t, seat), random);

/** Gives the answer and tells what you see of its outcome. */
function give({ t, you, teller, answers }: Sitting, answer: Answer): void {
  answers.push(answer);
  const facts = cardGame.apply(t, answer).map((fact) => seen(fact, you));
  const said = answer.kind === 'end' ? null : answerSentence(teller, answer);
  const [first, ...later] = story(teller, facts);
  const opening = [said, ...(first?.turn === null ? first.sentences : [])].filter((sentence) => sentence !== null);
  paragraph(opening);
  for (const { turn, sentences } of first?.turn === null ? later : first === undefined ? [] : [first, ...later]) {
    if (turn !== null) heading(teller, turn);
    paragraph(sentences);
  }
}

const paragraph = (sentences: readonly string[]): void => {
  if (sentences.length > 0) say(...wrapped(sentences.join(' ')));
};

/** Null if you leave. An only answer outside your turn needs no asking. */
async function yourAnswer(game: Sitting, asked: Question, input: Input): Promise<Answer | null> {
  const { options, why } = asked;
  const only = options[0];
  if (options.length === 1 && only !== undefined && why.op !== 'phase2') {
    const { what, how } = optionText(game.teller, only, why);
    say(...wrapped(`${questionText(game.teller, why)} You have no choice: ${`${what} ${how}`.trimEnd()}.`));
    return only;
  }
  show(game, asked);
  for (;;) {
    const line = await input.ask('> ');
    if (line === null || line === 'q') return null;
    const chosen = options[Number(line) - 1];
    if (/^\d+$/.test(line) && chosen !== undefined) return chosen;
    if (line === '') show(game, asked);
    else if (line === 'h' || line === '?') say(...HELP.flatMap((line) => wrapped(line)));
    else if (line.startsWith('?')) explain(line.slice(1).trim(), options);
    else say(`"${line}" is none of it: type a number from 1 to ${options.length}, or h for help.`);
  }
}

function show({ t, you, yourName, teller }: Sitting, { options, why }: Question): void {
  const view = cardGame.view(t, you);
  const hand = (view.players[you]?.hand ?? []).flatMap((card) => (isHidden(card) ? [] : [cardName(card)]));
  const limit = why.op === 'phase3' ? ` (you may keep ${handLimitOf(t, you)})` : '';
  say('', ...board(t, view, you, yourName));
  say(...wrapped(`Your hand: ${hand.join(', ') || 'empty'}${limit}.`), '');
  say(...wrapped(questionText(teller, why)).map(bold));
  say(...choices(options.map((option) => optionText(teller, option, why))));
}

function explain(asked: string, options: readonly Answer[]): void {
  const option = /^\d+$/.test(asked) ? options[Number(asked) - 1] : undefined;
  const found = option === undefined ? lookUp(asked) : aboutAnswer(option);
  say(
    ...(found.length === 0 ? [`There is nothing to tell about "${asked}".`] : found.flatMap((text) => wrapped(text))),
  );
}

const HELP: readonly string[] = [
  'NUMBER    answers with that option',
  '? NUMBER  tells what the cards of that option do',
  '? NAME    tells about a card or character; a part of the name is enough',
  'Enter     shows the table and your options again',
  'q         leaves the game, as the end of the input does',
  '',
  'On the table ▸ is whose turn it is, ● a life point, ○ a lost one; "away" is the distance seen by you.',
  'What may be done at any time, as Sid Ketchum does, is offered whenever you are asked, not in between.',
];
