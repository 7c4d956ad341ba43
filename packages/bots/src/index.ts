// Players that see a view and nothing else, and a table to seat them at.

export type { Bot } from './bot.ts';
export { botNamed, CARD_BOTS, DICE_BOTS } from './bots.ts';
export { cardGreedy } from './card/greedy.ts';
export { diceGreedy } from './dice/greedy.ts';
export { botRandom, type Outcome, playGame } from './match.ts';
export { randomBot } from './random.ts';
