// Every bot there is, by game, found by its id.

import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import type { Bot } from './bot.ts';
import { cardGreedy } from './card/greedy.ts';
import { diceGreedy } from './dice/greedy.ts';
import { randomBot } from './random.ts';

export const CARD_BOTS: readonly Bot<CardView, CardAnswer>[] = [cardGreedy, randomBot];
export const DICE_BOTS: readonly Bot<DiceView, DiceAnswer>[] = [diceGreedy, randomBot];

export const botNamed = <B extends { readonly id: string }>(bots: readonly B[], id: string): B | null =>
  bots.find((bot) => bot.id === id) ?? null;
