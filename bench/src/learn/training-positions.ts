// Training data for the judge of legends.
// Positions of games between deputies who sometimes err, with the side that won.

import { type Bot, botNamed, type Clues, type GameWithBots, TableMemory } from '@posse/bots';
import { Beliefs, type Features, type Inputs, inputsFrom, SIDE_OF } from '@posse/bots/search';
import { below, type Kinds, randomFrom, type Seat } from '@posse/engine';

export interface Lesson {
  /** The position in numbers. */
  readonly seen: Inputs;
  /** The side that won. */
  readonly side: number;
}

export interface Course {
  readonly lessons: readonly Lesson[];
  /** The number of inputs per position. */
  readonly inputs: number;
}

/** Five players are the most common. */
const SEATS = [5, 5, 5, 4, 6, 7, 8];
/** The percentage of random answers. Without bad play in the data, its consequences can't be learnt. */
const RANDOM_PERCENT = 4;
/** One of this many turns becomes a lesson: many games teach more than many turns of one. */
const TURNS_PER_LESSON = 4;

export function courseFrom<K extends Kinds>(
  { clues, bots }: GameWithBots<K>,
  features: Features<K['state']>,
  wishesFor: (seats: number, everything: boolean) => K['wishes'],
  games: number,
): Course {
  const lessons: Lesson[] = [];
  let inputs = 0;
  const deputy = botNamed(bots, 'deputy');
  if (deputy === null) throw new Error('No bot named "deputy" exists to learn from.');
  for (let number = 0; number < games; number++) {
    const wishes = wishesFor(SEATS[number % SEATS.length] as number, number % 2 === 0);
    const { positions, side } = positionsOf(clues, deputy, features, wishes, `lesson ${number}`);
    inputs = positions[0]?.length ?? inputs;
    if (side !== null) for (const position of positions) lessons.push(lessonFrom(position, side));
  }
  return { lessons, inputs };
}

/** Packed tightly, because there are very many lessons. */
function lessonFrom(position: readonly number[], side: number): Lesson {
  const { places, numbers } = inputsFrom(position);
  return { seen: { places: Uint16Array.from(places), numbers: Float32Array.from(numbers) }, side };
}

function positionsOf<K extends Kinds>(
  clues: Clues<K>,
  bot: Bot<K['view'], K['answer']>,
  features: Features<K['state']>,
  wishes: K['wishes'],
  seed: string,
): { readonly positions: readonly (readonly number[])[]; readonly side: number | null } {
  const { game } = clues;
  const t = game.deal(wishes, seed);
  const random = randomFrom(`pupils of ${seed}`);
  const tableMemory = new TableMemory(clues, t.players.length, false);
  const sheriff = t.players.findIndex(({ role }) => role === 'sheriff');
  const beliefs = Beliefs.at(t.players.length, sheriff, clues.urges);
  const positions: (readonly number[])[] = [];
  let turn: Seat | null = null;
  for (let question = game.pending(t); question !== null; question = game.pending(t)) {
    if (t.turn !== turn && below(random, TURNS_PER_LESSON) === 0) {
      const seen = features(t, beliefs);
      if (seen !== null) positions.push(seen);
    }
    turn = t.turn;
    const { options } = question;
    const answer =
      options.length === 1 || below(random, 100) < RANDOM_PERCENT
        ? (options[below(random, options.length)] as K['answer'])
        : bot.answer(game.view(t, question.asked), tableMemory.of(question.asked), random);
    tableMemory.sees(t, question, answer);
    const deed = clues.deedOf(t, question, answer);
    if (deed !== null) beliefs.hear(deed);
    game.advance(t, answer);
  }
  const winner = t.winners?.[0];
  const role = winner === undefined ? undefined : t.players[winner]?.role;
  return { positions, side: role === undefined ? null : SIDE_OF[role] };
}
