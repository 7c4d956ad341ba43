// The games that a table can play.

import { cardWithBots, diceWithBots } from '@posse/bots';
import { type CardKinds, setupFrom as cardSetup, isHouseSet, missingSet, nextGame as nextCardGame } from '@posse/card';
import {
  type DiceKinds,
  setupFrom as diceSetup,
  isSameMoment,
  momentOptions,
  momentSeats,
  nextGame as nextDiceGame,
  passInMoment,
} from '@posse/dice';
import { BadSetup, type Kinds } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import type { TableGame } from './table-game-interface.ts';

export const cardTableGame: TableGame<CardKinds> = {
  ...cardWithBots,
  moments: null,
  lacks: ({ sets = [] }) => missingSet(sets),
  wishes(plan, packs = []) {
    if (plan.modules !== undefined)
      throw new BadSetup('"modules" are for the dice game: leave them out, or take "sets".');
    const wishes = {
      ...agreed(plan),
      ...(plan.sets && { sets: plan.sets }),
      ...(packs.length > 0 && { packs }),
    };
    cardSetup(wishes);
    return wishes;
  },
  whyNoOpenHands(wishes) {
    const back = cardSetup(wishes).sets.find((set) => BRINGS_BACK.has(set) || isHouseSet(set));
    return back === undefined
      ? null
      : `Hands can't be open with the set "${back}", which can bring eliminated players back: play without one of them.`;
  },
  hands: ({ players }) => players.map(({ hand }) => hand),
  next: nextCardGame,
};

export const diceTableGame: TableGame<DiceKinds> = {
  ...diceWithBots,
  moments: { seats: momentSeats, options: momentOptions, pass: passInMoment, isSame: isSameMoment },
  lacks: () => null,
  wishes(plan, packs = []) {
    if (packs.length > 0) throw new BadSetup('Packs are for the card game: remove them from the table first.');
    if (plan.sets !== undefined) throw new BadSetup('"sets" are for the card game: leave them out, or take "modules".');
    const wishes = { ...agreed(plan), ...(plan.modules && { modules: plan.modules }) };
    diceSetup(wishes);
    return wishes;
  },
  whyNoOpenHands: () => 'The dice game has no hands: leave "openHands" out.',
  hands: () => null,
  next: nextDiceGame,
};

/** The sets with an event that brings eliminated players back. Nobody knows what a house set does. */
export const BRINGS_BACK: ReadonlySet<string> = new Set(['high-noon', 'fistful']);

const agreed = ({ seats, preset, options }: TablePlan) => ({
  seats,
  ...(preset !== undefined && { preset }),
  ...(options && { options }),
});

/** Calls `act` with the game of this id, with its types. */
export const inGame = <R>(id: GameId, act: <K extends Kinds>(tableGame: TableGame<K>) => R): R =>
  id === 'card' ? act(cardTableGame) : act(diceTableGame);
