// The games that a table can play.
import { CARD_BOTS, DICE_BOTS } from '@posse/bots';
import { cardGame, setupFrom as cardSetup, nextGame as nextCardGame } from '@posse/card';
import { diceGame, setupFrom as diceSetup, nextGame as nextDiceGame } from '@posse/dice';
import { BadSetup } from '@posse/engine';
export const cardKit = {
  id: 'card',
  game: cardGame,
  bots: CARD_BOTS,
  wishes(plan) {
    if (plan.modules !== undefined)
      throw new BadSetup('"modules" are for the dice game: leave them out, or take "sets".');
    const wishes = { ...agreed(plan), ...(plan.sets && { sets: plan.sets }) };
    cardSetup(wishes);
    return wishes;
  },
  next: nextCardGame,
};
export const diceKit = {
  id: 'dice',
  game: diceGame,
  bots: DICE_BOTS,
  wishes(plan) {
    if (plan.sets !== undefined) throw new BadSetup('"sets" are for the card game: leave them out, or take "modules".');
    const wishes = { ...agreed(plan), ...(plan.modules && { modules: plan.modules }) };
    diceSetup(wishes);
    return wishes;
  },
  next: nextDiceGame,
};
const agreed = ({ seats, preset, options }) => ({
  seats,
  ...(preset !== undefined && { preset }),
  ...(options && { options }),
});
/** Does something with the game of this id, whichever it is. */
export const inGame = (id, act) => (id === 'card' ? act(cardKit) : act(diceKit));
