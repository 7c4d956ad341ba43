// Players that see a view and nothing else, and a table to seat them at.

export type { Bot } from './bot.ts';
export { BOTS, botNamed } from './bots.ts';
export { greedyBot } from './greedy/bot.ts';
export { botRandom, type Outcome, playGame } from './match.ts';
export { randomBot } from './random.ts';
