// posse think: what somebody believed, knew and could have done at one question of a saved game, and what a bot would do and why.

import { botRandomAt, type Memory, mannerOf, reasonText, Witness } from '@posse/bots';
import { type Kinds, type Pending, ROLE_TEXTS, type Seat, samePlain } from '@posse/engine';
import { type Command, Mistake } from './args.ts';
import { beliefLines } from './beliefs.ts';
import { WITH_FLAG } from './card/agreement.ts';
import type { Kit, Narrator } from './game.ts';
import { BOT_NAMES, guestNamed, USUAL_BOT } from './guests/find.ts';
import type { Guest } from './guests/guest.ts';
import { PACE_FLAGS, paceFrom } from './guests/pace.ts';
import { spoken, textIn } from './names.ts';
import type { Replay } from './replay-file.ts';
import { applied, inReplayOf } from './replaying.ts';
import { aligned, bold, say, wrapped } from './screen.ts';
import { LANGUAGE_FLAG, speakAs } from './table-flags.ts';

export const think: Command = {
  name: 'think',
  summary: 'tells what a seat could believe at one question of a saved game, and what a bot would answer there',
  operand: 'FILE',
  flags: {
    step: { value: 'STEP', text: 'which question, by the number of its answer in posse replay (the last)' },
    bot: { value: 'NAME', text: `who thinks: ${BOT_NAMES} (${USUAL_BOT})` },
    ...PACE_FLAGS,
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
  },
  run(args) {
    speakAs(args);
    return inReplayOf(args, async (kit, { found, older }) => {
      if (older !== null) say(...wrapped(older.before), '');
      const last = found.answers.length - 1;
      if (last < 0) throw new Mistake(`${args.operand} has no answer in it, so there is no question to think about.`);
      const moment = momentAt(kit, args.operand, found, args.whole('step', 0, last) ?? last);
      const bot = await guestNamed(kit, args.text('bot') ?? USUAL_BOT, paceFrom(args));
      try {
        await show(kit, found, moment, bot);
      } finally {
        bot.leave();
      }
    });
  },
};

interface Moment<K extends Kinds> {
  readonly step: number;
  readonly t: K['state'];
  readonly asked: Pending<K['frame'], K['answer']>;
  readonly view: K['view'];
  readonly memory: Memory;
  readonly narrator: Narrator<K>;
}

/** The question that this answer was given to, in the eyes of the one who was asked. */
function momentAt<K extends Kinds>(kit: Kit<K>, path: string, { setup, seed, answers }: Replay<K>, step: number) {
  const t = kit.game.deal(setup, seed);
  const witness = new Witness(kit.lore, t.players.length);
  // Whoever is asked in the end must have heard everything.
  const narrators = t.players.map((_, place) => kit.narrator(t, place as Seat));
  for (const [number, answer] of answers.slice(0, step).entries()) {
    const asked = kit.game.pending(t);
    if (asked !== null) witness.sees(t, asked, answer);
    const facts = applied(kit, path, t, answer, number);
    witness.hears(facts);
    for (const narrator of narrators) narrator.story(facts);
  }
  const asked = kit.game.pending(t);
  if (asked === null) throw new Mistake(`${path} is damaged at step ${step}: the game is over there.`);
  const view = kit.game.view(t, asked.seat);
  const narrator = narrators[asked.seat] as Narrator<K>;
  return { step, t, asked, view, memory: witness.memory(asked.seat), narrator };
}

async function show<K extends Kinds>(kit: Kit<K>, found: Replay<K>, moment: Moment<K>, bot: Guest<K>): Promise<void> {
  const { step, t, asked, view, memory } = moment;
  const who = kit.playing.name(t.players[asked.seat]?.character ?? '', asked.seat);
  const question = moment.narrator.question(asked.why, view);
  const random = botRandomAt(found.seed, step);
  const sitter = bot.sit({ number: 1, seat: asked.seat, setup: found.setup, luck: 0 });
  const choice = await sitter.answer(view, memory, random);
  const why = sitter.said?.() ?? reasonOf(kit, moment, found.seed, bot, choice);
  say(
    bold(`Step ${step}, seat ${asked.seat + 1}, ${who}`),
    ...wrapped(question),
    '',
    ...beliefLines(kit, t, view, memory, mannerOf(bot.id)),
    '',
    ...optionLines(kit, moment, bot, choice, found.answers[step] as K['answer']),
    ...(why === null ? [] : ['', ...wrapped(`${bot.id}: ${why}`)]),
  );
}

/** So many options are listed, the best ones if that can be told. */
const LISTED = 12;

function optionLines<K extends Kinds>(
  kit: Kit<K>,
  { asked: { options, why }, view, memory, narrator }: Moment<K>,
  bot: Guest<K>,
  choice: K['answer'],
  given: K['answer'],
): string[] {
  const manner = mannerOf(bot.id);
  const scores = manner === null ? null : kit.scores(view, memory, manner);
  const marks = (option: K['answer']): string =>
    [option === choice ? 'chosen' : '', samePlain(option, given) ? 'as played' : ''].filter(Boolean).join(', ');
  const rows = options.map((option, place) => {
    const { what, how } = narrator.option(option, why, view, true);
    return { line: `${what} ${how}`.trimEnd(), score: scores?.[place] ?? 0, mark: marks(option) };
  });
  const best = rows.toSorted((a, b) => b.score - a.score);
  const listed = best.filter(({ mark }, place) => place < LISTED || mark !== '');
  const more = rows.length - listed.length;
  const table = listed.map(({ line, score, mark }) => [line, mark, ...(scores === null ? [] : [score.toFixed(2)])]);
  const heads = ['answer', '', ...(scores === null ? [] : ['by thumb'])];
  return [...aligned([heads, ...table], 2), ...(more === 0 ? [] : [`and ${more} more`])];
}

/** In words, if it is one of ours, or one that gives reasons as ours do. */
function reasonOf<K extends Kinds>(
  kit: Kit<K>,
  { step, t, view, memory }: Moment<K>,
  seed: string,
  { bot }: Guest<K>,
  choice: K['answer'],
) {
  const reason = bot?.reason?.(view, memory, choice, botRandomAt(seed, step));
  if (reason === undefined) return null;
  return reasonText(reason, spoken(), {
    name: (who) => kit.playing.name(t.players[who]?.character ?? '', who),
    role: (role) => textIn(ROLE_TEXTS[role]).name,
  });
}
