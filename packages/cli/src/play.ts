// posse play: a whole game in the terminal against bots.

import { type Kinds, type Pending, type Seat, seat } from '@posse/engine';
import type { Command } from './args.ts';
import { choose, chooseNumber } from './asking.ts';
import type { Kit, Narrator } from './game.ts';
import { inGameOf } from './games.ts';
import { BOT_NAMES, guestNamed, USUAL_BOT } from './guests/find.ts';
import type { Guest } from './guests/guest.ts';
import { PACE_FLAGS, paceFrom } from './guests/pace.ts';
import { type Input, openInput } from './input.ts';
import { checkWritable, writeReplay } from './replay-file.ts';
import { bold, choices, dim, paragraphs, say, wrapped } from './screen.ts';
import { Table } from './table.ts';
import { LANGUAGE_FLAG, seedFrom, speakAs, TABLE_FLAGS, wishesFrom } from './table-flags.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots',
  operand: null,
  flags: {
    ...TABLE_FLAGS,
    bot: { value: 'NAME', text: `who the others are: ${BOT_NAMES} (${USUAL_BOT})` },
    ...PACE_FLAGS,
    name: { value: 'TEXT', text: 'what you are called at the table (you)' },
    save: { value: 'FILE', text: 'saves the game as a replay, when it is over or left' },
    language: LANGUAGE_FLAG,
  },
  run(args) {
    speakAs(args);
    return inGameOf(args, async (kit) => {
      const setup = await wishesFrom(kit, args);
      const seed = seedFrom(args);
      const bot = await guestNamed(kit, args.text('bot') ?? USUAL_BOT, paceFrom(args));
      const save = args.text('save');
      if (save !== null) checkWritable(save);
      const game = sitDown(kit, setup, seed, bot, args.text('name') ?? 'you');
      const input = openInput();
      try {
        await playOut(game, input);
      } finally {
        input.close();
        bot.leave();
      }
      if (save === null) return;
      writeReplay(save, kit, { setup, seed, answers: game.table.answers, winners: game.t.winners });
      say(`Saved: posse replay ${save}`);
    });
  },
};

interface Sitting<K extends Kinds> {
  readonly kit: Kit<K>;
  readonly table: Table<K>;
  readonly t: K['state'];
  readonly seed: string;
  readonly you: Seat;
  readonly yourName: string;
  readonly narrator: Narrator<K>;
}

type Question<K extends Kinds> = Pending<K['frame'], K['answer']>;

function sitDown<K extends Kinds>(
  kit: Kit<K>,
  setup: K['wishes'],
  seed: string,
  bot: Guest<K>,
  yourName: string,
): Sitting<K> {
  const you = seat(0);
  const table = new Table(kit, setup, seed, (who) => (who === you ? null : bot));
  const { t } = table;
  return { kit, table, t, seed, you, yourName, narrator: kit.narrator(t, you) };
}

async function playOut<K extends Kinds>(sitting: Sitting<K>, input: Input): Promise<void> {
  const { kit, table, t, you } = sitting;
  greet(sitting);
  for (let asked = kit.game.pending(t); asked !== null; asked = kit.game.pending(t)) {
    const answer = asked.seat === you ? await yourAnswer(sitting, asked, input) : await table.answerTo(asked);
    if (answer === null) return say('You leave the table.');
    give(sitting, asked, answer);
  }
  table.close();
  const won = t.winners?.includes(you);
  say('', ...kit.playing.board(t, kit.game.view(t, you), sitting), '', bold(won ? 'You win.' : 'You lose.'));
}

function greet<K extends Kinds>({ kit: { game, playing }, t, seed, you, yourName, narrator }: Sitting<K>): void {
  const called = yourName === 'you' ? 'Howdy.' : `Howdy, ${yourName}.`;
  const [first = 'Everybody chooses a character first.', ...more] = playing.greeting(game.view(t, you), you);
  say(...paragraphs([`${called} ${first}`, ...more]));
  say(dim(`h is help, q leaves the game. The seed of this game is ${seed}.`));
  if (playing.begun(t)) heading(narrator, t.turn);
}

