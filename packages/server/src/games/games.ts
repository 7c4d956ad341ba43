// The games that a table can play.

import { CARD_BOTS, type CardKinds, cardLore, DICE_BOTS, type DiceKinds, diceLore } from '@posse/bots';
import { cardGame, setupFrom as cardSetup, nextGame as nextCardGame } from '@posse/card';
import {
  diceGame,
  setupFrom as diceSetup,
  isSameMoment,
  momentOptions,
  momentSeats,
  nextGame as nextDiceGame,
  passInMoment,
} from '@posse/dice';
import { BadSetup } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import type { Kinds, Kit } from './kit.ts';

export const cardKit: Kit<CardKinds> = {
  id: 'card',
  game: cardGame,
  bots: CARD_BOTS,
  lore: cardLore,
  moments: null,
  wishes(plan) {
    if (plan.modules !== undefined)
      throw new BadSetup('"modules" are for the dice game: leave them out, or take "sets".');
    const wishes = { ...agreed(plan), ...(plan.sets && { sets: plan.sets }) };
    cardSetup(wishes);
    return wishes;
  },
  next: nextCardGame,
};

export const diceKit: Kit<DiceKinds> = {
  id: 'dice',
  game: diceGame,
  bots: DICE_BOTS,
  lore: diceLore,
  moments: { seats: momentSeats, options: momentOptions, pass: passInMoment, isSame: isSameMoment },
  wishes(plan) {
    if (plan.sets !== undefined) throw new BadSetup('"sets" are for the card game: leave them out, or take "modules".');
    const wishes = { ...agreed(plan), ...(plan.modules && { modules: plan.modules }) };
    diceSetup(wishes);
    return wishes;
  },
  next: nextDiceGame,
};

const agreed = ({ seats, preset, options }: TablePlan) => ({
  seats,
  ...(preset !== undefined && { preset }),
  ...(options && { options }),
});

/** Does something with the game of this id, whichever it is. */
export const inGame = <R>(id: GameId, act: <K extends Kinds>(kit: Kit<K>) => R): R =>
  id === 'card' ? act(cardKit) : act(diceKit);
