// posse replay: the story of a saved game, answer by answer.

import { cardGame, type Frame, PLAIN, type Player, SETS, type State } from '@posse/card';
import { IllegalAnswer, type Seat, seat, seatsOf } from '@posse/engine';
import { type Command, Mistake } from './args.ts';
import { addHouseFiles } from './house/load.ts';
import { characterName, ROLE_NAMES } from './names.ts';
import { type Replay, readReplay } from './replay-file.ts';
import { aligned, coloured, wrapped } from './screen.ts';
import { seen, story } from './story.ts';
import { LANGUAGE_FLAG, speakAs, WITH_FLAG } from './table-flags.ts';
import { type Teller, tellerOf } from './teller.ts';
import { answerSentence, turnOf } from './words.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tells the story of a saved game, answer by answer',
  operand: 'FILE',
  flags: {
    from: { value: 'STEP', text: 'begins with this answer (0)' },
    seat: { value: 'N', text: 'only what this seat knew, 1 for the first; without it, everything' },
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
  },
  async run(args) {
    speakAs(args);
    const house = await addHouseFiles(args.texts('with'));
    const found = readReplay(args.operand);
    checkHouse(
      args.operand,
      found,
      house.map(({ id }) => id),
    );
    const t = cardGame.deal(found.setup, found.seed);
    const place = args.whole('seat', 1, t.players.length);
    const from = args.whole('from', 0, Math.max(0, found.answers.length - 1)) ?? 0;
    tell(args.operand, found, t, place === null ? null : seat(place - 1), from);
  },
};

/** Cards are numbered in the order in which the sets came, so the same ones must be there in the same order. */
function checkHouse(path: string, { setup: { sets = [] } }: Replay, given: readonly string[]): void {
  const known = SETS.map(({ id }) => id).filter((id) => !given.includes(id));
  const needed = sets.filter((id) => !known.includes(id));
  if (needed.join() === given.join()) return;
  throw new Mistake(
    needed.length === 0
      ? `${path} was played without house cards, so leave out --with.`
      : `${path} was played with ${needed.join(', ')}: give each of these files with --with, in this order.`,
  );
}

function tell(path: string, { answers }: Replay, t: State, you: Seat | null, from: number): void {
  const teller = tellerOf(t, you);
  for (const line of players(t, you)) print(line);
  if (from === 0 && t.begun) heading(teller, t.turn);
  for (const [step, answer] of answers.entries()) {
    const why = cardGame.pending(t)?.why as Frame;
    const facts = applied(path, t, answer, step);
    const said = answerSentence(teller, answer, why);
    const chapters = story(
      teller,
      facts.map((fact) => seen(fact, you ?? 'everything')),
    );
    if (step < from) continue;
    if (said !== null) paragraph(said, step);
    for (const [number, { turn, sentences }] of chapters.entries()) {
      if (turn !== null) heading(teller, turn);
      for (const [place, sentence] of sentences.entries())
        paragraph(sentence, said === null && number + place === 0 ? step : null);
    }
  }
  console.log();
  if (t.winners === null) console.log(`The game was left after ${answers.length} answers.`);
  else for (const line of players(t, null)) print(line);
}

const print = (line: string): void => console.log(coloured(line));
const heading = (teller: Teller, turn: Seat): void => print(`\n${' '.repeat(MARGIN)}— ${turnOf(teller, turn)} —`);

/** A sentence, with the number of its answer in the margin. */
function paragraph(sentence: string, step: number | null): void {
  for (const [row, line] of wrapped(sentence, MARGIN).entries())
    print(`${(row === 0 && step !== null ? String(step) : '').padStart(MARGIN - 2)}  ${line}`);
}

const MARGIN = 6;

function applied(path: string, t: State, answer: Replay['answers'][number], step: number) {
  try {
    return cardGame.apply(t, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    throw new Mistake(`${path} is damaged at step ${step}: ${error.message}`);
  }
}

/** Who sits where; in the end, who has won. */
function players(t: State, you: Seat | null): string[] {
  const rows = seatsOf(t.players.length).map((who) => {
    const { character, role, roleShown } = t.players[who] as Player;
    const known = t.begun && (you === null || you === who || roleShown);
    const end = t.winners === null ? '' : t.winners.includes(who) ? 'won' : '';
    const name = character === PLAIN ? `Player ${who + 1}` : characterName(character);
    return [String(who + 1), name, known ? ROLE_NAMES[role] : '?', end];
  });
  return aligned(rows, rows[0]?.length ?? 0);
}
