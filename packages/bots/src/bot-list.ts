// The list of all bots, by game.
// Each level comes in each temper, as `deputy` or `deputy/bold`; besides, there is the random bot.

import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import type { Kinds } from '@posse/engine';
import type { Bot } from './bot-interface.ts';
import type { PlayStyle } from './play-style.ts';
import { policyBot } from './policy/policy-bot.ts';
import { randomBot } from './random-bot.ts';
import { ruleOfThumbBot } from './rules-of-thumb.ts';
import { cardImagination } from './search/card-imagination.ts';
import { diceImagination } from './search/dice-imagination.ts';
import type { Imagination } from './search/imagination-interface.ts';
import { searchBot } from './search/search-bot.ts';
import { LEVELS, type LevelId } from './skill-levels.ts';
import { TEMPERS, type Temper } from './tempers.ts';

/** The id of a bot. It leaves out the even temper, which is the default. */
export const botId = (level: LevelId, temper: Temper): string => (temper === 'even' ? level : `${level}/${temper}`);

const everyLevel = <K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  change: Partial<PlayStyle>,
): Bot<K['view'], K['answer']>[] =>
  LEVELS.flatMap(({ id, style, plays }) =>
    (Object.keys(TEMPERS) as Temper[]).map((temper) => {
      const own = { ...style, ...TEMPERS[temper], ...change };
      const { rulesOfThumb, learned } = imagination;
      if (plays === 'by search') return searchBot(imagination, botId(id, temper), own);
      if (plays === 'by policy') return policyBot(rulesOfThumb, learned, botId(id, temper), own);
      return ruleOfThumbBot(rulesOfThumb, botId(id, temper), own);
    }),
  );

/** All bots of a game, with a change to the style of every level. */
export const cardBotsWith = (change: Partial<PlayStyle>): readonly Bot<CardView, CardAnswer>[] => [
  ...everyLevel(cardImagination, change),
  randomBot,
];
export const diceBotsWith = (change: Partial<PlayStyle>): readonly Bot<DiceView, DiceAnswer>[] => [
  ...everyLevel(diceImagination, change),
  randomBot,
];

export const CARD_BOTS = cardBotsWith({});
export const DICE_BOTS = diceBotsWith({});

export const botNamed = <B extends { readonly id: string }>(bots: readonly B[], id: string): B | null =>
  bots.find((bot) => bot.id === id) ?? null;
