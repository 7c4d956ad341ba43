// Tests at every kind of table that bots answer legally and games end.

import { type Kinds, type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Bot, botRandom, CARD_BOTS, type Clues, cardClues, DICE_BOTS, diceClues, TableMemory } from './index.ts';
import { cardTable, diceTable } from './testing/table-kinds.ts';

/** The number of different mixes of sets or modules; game numbers beyond it repeat them. */
const MIXES = 192;
/** The maximum number of games per mix until all 17 quick bots have played it: a table seats at least three of them. */
const MAX_ROUNDS = 6;
/** One game in this many has a searching bot: in seat 3, because smaller tables need all seats for quick bots. */
const THOUGHTFUL = 12;
const MINUTES = 60_000;

/** Plays one game with these quick bots, the first in seat 0. Returns the ids of the bots that played. */
function playLegally<K extends Kinds>(
  { clues, bots, wishes }: { clues: Clues<K>; bots: readonly Bot<K['view'], K['answer']>[]; wishes: K['wishes'] },
  quick: readonly Bot<K['view'], K['answer']>[],
  number: number,
): readonly string[] {
  const { game } = clues;
  const seed = `legal ${number}`;
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const slow = bots.filter(({ ponders }) => ponders);
  const hurried = slow[number % slow.length]?.within?.({ worlds: 1, ms: 1 }, () => 0);
  const botFor = (seat: Seat): Bot<K['view'], K['answer']> =>
    (seat === 3 && number % THOUGHTFUL === 0 ? hurried : undefined) ?? (quick[seat] as Bot<K['view'], K['answer']>);
  const tableMemory = new TableMemory(clues, t.players.length);
  for (let question = game.pending(t); question !== null; question = game.pending(t)) {
    const view = game.view(t, question.asked);
    const bot = botFor(question.asked);
    const answer = bot.answer(view, tableMemory.of(question.asked), random);
    if (!view.options.includes(answer))
      throw new Error(`${bot.id} answers "${question.why.op}" with ${JSON.stringify(answer)} in game ${number}.`);
    tableMemory.sees(t, question, answer);
    game.advance(t, answer);
  }
  expect(game.result(t)).not.toBeNull();
  return seatsOf(t.players.length).map((seat) => botFor(seat).id);
}

/** Plays every mix until each quick bot has played it: three games at a table for eight, six at one for three. */
function playAll<K extends Kinds>(
  clues: Clues<K>,
  bots: readonly Bot<K['view'], K['answer']>[],
  table: (number: number) => K['wishes'],
): void {
  const quick = bots.filter(({ ponders }) => !ponders);
  const mixes = new Map<string, Set<string>>();
  for (let number = 0; number < MAX_ROUNDS * MIXES; number++) {
    const wishes = table(number);
    const mix = JSON.stringify({ ...wishes, options: {} });
    const sat = mixes.get(mix) ?? new Set();
    mixes.set(mix, sat);
    const first = quick.filter(({ id }) => !sat.has(id));
    if (first.length === 0) continue;
    const others = quick.filter(({ id }) => sat.has(id));
    for (const id of playLegally({ clues, bots, wishes }, [...first, ...others], number)) sat.add(id);
  }
  for (const sat of mixes.values()) for (const { id } of quick) expect(sat).toContain(id);
}

test('every bot plays legally in card games with every mix of sets', { timeout: 5 * MINUTES }, () => {
  playAll(cardClues, CARD_BOTS, cardTable);
});

test('every bot plays legally in dice games with every mix of modules', { timeout: 5 * MINUTES }, () => {
  playAll(diceClues, DICE_BOTS, diceTable);
});
