// Every bot at every kind of table: no answer that is not offered, no exception, and every game comes to an end.

import { type Kinds, type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Bot, botRandom, CARD_BOTS, type Clues, cardClues, DICE_BOTS, diceClues, TableMemory } from './index.ts';
import { cardTable, diceTable } from './testing/tables.ts';

/** Mixes come again after so many games. */
const MIXES = 192;
/** Three or more of the 13 bots that answer at once sit at a table, first those who have not been there: then all have been at every mix. */
const MAX_ROUNDS = 5;
/** In one of so many somebody thinks, if only for a moment: the fourth, for among three each of the others is needed. */
const THOUGHTFUL = 12;
const MINUTES = 60_000;

/** These bots sit at the table, the first of them in seat 0. Returns who has played. */
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
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    const view = game.view(t, asked.seat);
    const bot = botFor(asked.seat);
    const answer = bot.answer(view, tableMemory.of(asked.seat), random);
    if (!view.options.includes(answer))
      throw new Error(`${bot.id} answers "${asked.why.op}" with ${JSON.stringify(answer)} in game ${number}.`);
    tableMemory.sees(t, asked, answer);
    game.advance(t, answer);
  }
  expect(game.result(t)).not.toBeNull();
  return seatsOf(t.players.length).map((seat) => botFor(seat).id);
}

/** Plays at every mix until every bot that answers at once has had a seat there: twice at a table for eight, five times at one for three. */
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

test('card games over every mix of sets, with every bot at each', { timeout: 5 * MINUTES }, () => {
  playAll(cardClues, CARD_BOTS, cardTable);
});

test('dice games over every mix of modules, with every bot at each', { timeout: 5 * MINUTES }, () => {
  playAll(diceClues, DICE_BOTS, diceTable);
});
