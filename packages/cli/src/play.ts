// posse play: a whole game in the terminal against bots.

import { type Bot, botRandom } from '@posse/bots';
import {
  type Answer,
  cardGame,
  type Frame,
  handLimitOf,
  isHidden,
  type State,
  sameAnswer,
  type Wishes,
} from '@posse/card';
import { type Pending, type Random, type Seat, seat } from '@posse/engine';
import type { Command } from './args.ts';
import { board } from './board.ts';
import { type Input, openInput } from './input.ts';
import { aboutAnswer, lookUp } from './lookup.ts';
import { cardName, characterName } from './names.ts';
import { optionText, questionText } from './questions.ts';
import { checkWritable, writeReplay } from './replay-file.ts';
import { bold, choices, coloured, dim, wrapped } from './screen.ts';
import { seen, story } from './story.ts';
import { BOT_IDS, botFrom, LANGUAGE_FLAG, seedFrom, speakAs, TABLE_FLAGS, wishesFrom } from './table-flags.ts';
import { cardsText, type Teller, tellerOf } from './teller.ts';
import { answerSentence, turnOf, youAre } from './words.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots',
  operand: null,
  flags: {
    ...TABLE_FLAGS,
    bot: { value: 'NAME', text: `who the others are: ${BOT_IDS} (greedy)` },
    name: { value: 'TEXT', text: 'what you are called at the table (you)' },
    save: { value: 'FILE', text: 'saves the game as a replay, when it is over or left' },
    language: LANGUAGE_FLAG,
  },
  async run(args) {
    speakAs(args);
    const wishes = await wishesFrom(args);
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
  return { t, seed, bot, random: botRandom(seed), you, yourName, teller: tellerOf(t, you), answers: [] };
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
  const called = yourName === 'you' ? 'Howdy.' : `Howdy, ${yourName}.`;
  if (role == null || character === undefined) say(`${called} Everybody chooses a character first.`);
  else {
    say(...wrapped(`${called} ${youAre(role, t.players.length)}`));
    say(...lookUp(characterName(character)).flatMap((text) => wrapped(text)));
  }
  say(dim(`h is help, q leaves the game. The seed of this game is ${seed}.`));
  if (t.begun) heading(teller, t.turn);
}

const heading = (teller: Teller, turn: Seat): void => say('', bold(`— ${turnOf(teller, turn)} —`));

const botAnswer = ({ t, bot, random }: Sitting, { seat }: Question): Answer =>
  bot.answer(cardGame.view(t, seat), random);

/** Gives the answer and tells what you see of its outcome. */
function give({ t, you, teller, answers }: Sitting, answer: Answer): void {
  const why = cardGame.pending(t)?.why as Frame;
  answers.push(answer);
  const facts = cardGame.apply(t, answer).map((fact) => seen(fact, you));
  const said = answer.kind === 'end' ? null : answerSentence(teller, answer, why);
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
  const view = cardGame.view(game.t, game.you);
  const only = options[0];
  if (options.length === 1 && only !== undefined && why.op !== 'phase2') {
    const { what, how } = optionText(game.teller, only, why, view);
    say(...wrapped(`${questionText(game.teller, why, view)} You have no choice: ${`${what} ${how}`.trimEnd()}.`));
    return only;
  }
  const groups = groupsOf(options, why);
  const lines = groups.map((group) => optionText(game.teller, group[0] as Answer, why, view, group.length === 1));
  const chosen = await choose(game, input, groups, () => {
    showTable(game, why);
    say(...wrapped(questionText(game.teller, why, view)).map(bold), ...choices(lines));
  });
  if (chosen === null || chosen.length === 1) return chosen?.[0] ?? null;
  return payFor(game, input, chosen);
}

/** Options that differ only in the cards given up are one line: those are asked for next. */
function groupsOf(options: readonly Answer[], why: Frame): Answer[][] {
  const groups: Answer[][] = [];
  for (const option of options) {
    const like = (group: Answer[]): boolean =>
      why.op !== 'ranch' && sameAnswer({ ...(group[0] as Answer), cost: [] }, { ...option, cost: [] });
    const group = groups.find(like);
    if (group === undefined) groups.push([option]);
    else group.push(option);
  }
  return groups;
}

async function payFor(game: Sitting, input: Input, options: readonly Answer[]): Promise<Answer | null> {
  const lines = options.map(({ cost }) => ({ what: 'discard', how: cardsText(cost) }));
  const chosen = await choose(
    game,
    input,
    options.map((option) => [option]),
    () => say(bold('At which price?'), ...choices(lines)),
  );
  return chosen?.[0] ?? null;
}

/** Shows what there is to choose from until one of it is chosen; null if you leave. */
async function choose(game: Sitting, input: Input, groups: Answer[][], show: () => void): Promise<Answer[] | null> {
  show();
  for (;;) {
    const line = await input.ask('> ');
    if (line === null || line === 'q') return null;
    const chosen = groups[Number(line) - 1];
    if (/^\d+$/.test(line) && chosen !== undefined) return chosen;
    if (line === '') show();
    else if (line === 'h' || line === '?') say(...HELP.flatMap((line) => wrapped(line)));
    else if (line.startsWith('?')) explain(game, line.slice(1).trim(), groups);
    else say(`"${line}" is none of it: type a number from 1 to ${groups.length}, or h for help.`);
  }
}

function showTable({ t, you, yourName }: Sitting, why: Frame): void {
  const view = cardGame.view(t, you);
  say('', ...(t.begun ? board(t, view, you, yourName) : []));
  const hand = (view.players[you]?.hand ?? []).flatMap((card) => (isHidden(card) ? [] : [cardName(card)]));
  const limit = why.op === 'phase3' ? ` (you may keep ${handLimitOf(t, you)})` : '';
  if (t.begun) say(...wrapped(`Your hand: ${hand.join(', ') || 'empty'}${limit}.`), '');
}

function explain({ t }: Sitting, asked: string, groups: readonly (readonly Answer[])[]): void {
  const option = /^\d+$/.test(asked) ? groups[Number(asked) - 1]?.[0] : undefined;
  const found = option === undefined ? lookUp(asked) : aboutAnswer(option, t.event);
  say(
    ...(found.length === 0 ? [`There is nothing to tell about "${asked}".`] : found.flatMap((text) => wrapped(text))),
  );
}

const HELP: readonly string[] = [
  'NUMBER    answers with that option',
  '? NUMBER  tells what the cards of that option do',
  '? NAME    tells about a card, character or event; a part of the name is enough',
  'Enter     shows the table and your options again',
  'q         leaves the game, as the end of the input does',
  '',
  'On the table ▸ is whose turn it is, ● a life point, ○ a lost one; "away" is the distance seen by you.',
  'What may be done at any time, as Sid Ketchum does, is offered whenever you are asked, not in between.',
];
