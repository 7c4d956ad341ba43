// Lessons for the judge: positions of games between deputies who slip now and then, and which side won them.

import { type Bot, botNamed, type Kinds, type Lore, Witness } from '@posse/bots';
import { Beliefs, type Features, SIDE_OF } from '@posse/bots/search';
import { below, randomFrom, type Seat } from '@posse/engine';

export interface Lesson {
  /** The position in numbers. */
  readonly seen: readonly number[];
  /** The side that won. */
  readonly side: number;
}

const GAMES = 24_000;
/** Five is the usual number. */
const SEATS = [5, 5, 5, 4, 6, 7, 8];
/** So many of a hundred answers are any at all: whoever only sees good play can't tell what bad play leads to. */
const SLIPS = 4;
/** One of so many turns is a lesson. */
const SPACED = 3;

export function lessonsFrom<K extends Kinds>(
  lore: Lore<K>,
  bots: readonly Bot<K['view'], K['answer']>[],
  features: Features<K['state']>,
  wishesFor: (seats: number, everything: boolean) => K['wishes'],
): Lesson[] {
  const lessons: Lesson[] = [];
  const deputy = botNamed(bots, 'deputy');
  if (deputy === null) throw new Error('There is no deputy to learn from.');
  for (let number = 0; number < GAMES; number++) {
    const wishes = wishesFor(SEATS[number % SEATS.length] as number, number % 2 === 0);
    lessons.push(...lessonsOf(lore, deputy, features, wishes, `lesson ${number}`));
  }
  return lessons;
}

function lessonsOf<K extends Kinds>(
  lore: Lore<K>,
  bot: Bot<K['view'], K['answer']>,
  features: Features<K['state']>,
  wishes: K['wishes'],
  seed: string,
): Lesson[] {
  const { game } = lore;
  const t = game.deal(wishes, seed);
  const random = randomFrom(`pupils of ${seed}`);
  const witness = new Witness(lore, t.players.length);
  const sheriff = t.players.findIndex(({ role }) => role === 'sheriff');
  const beliefs = Beliefs.at(t.players.length, sheriff, lore.urges);
  const positions: (readonly number[])[] = [];
  let turn: Seat | null = null;
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    if (t.turn !== turn && below(random, SPACED) === 0) {
      const seen = features(t, beliefs);
      if (seen !== null) positions.push(seen);
    }
    turn = t.turn;
    const { options } = asked;
    const answer =
      below(random, 100) < SLIPS
        ? (options[below(random, options.length)] as K['answer'])
        : bot.answer(game.view(t, asked.seat), witness.memory(asked.seat), random);
    witness.sees(t, asked, answer);
    const deed = lore.deedOf(t, asked, answer);
    if (deed !== null) beliefs.hear(deed, lore.harmOf(deed.what));
    game.advance(t, answer);
  }
  const winner = t.winners?.[0];
  const role = winner === undefined ? undefined : t.players[winner]?.role;
  return role === undefined ? [] : positions.map((seen) => ({ seen, side: SIDE_OF[role] }));
}
