// Changes of life points.

import type { Seat } from '@posse/engine';
import { tell } from '../facts.ts';
import { playerAt, type State } from '../state.ts';

export function setLife(t: State, who: Seat, life: number): void {
  const player = playerAt(t, who);
  if (player.life === life) return;
  player.life = life;
  if (t.facts !== null) tell(t, 'life', { who, life });
}

export const isHurt = (t: State, who: Seat): boolean => {
  const { life, maxLife } = playerAt(t, who);
  return life < maxLife;
};
