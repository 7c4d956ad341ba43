// posse replay: the story of a saved game, answer by answer.

import { type Kinds, type Seat, seat, seatsOf } from '@posse/engine';
import type { Command } from './args.ts';
import { WITH_FLAG } from './card/agreement.ts';
import type { Kit, Narrator } from './game.ts';
import { GAME_FLAG } from './games.ts';
import type { Replay } from './replay-file.ts';
import { applied, inReplayOf } from './replaying.ts';
import { aligned, coloured, say, wrapped } from './screen.ts';
import { LANGUAGE_FLAG, speakAs } from './table-flags.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tells the story of a saved game, answer by answer',
  operand: 'FILE',
  flags: {
    game: { ...GAME_FLAG, text: 'the game that it should be of (as the file says)' },
    from: { value: 'STEP', text: 'begins with this answer (0)' },
    seat: { value: 'N', text: 'only what this seat knew, 1 for the first; without it, everything' },
    with: WITH_FLAG,
    language: LANGUAGE_FLAG,
  },
  run(args) {
    speakAs(args);
    return inReplayOf(args, (kit, { found, older }) => {
      const t = kit.game.deal(found.setup, found.seed);
      const place = args.whole('seat', 1, t.players.length);
      const from = args.whole('from', 0, Math.max(0, found.answers.length - 1)) ?? 0;
      if (older !== null) say(...wrapped(older.before), '');
      tell(kit, args.operand, found, t, place === null ? null : seat(place - 1), from);
      console.log();
      if (older !== null) say(...wrapped(older.after));
      else if (t.winners === null) console.log(`The game was left after ${found.answers.length} answers.`);
      else for (const line of players(kit, t, null)) print(line);
    });
  },
};

function tell<K extends Kinds>(
  kit: Kit<K>,
  path: string,
  { answers }: Replay<K>,
  t: K['state'],
  you: Seat | null,
  from: number,
): void {
  const narrator = kit.narrator(t, you);
  for (const line of players(kit, t, you)) print(line);
  if (from === 0 && kit.playing.begun(t)) heading(narrator, t.turn);
  for (const [step, answer] of answers.entries()) {
    const why = kit.game.pending(t)?.why;
    const facts = applied(kit, path, t, answer, step);
    const said = why === undefined ? null : narrator.said(answer, why);
    const chapters = narrator.story(facts);
    if (step < from) continue;
    if (said !== null) paragraph(said, step);
    for (const [number, { turn, sentences }] of chapters.entries()) {
      if (turn !== null) heading(narrator, turn);
      for (const [place, sentence] of sentences.entries())
        paragraph(sentence, said === null && number + place === 0 ? step : null);
    }
  }
}

const print = (line: string): void => console.log(coloured(line));
const heading = <K extends Kinds>(narrator: Narrator<K>, turn: Seat): void =>
  print(`\n${' '.repeat(MARGIN)}— ${narrator.turn(turn)} —`);

/** A sentence, with the number of its answer in the margin. */
function paragraph(sentence: string, step: number | null): void {
  for (const [row, line] of wrapped(sentence, MARGIN).entries())
    print(`${(row === 0 && step !== null ? String(step) : '').padStart(MARGIN - 2)}  ${line}`);
}

const MARGIN = 6;

/** Who sits where; in the end, who has won. */
function players<K extends Kinds>({ playing }: Kit<K>, t: K['state'], you: Seat | null): string[] {
  const rows = seatsOf(t.players.length).map((who) => {
    const isKnown = playing.begun(t) && (you === null || you === who || t.players[who]?.roleShown);
    const end = t.winners === null ? '' : t.winners.includes(who) ? 'won' : '';
    const name = playing.name(t.players[who]?.character ?? '', who);
    return [String(who + 1), name, isKnown ? playing.role(t, who) : '?', end];
  });
  return aligned(rows, rows[0]?.length ?? 0);
}
