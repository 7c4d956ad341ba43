// Every bot there is, found by its id.

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/bot.ts';
import { randomBot } from './random.ts';

export const BOTS: readonly Bot[] = [greedyBot, randomBot];

export const botNamed = (id: string): Bot | null => BOTS.find((bot) => bot.id === id) ?? null;
