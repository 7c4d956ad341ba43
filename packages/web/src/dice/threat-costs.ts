// Threats of this turn and their costs: the Indians' attack, the Gatling.

import {
  type Costs,
  costsOfAttack,
  costsOfGatling,
  diceGame,
  gatlingsMissing,
  tokensInPile,
  type View,
} from '@posse/dice';
import { positionOf } from './dice-distances.ts';

export interface CostsShown {
  readonly attack: Costs;
  readonly gatling: Costs;
}

/** The number of arrows in the pile up to which an attack is near. */
const NEAR = 3;
const NONE: Costs = new Map();
const KNOWN = new WeakMap<View, CostsShown>();

export function costsIn(view: View): CostsShown {
  const known = KNOWN.get(view);
  if (known !== undefined) return known;
  const costs = { attack: attackIn(view), gatling: gatlingIn(view) };
  KNOWN.set(view, costs);
  return costs;
}

/** The number of arrows that may come before the active player is asked again. */
function arrowsToCome({ stack, dice, haunts }: View): number {
  const frame = stack.at(-1);
  if (frame === undefined || haunts) return 0;
  if (frame.op === 'start') return NEAR;
  if (frame.op === 'again') return dice.filter(({ face }) => face !== 'dynamite').length;
  return frame.op === 'whichArrow' || frame.op === 'handOn' ? frame.left : 0;
}

/** The costs of the attack that comes when the last arrow is taken: the roller then holds the arrows of the pile. */
function attackIn(view: View): Costs {
  const { winners, turn } = view;
  if (winners !== null) return NONE;
  const position = positionOf(view);
  const pile = tokensInPile(position);
  if (pile === 0 || pile > Math.min(NEAR, arrowsToCome(view))) return NONE;
  const then = diceGame.clone(position);
  const thrower = then.players[turn];
  if (thrower === undefined) return NONE;
  thrower.arrows += then.pile;
  thrower.chief ||= then.chiefInPile;
  return costsOfAttack(then);
}

const BEFORE_IT_FIRES: readonly string[] = ['again', 'aiming', 'pouring'];

/**
 * The costs of the Gatling. It fires when the roll is final, or with one more symbol while dice may still be rolled.
 */
function gatlingIn(view: View): Costs {
  const op = view.stack.at(-1)?.op ?? '';
  if (view.winners !== null || !BEFORE_IT_FIRES.includes(op)) return NONE;
  const position = positionOf(view);
  return gatlingsMissing(position) <= (op === 'again' ? 1 : 0) ? costsOfGatling(position) : NONE;
}