const heading = <K extends Kinds>(narrator: Narrator<K>, turn: Seat): void =>
  say('', bold(`— ${narrator.turn(turn)} —`));

/** Gives the answer and tells what you see of its outcome. */
function give<K extends Kinds>({ table, narrator }: Sitting<K>, asked: Question<K>, answer: K['answer']) {
  const facts = table.take(asked, answer);
  const said = answer.kind === 'end' ? null : narrator.said(answer, asked.why);
  const chapters = narrator.story(facts);
  const [first, ...later] = chapters[0]?.turn === null ? chapters : [null, ...chapters];
  paragraph([...(said === null ? [] : [said]), ...(first?.sentences ?? [])]);
  for (const chapter of later) {
    if (chapter?.turn != null) heading(narrator, chapter.turn);
    paragraph(chapter?.sentences ?? []);
  }
}

const paragraph = (sentences: readonly string[]): void => {
  if (sentences.length > 0) say(...wrapped(sentences.join(' ')));
};

/** Null if you leave. An only answer needs no asking, and what goes without saying no telling either. */
async function yourAnswer<K extends Kinds>(
  sitting: Sitting<K>,
  asked: Question<K>,
  input: Input,
): Promise<K['answer'] | null> {
  const { kit, t, you, narrator } = sitting;
  const { options, why } = asked;
  const quiet = kit.playing.quiet(asked);
  if (quiet !== null) return quiet;
  const view = kit.game.view(t, you);
  const question = narrator.question(why, view);
  const only = options[0];
  const isForced = options.length === 1 && !kit.playing.asksAnyway(why);
  if (only !== undefined && (isForced || kit.game.sole(t) !== null)) {
    const { what, how } = narrator.option(only, why, view, true);
    say(...wrapped(`${question} You have no choice: ${`${what} ${how}`.trimEnd()}.`));
    return only;
  }
  const typed = kit.playing.typed(asked);
  const groups = typed === null ? groupsOf(kit, options, why) : [];
  const lines = groups.map((group) => narrator.option(group[0] as K['answer'], why, view, group.length === 1));
  const show = (): void => {
    showTable(sitting, why);
    say(...wrapped(question).map(bold), ...(typed === null ? choices(lines) : wrapped(`Type ${typed.hint}.`)));
  };
  if (typed !== null) return choose(sitting, input, { show, ...typed });
  const group = await chooseNumber(sitting, input, groups, show);
  if (group === null || group.length === 1) return group?.[0] ?? null;
  return oneOf(sitting, input, group);
}

function groupsOf<K extends Kinds>({ playing }: Kit<K>, options: readonly K['answer'][], why: K['frame']) {
  const groups: K['answer'][][] = [];
  for (const option of options) {
    const group = groups.find(([first]) => first !== undefined && playing.alike(first, option, why));
    if (group === undefined) groups.push([option]);
    else group.push(option);
  }
  return groups;
}

/** What the options of a group differ in. */
async function oneOf<K extends Kinds>(sitting: Sitting<K>, input: Input, options: readonly K['answer'][]) {
  const { next } = sitting.kit.playing;
  const lines = options.map((option) => next.option(option));
  const show = (): void => say(bold(next.question(options[0] as K['answer'])), ...choices(lines));
  const groups = options.map((option) => [option]);
  return (await chooseNumber(sitting, input, groups, show))?.[0] ?? null;
}

function showTable<K extends Kinds>(sitting: Sitting<K>, why: K['frame']): void {
  const { kit, t, you } = sitting;
  say('');
  if (!kit.playing.begun(t)) return;
  const view = kit.game.view(t, you);
  say(...kit.playing.board(t, view, sitting), ...wrapped(kit.playing.mine(t, view, you, why)), '');
}
