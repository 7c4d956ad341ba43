// A game together with its bots, clues and scores.

import { type CardKinds, cardGame } from '@posse/card';
import { type DiceKinds, diceGame } from '@posse/dice';
import type { Game, Kinds } from '@posse/engine';
import type { Bot } from './bot-interface.ts';
import { CARD_BOTS, DICE_BOTS } from './bot-list.ts';
import { cardClues } from './card/card-clues.ts';
import { cardRulesOfThumb } from './card/card-rules-of-thumb.ts';
import type { Clues } from './clue-interface.ts';
import { diceClues } from './dice/dice-clues.ts';
import { diceRulesOfThumb } from './dice/dice-rules-of-thumb.ts';
import type { PlayStyle } from './play-style.ts';
import { scoresFor } from './question-insight.ts';
import type { Memory } from './seat-memory.ts';

export interface GameWithBots<K extends Kinds> {
  readonly id: 'card' | 'dice';
  readonly game: Game<K>;
  readonly clues: Clues<K>;
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** The score of each option by rules of thumb, for a player of this style. */
  scores(view: K['view'], memory: Memory, style: PlayStyle): readonly number[];
}

export const cardWithBots: GameWithBots<CardKinds> = {
  id: 'card',
  game: cardGame,
  clues: cardClues,
  bots: CARD_BOTS,
  scores: (view, memory, style) => scoresFor(cardRulesOfThumb, view, memory, style),
};

export const diceWithBots: GameWithBots<DiceKinds> = {
  id: 'dice',
  game: diceGame,
  clues: diceClues,
  bots: DICE_BOTS,
  scores: (view, memory, style) => scoresFor(diceRulesOfThumb, view, memory, style),
};
