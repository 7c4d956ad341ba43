// Valuable dice, which a careless tap must not roll again.
// These are beers for a hurt player, Gatlings that nearly fire, and three shots or more. A die that was touched is not
// guarded.

import { gatlingsMissing, type View } from '@posse/dice';
import { symbolOf } from '../answer/dice-answer-picks.ts';
import { positionOf } from '../dice-distances.ts';

const MANY_SHOTS = 3;

/** The valuable dice among these indices. */
export function worthKeeping(view: View, places: readonly number[]): number[] {
  const { haunts, dice, players, turn } = view;
  if (haunts) return [];
  const showing = (...symbols: string[]): number[] =>
    places.filter((place) => symbols.includes(symbolOf(dice[place]?.face ?? 'arrow')));
  const { life, maxLife } = players[turn] ?? { life: 0, maxLife: 0 };
  const shots = showing('1', '2');
  const gatlings = showing('gatling');
  const kept = [
    ...(life < maxLife ? showing('beer') : []),
    ...(gatlings.length > 0 && gatlingsMissing(positionOf(view)) <= 1 ? gatlings : []),
    ...(shots.length >= MANY_SHOTS ? shots : []),
  ];
  return kept.sort((one, other) => one - other);
}
