// Every bot at every kind of table: no answer that is not offered, no exception, and every game comes to an end.

import type { Kinds, Seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Bot, botRandom, CARD_BOTS, cardLore, DICE_BOTS, diceLore, type Lore, Witness } from './index.ts';
import { cardTable, diceTable } from './testing/tables.ts';

const GAMES = 10_000;
/** In so many of them somebody thinks, if only for a moment. */
const THOUGHTFUL = 25;
const MINUTES = 60_000;

function playLegally<K extends Kinds>(
  { lore, bots, wishes }: { lore: Lore<K>; bots: readonly Bot<K['view'], K['answer']>[]; wishes: K['wishes'] },
  number: number,
): void {
  const { game } = lore;
  const seed = `legal ${number}`;
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const quick = bots.filter(({ ponders }) => !ponders);
  const slow = bots.filter(({ ponders }) => ponders);
  const hurried = slow[number % slow.length]?.within?.({ worlds: 1, ms: 1 }, () => 0);
  const botFor = (seat: Seat): Bot<K['view'], K['answer']> =>
    (seat === 1 && number % THOUGHTFUL === 0 ? hurried : undefined) ??
    (quick[(number + seat) % quick.length] as Bot<K['view'], K['answer']>);
  const witness = new Witness(lore, t.players.length);
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    const view = game.view(t, asked.seat);
    const bot = botFor(asked.seat);
    const answer = bot.answer(view, witness.memory(asked.seat), random);
    if (!view.options.includes(answer))
      throw new Error(`${bot.id} answers "${asked.why.op}" with ${JSON.stringify(answer)} in game ${number}.`);
    witness.sees(t, asked, answer);
    game.advance(t, answer);
  }
  expect(game.result(t)).not.toBeNull();
}

test(`${GAMES} card games over every mix of sets`, { timeout: 5 * MINUTES }, () => {
  for (let number = 0; number < GAMES; number++)
    playLegally({ lore: cardLore, bots: CARD_BOTS, wishes: cardTable(number) }, number);
});

test(`${GAMES} dice games over every mix of modules`, { timeout: 5 * MINUTES }, () => {
  for (let number = 0; number < GAMES; number++)
    playLegally({ lore: diceLore, bots: DICE_BOTS, wishes: diceTable(number) }, number);
});
