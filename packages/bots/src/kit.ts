// A game and all who can play it: whoever seats bots at a table takes this, and adds what it needs besides.

import { type CardKinds, cardGame } from '@posse/card';
import { type DiceKinds, diceGame } from '@posse/dice';
import type { Game, Kinds } from '@posse/engine';
import type { Bot } from './bot.ts';
import { CARD_BOTS, DICE_BOTS } from './bots.ts';
import { cardLore } from './card/lore.ts';
import { cardThumbs } from './card/thumbs.ts';
import { diceLore } from './dice/lore.ts';
import { diceThumbs } from './dice/thumbs.ts';
import { scoresFor } from './insight.ts';
import type { Lore } from './lore.ts';
import type { Manner } from './manner.ts';
import type { Memory } from './memory.ts';

export interface Kit<K extends Kinds> {
  readonly id: 'card' | 'dice';
  readonly game: Game<K>;
  /** What bots need to know of the game besides its rules. */
  readonly lore: Lore<K>;
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** What each option is worth by rules of thumb, to somebody who plays in this manner. */
  scores(view: K['view'], memory: Memory, manner: Manner): readonly number[];
}

export const cardKit: Kit<CardKinds> = {
  id: 'card',
  game: cardGame,
  lore: cardLore,
  bots: CARD_BOTS,
  scores: (view, memory, manner) => scoresFor(cardThumbs, view, memory, manner),
};

export const diceKit: Kit<DiceKinds> = {
  id: 'dice',
  game: diceGame,
  lore: diceLore,
  bots: DICE_BOTS,
  scores: (view, memory, manner) => scoresFor(diceThumbs, view, memory, manner),
};
