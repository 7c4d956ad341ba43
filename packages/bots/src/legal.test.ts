// Every bot at every kind of table: no answer that is not offered, no exception, and every game comes to an end.

import type { Kinds, Seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Bot, botRandom, CARD_BOTS, type Clues, cardClues, DICE_BOTS, diceClues, TableMemory } from './index.ts';
import { cardTable, diceTable } from './testing/tables.ts';

/** Every bot in every seat at every mix: there are 13 that answer at once, and mixes come again after 192 games. */
const GAMES = 13 * 192;
/** In so many of them somebody thinks, if only for a moment. */
const THOUGHTFUL = 25;
const MINUTES = 60_000;

function playLegally<K extends Kinds>(
  { clues, bots, wishes }: { clues: Clues<K>; bots: readonly Bot<K['view'], K['answer']>[]; wishes: K['wishes'] },
  number: number,
): void {
  const { game } = clues;
  const seed = `legal ${number}`;
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const quick = bots.filter(({ ponders }) => !ponders);
  const slow = bots.filter(({ ponders }) => ponders);
  const hurried = slow[number % slow.length]?.within?.({ worlds: 1, ms: 1 }, () => 0);
  const botFor = (seat: Seat): Bot<K['view'], K['answer']> =>
    (seat === 1 && number % THOUGHTFUL === 0 ? hurried : undefined) ??
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
}

test(`${GAMES} card games over every mix of sets`, { timeout: 5 * MINUTES }, () => {
  for (let number = 0; number < GAMES; number++)
    playLegally({ clues: cardClues, bots: CARD_BOTS, wishes: cardTable(number) }, number);
});

test(`${GAMES} dice games over every mix of modules`, { timeout: 5 * MINUTES }, () => {
  for (let number = 0; number < GAMES; number++)
    playLegally({ clues: diceClues, bots: DICE_BOTS, wishes: diceTable(number) }, number);
});
