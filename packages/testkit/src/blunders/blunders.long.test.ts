// Tests that bots blunder no more often than they do today.

import { botNamed, cardBotsWith, diceBotsWith } from '@posse/bots';
import { expect, test } from 'vitest';
import { type Counts, rateOf, watch } from './blunder-watch.ts';
import { watchedCards, watchedDice } from './watched-games.ts';

const GAMES = 150;

function named<B extends { readonly id: string }>(bots: readonly B[], id: string): B {
  const bot = botNamed(bots, id);
  if (bot === null) throw new Error(`There is no ${id}.`);
  return bot;
}

const cards = (level: string, careful: boolean): Counts => {
  const bot = named(cardBotsWith({ careful }), level);
  return watch(watchedCards('standard'), bot, bot, GAMES, 'bounds');
};
const dice = (level: string, careful: boolean): Counts => {
  const bot = named(diceBotsWith({ careful }), level);
  return watch(watchedDice('standard'), bot, bot, GAMES, 'bounds');
};

const ratesOf = (counts: Counts): Record<string, number> =>
  Object.fromEntries(counts.flags.map((flag) => [flag.id, rateOf(counts, flag)]));

/**
 * The maximum rates per 100 games of one seat without the mask, which are a third of those before the rules were
 * improved.
 */
const CARD_BOUNDS: Readonly<Record<string, number>> = {
  'beer-in-vain': 0,
  unlaid: 0,
  'shorter-gun': 0,
  'harms-friend': 0.14,
  'drops-dead': 0,
  'barrel-last': 0,
  'own-dynamite': 1.4,
  'early-volcanic': 0.72,
  'unfired-volcanic': 0.55,
  'poor-prey': 0.5,
  'shot-before-strip': 0.46,
  'last-life-duel': 0.13,
  'spares-last-life': 0.13,
  'healthy-target': 0,
  'unspent-draw': 0,
  thirst: 0,
};
const DICE_BOUNDS: Readonly<Record<string, number>> = {
  'shoots-friend': 0,
  'beer-for-foe': 0,
  'beer-in-vain': 0,
  'dead-target': 0.02,
  'third-dynamite': 0.54,
  'beer-rolled-away': 0.55,
  'spares-last-life': 0,
};

test('deputies of the card game blunder within bounds without the mask', () => {
  const rates = ratesOf(cards('deputy', false));
  expect(Object.keys(rates)).toEqual(Object.keys(CARD_BOUNDS));
  for (const [id, rate] of Object.entries(rates)) expect([id, rate <= (CARD_BOUNDS[id] ?? 0)]).toEqual([id, true]);
});

test('deputies of the dice game blunder within bounds without the mask', () => {
  const rates = ratesOf(dice('deputy', false));
  expect(Object.keys(rates)).toEqual(Object.keys(DICE_BOUNDS));
  for (const [id, rate] of Object.entries(rates)) expect([id, rate <= (DICE_BOUNDS[id] ?? 0)]).toEqual([id, true]);
});

/** Marshals learned to shun these; before they did, the rates were 63, 24 and 80. */
const SHUNNED: Readonly<Record<string, number>> = { 'beer-in-vain': 3, 'shorter-gun': 12, 'harms-friend': 4 };

test('marshals of the card game seldom give an answer that is never right without the mask', () => {
  const rates = ratesOf(cards('marshal', false));
  for (const [id, most] of Object.entries(SHUNNED)) expect(rates[id]).toBeLessThan(most);
});

test('deputies and marshals give no answer that is never right with the mask', () => {
  const levels = ['deputy', 'marshal'];
  for (const counts of levels.flatMap((level) => [cards(level, true), dice(level, true)]))
    expect(counts.flags.filter(({ isNever, blunders }) => isNever && blunders > 0)).toEqual([]);
});

test('gunslingers, who know no roles, harm players of their own side', () => {
  expect(ratesOf(cards('gunslinger', true))['harms-friend']).toBeGreaterThan(5);
  expect(ratesOf(dice('gunslinger', true))['shoots-friend']).toBeGreaterThan(3);
});
