// Measures how many marks of the coach hold, and which losses it misses.

import { botNamed, CARD_BOTS, cardClues, playGame, TableMemory } from '@posse/bots';
import { leadOf, markOf, review, type Trial, TriedQuestion } from '@posse/bots/coach';
import { cardImagination } from '@posse/bots/search';
import { type Answer, type CardKinds, cardGame } from '@posse/card';
import { randomFrom, type Seat, samePlain } from '@posse/engine';
import type { Figure } from './best-round-timing.ts';

/** The worlds of the coach on the page, and of the check. */
const WORLDS = 100;
const MANY_WORLDS = 3000;
/** The numbers of marked answers and of large losses that are looked at. */
const MARKED = 200;
const LARGE = 100;
const LARGE_LOSS = 0.15;
/** A mark holds if the answer still loses this much. */
const HOLDS = 0.025;
/** A first look in few worlds finds the answers that may have lost much. */
const LOOK_WORLDS = 40;
const LOOK_LOSS = 0.08;
const SEATS = [4, 5, 7];
/** Gunslingers infer nothing and greenhorns slip: both give away much. */
const PLAYERS = ['gunslinger', 'greenhorn'];
const CLASSES = [null, 'inaccuracy', 'mistake', 'blunder'] as const;

class Counts {
  marked = 0;
  holding = 0;
  near = 0;
  large = 0;
  noticed = 0;
}

export function coachFigures(): Figure[] {
  const counts = new Counts();
  for (let game = 0; counts.marked < MARKED || counts.large < LARGE; game++) {
    lookAt(game, counts);
    const { marked, holding, near, large, noticed } = counts;
    process.stderr.write(
      `${game + 1} games: of ${marked} marks ${holding} hold, ${near} nearly in class; of ${large} large losses ${noticed} are marked\n`,
    );
  }
  const { marked, holding, near, large, noticed } = counts;
  return [
    { name: 'coach-marks-that-do-not-hold', value: 1 - holding / marked, unit: 'of all', atMost: 0.1 },
    { name: 'coach-marks-two-classes-off', value: 1 - near / marked, unit: 'of all', atMost: 0.25 },
    { name: 'coach-large-losses-not-marked', value: 1 - noticed / large, unit: 'of all', atMost: 0.2 },
  ];
}

/** Looks at every answer of one seat. */
function lookAt(number: number, counts: Counts): void {
  const setup = { seats: SEATS[number % SEATS.length] as number };
  const seed = `coach accuracy ${number}`;
  const bot = botNamed(CARD_BOTS, PLAYERS[number % PLAYERS.length] as string);
  if (bot === null) throw new Error('There is no such bot.');
  const { answers } = playGame(cardClues, setup, seed, () => bot);
  const who = (number % setup.seats) as Seat;
  const state = cardGame.deal(setup, seed);
  const memory = new TableMemory(cardClues, setup.seats);
  for (const [step, answer] of answers.entries()) {
    const asked = cardGame.pending(state);
    if (asked === null) return;
    if (asked.asked === who && asked.options.length > 1) {
      const view = cardGame.view(state, who);
      const given = view.options.find((one) => samePlain(one, answer)) ?? answer;
      const ask = (part: string) =>
        new TriedQuestion(cardImagination, view, memory.of(who), given, randomFrom(`${seed} ${step} ${part}`));
      count(ask, counts);
    }
    memory.sees(state, asked, answer);
    memory.hears(cardGame.apply(state, answer));
  }
}

type Question = TriedQuestion<CardKinds, Parameters<typeof cardImagination.rulesOfThumb.score>[0]>;

function count(ask: (part: string) => Question, counts: Counts): void {
  const found = review(ask('review'), WORLDS);
  if (found.mark !== null && counts.marked < MARKED) {
    const loss = lossOf(ask('check'), found.best);
    counts.marked++;
    if (loss >= HOLDS) counts.holding++;
    if (Math.abs(CLASSES.indexOf(markOf(loss)) - CLASSES.indexOf(found.mark)) <= 1) counts.near++;
  }
  if (counts.large >= LARGE) return;
  const look = ask('look');
  look.imagine(look.trials, LOOK_WORLDS);
  const best = look.trials.reduce((one, other) => (leadOf(one, other).lead > 0 ? other : one));
  if (leadOf(look.given, best).lead < LOOK_LOSS || lossOf(ask('large'), best.answer) < LARGE_LOSS) return;
  counts.large++;
  if (found.mark !== null) counts.noticed++;
}

/** The loss of the given answer against another one in many fresh worlds. */
function lossOf(question: Question, best: Answer): number {
  const other = question.trials.find(({ answer }) => samePlain(answer, best)) as Trial<Answer>;
  question.imagine([question.given, other], MANY_WORLDS);
  return leadOf(question.given, other).lead;
}
