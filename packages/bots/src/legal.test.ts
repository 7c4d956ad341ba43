// Every bot at every kind of table: no answer that is not offered, no exception, and every game comes to an end.

import { type Kinds, type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Bot, botRandom, CARD_BOTS, type Clues, cardClues, DICE_BOTS, diceClues, TableMemory } from './index.ts';
import { cardTable, diceTable } from './testing/tables.ts';

/** Mixes come again after so many games. */
const MIXES = 192;
/** Three or more of the 13 that answer at once sit at a table, each time the next ones: then all have been at every mix. */
const ROUNDS = 5;
const GAMES = ROUNDS * MIXES;
/** In one of so many somebody thinks, if only for a moment: the fourth, for among three each of the others is needed. */
const THOUGHTFUL = 12;
const MINUTES = 60_000;

function playLegally<K extends Kinds>(
  { clues, bots, wishes }: { clues: Clues<K>; bots: readonly Bot<K['view'], K['answer']>[]; wishes: K['wishes'] },
  number: number,
): readonly string[] {
  const { game } = clues;
  const seed = `legal ${number}`;
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const quick = bots.filter(({ ponders }) => !ponders);
  const slow = bots.filter(({ ponders }) => ponders);
  const hurried = slow[number % slow.length]?.within?.({ worlds: 1, ms: 1 }, () => 0);
  const botFor = (seat: Seat): Bot<K['view'], K['answer']> =>
    (seat === 3 && number % THOUGHTFUL === 0 ? hurried : undefined) ??
    (quick[(number + seat) % quick.length] as Bot<K['view'], K['answer']>);
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

/** Plays all of them: then every bot that answers at once has had a seat at every mix. */
function playAll<K extends Kinds>(
  clues: Clues<K>,
  bots: readonly Bot<K['view'], K['answer']>[],
  table: (number: number) => K['wishes'],
): void {
  const sat = new Map<string, Set<string>>();
  for (let number = 0; number < GAMES; number++) {
    const wishes = table(number);
    const mix = JSON.stringify({ ...wishes, options: {} });
    const there = playLegally({ clues, bots, wishes }, number);
    sat.set(mix, new Set([...(sat.get(mix) ?? []), ...there]));
  }
  for (const there of sat.values()) for (const { id, ponders } of bots) if (!ponders) expect(there).toContain(id);
}

test(`${GAMES} card games over every mix of sets`, { timeout: 5 * MINUTES }, () => {
  playAll(cardClues, CARD_BOTS, cardTable);
});

test(`${GAMES} dice games over every mix of modules`, { timeout: 5 * MINUTES }, () => {
  playAll(diceClues, DICE_BOTS, diceTable);
});
