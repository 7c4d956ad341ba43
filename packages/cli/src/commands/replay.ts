// posse replay: tells the story of a saved game, answer by answer.

import { type Kinds, type Seat, seat, seatsOf } from '@posse/engine';
import type { Paragraph } from '@posse/narrator';
import { CELLS, leftAfterWords } from '@posse/narrator/terminal';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Command, JSON_FLAG } from '../command-description.ts';
import { GAME_FLAG } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import type { Replay } from '../replays/replay-file.ts';
import { applied, inReplayOf } from '../replays/saved-game-reader.ts';
import { inWords, LANGUAGE_FLAG, speakAs } from '../terminal/terminal-language.ts';
import { printJson, say } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';
import { seenFact } from '../terminal/visible-facts.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tells the story of a saved game, answer by answer',
  operand: 'FILE',
  takes: 'file',
  flags: {
    game: { ...GAME_FLAG, text: 'the game that the file must be of (either)' },
    from: { value: 'STEP', text: 'starts at this answer (0)' },
    seat: { value: 'N', text: 'tells only what this seat knew, counted from 1 (everything)' },
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
    json: JSON_FLAG,
  },
  examples: [
    ['posse replay game.json', 'the whole game as a story'],
    ['posse replay game.json --seat 2 --from 100', 'what seat 2 knew, from answer 100 on'],
    ['posse replay game.json -l it', 'in Italian'],
  ],
  run(args) {
    speakAs(args);
    return inReplayOf(args, (commandGame, { found, older }) => {
      const t = commandGame.game.deal(found.setup, found.seed);
      const place = args.whole('seat', 1, t.players.length);
      const from = args.whole('from', 0, Math.max(0, found.answers.length - 1)) ?? 0;
      const you = place === null ? null : seat(place - 1);
      if (args.isOn('json')) {
        const told = inJson(commandGame, args.operand, found, t, you, from);
        return printJson({ ...told, older: older?.before ?? null });
      }
      if (older !== null) say(...wrapped(older.before), '');
      tell(commandGame, args.operand, found, t, you, from);
      say('');
      if (older !== null) say(...wrapped(older.after));
      else if (t.winners === null) say(...wrapped(inWords(leftAfterWords(found.answers.length))));
      else say(...players(commandGame, t, null));
    });
  },
};

function tell<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  { answers }: Replay<K>,
  t: K['state'],
  you: Seat | null,
  from: number,
): void {
  say(...players(commandGame, t, you));
  if (from === 0 && commandGame.terminalPlay.begun(t)) heading(commandGame.narrator(t, you).turn(t.turn));
  for (const { step, said, story, begins } of stepsOf(commandGame, path, answers, t, you)) {
    if (step < from) continue;
    showStory(story, said, step);
    if (begins) say(...players(commandGame, t, you).map((line) => `${' '.repeat(MARGIN)}${line}`));
  }
}

/** An answer and its consequences, for one reader. */
interface Step<K extends Kinds> {
  readonly step: number;
  readonly answer: K['answer'];
  readonly facts: readonly K['fact'][];
  /** The part of the answer that its facts do not tell. */
  readonly said: string | null;
  readonly story: readonly Paragraph[];
  /** True if everybody has their role and character from now on. */
  readonly begins: boolean;
}

function* stepsOf<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  answers: readonly K['answer'][],
  t: K['state'],
  you: Seat | null,
): Generator<Step<K>, void> {
  const { game, terminalPlay } = commandGame;
  const narrator = commandGame.narrator(t, you);
  for (const [step, answer] of answers.entries()) {
    const why = game.pending(t)?.why;
    const [before, wasBegun] = [game.view(t, you ?? 'spectator'), terminalPlay.begun(t)];
    const said = why === undefined ? null : narrator.said(answer, why);
    const facts = applied(commandGame, path, t, answer, step);
    const begins = !wasBegun && terminalPlay.begun(t);
    yield { step, answer, facts, said, story: narrator.story(facts, before), begins };
  }
}

/** The game as JSON. Seats count from 0, as in all data. One seat gets neither the seed nor the answers of others. */
function inJson<K extends Kinds>(
  commandGame: CommandGame<K>,
  path: string,
  { setup, seed, answers }: Replay<K>,
  t: K['state'],
  you: Seat | null,
  from: number,
): object {
  const steps = [...stepsOf(commandGame, path, answers, t, you)].map(({ step, answer, facts, said, story }) => ({
    step,
    seat: answer.seat,
    answer: you === null || you === answer.seat ? answer : null,
    facts: facts.map((fact) => seenFact(fact, you)),
    sentences: [...(said === null ? [] : [said]), ...story.flatMap(({ sentences }) => sentences)],
  }));
  return {
    game: commandGame.id,
    setup,
    seed: you === null ? seed : null,
    seat: you,
    players: seatsOf(t.players.length).map((who) => ({
      seat: who,
      name: commandGame.terminalPlay.name(t.players[who]?.character ?? '', who),
      role: isRoleKnown(commandGame, t, who, you) ? t.players[who]?.role : null,
    })),
    steps: steps.slice(from),
    winners: t.winners,
  };
}

const isRoleKnown = <K extends Kinds>({ terminalPlay }: CommandGame<K>, t: K['state'], who: Seat, you: Seat | null) =>
  terminalPlay.begun(t) && (you === null || you === who || t.players[who]?.roleShown === true);

/** Prints a story. Its first sentence has the number of its answer in the margin. */
function showStory(paragraphs: readonly Paragraph[], said: string | null, step: number): void {
  let number: number | null = step;
  const show = (sentence: string): void => {
    paragraph(sentence, number);
    number = null;
  };
  if (said !== null) show(said);
  for (const { kind, sentences } of paragraphs)
    if (kind === 'turn') heading(sentences.join(' '));
    else for (const sentence of sentences) show(sentence);
}

const heading = (title: string): void => say('', `${' '.repeat(MARGIN)}— ${title} —`);

/** Prints a sentence, with the number of its answer in the margin. */
function paragraph(sentence: string, step: number | null): void {
  for (const [row, line] of wrapped(sentence, MARGIN).entries())
    say(`${(row === 0 && step !== null ? String(step) : '').padStart(MARGIN - 2)}  ${line}`);
}

const MARGIN = 6;

/** The list of players; at the end with the winners. */
function players<K extends Kinds>(commandGame: CommandGame<K>, t: K['state'], you: Seat | null): string[] {
  const { terminalPlay } = commandGame;
  const rows = seatsOf(t.players.length).map((who) => {
    const end = t.winners === null ? '' : t.winners.includes(who) ? inWords(CELLS.won) : '';
    const name = terminalPlay.name(t.players[who]?.character ?? '', who);
    return [String(who + 1), name, isRoleKnown(commandGame, t, who, you) ? terminalPlay.role(t, who) : '?', end];
  });
  return aligned(rows, rows[0]?.length ?? 0);
}
