// Every bot there is, by game: each level in each temper, named `deputy` or `deputy/bold`, and the random one.

import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import type { Kinds } from '@posse/engine';
import type { Bot } from './bot.ts';
import { LEVELS, type LevelId } from './levels.ts';
import { randomBot } from './random.ts';
import { cardMind } from './search/card-mind.ts';
import { diceMind } from './search/dice-mind.ts';
import type { Mind } from './search/mind.ts';
import { searchBot } from './search/search-bot.ts';
import { TEMPERS, type Temper } from './tempers.ts';
import { thumbBot } from './thumbs.ts';

/** An even temper goes without saying. */
export const botId = (level: LevelId, temper: Temper): string => (temper === 'even' ? level : `${level}/${temper}`);

const everyLevel = <K extends Kinds, Glance>(mind: Mind<K, Glance>): Bot<K['view'], K['answer']>[] =>
  LEVELS.flatMap(({ id, manner, searches }) =>
    (Object.keys(TEMPERS) as Temper[]).map((temper) =>
      searches
        ? searchBot(mind, botId(id, temper), { ...manner, ...TEMPERS[temper] })
        : thumbBot(mind.thumbs, botId(id, temper), { ...manner, ...TEMPERS[temper] }),
    ),
  );

export const CARD_BOTS: readonly Bot<CardView, CardAnswer>[] = [...everyLevel(cardMind), randomBot];
export const DICE_BOTS: readonly Bot<DiceView, DiceAnswer>[] = [...everyLevel(diceMind), randomBot];

export const botNamed = <B extends { readonly id: string }>(bots: readonly B[], id: string): B | null =>
  bots.find((bot) => bot.id === id) ?? null;
