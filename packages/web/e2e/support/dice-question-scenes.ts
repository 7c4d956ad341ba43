// Scenes of the dice game: questions about arrows, and beers with one useful target.

import type { View } from '@posse/dice';
import type { TablePlan } from '@posse/protocol';
import { diceScene, type Moment, type Scene, top } from './bot-game-scenes.ts';

const ALL: TablePlan = { seats: 5, modules: [1, 2, 3, 4, 5] };

const asks =
  (op: string): Moment<View> =>
  (view) =>
    top(view) === op && view.options.length > 1;

export const aboutArrows = (): readonly Scene[] => [
  diceScene('arrow-for-wound', ALL, asks('arrowForWound')),
  diceScene('which-for-wound', ALL, asks('whichForWound')),
  diceScene('return-own', ALL, asks('returnOwn')),
  diceScene('return-token', ALL, asks('returnToken')),
  diceScene('rescued', ALL, asks('rescued')),
  diceScene('which-arrow', ALL, asks('whichArrow')),
  diceScene('hand-on', ALL, asks('handOn')),
  diceScene('break-arrow', ALL, asks('breakArrow')),
  diceScene('clear-arrows', ALL, asks('clearArrows')),
];

/** Are there several beers, several possible targets, and only one hurt player? */
const hasOneUse: Moment<View> = ({ stack, options, players }) => {
  const question = stack.at(-1);
  const hurt = players.filter(({ alive, life, maxLife }) => alive && life < maxLife);
  return question?.op === 'pouring' && question.left > 1 && options.length > 1 && hurt.length === 1;
};

export const beersForOne = (): Scene => diceScene('beers-for-one', { seats: 5 }, hasOneUse);
