// The Doctor: the players with the fewest life points regain one.

import type { Seat } from '@posse/engine';
import { heal } from '../../base/rules/life-gain.ts';
import type { Frame } from '../../frames.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { isHurt } from '../../table/life-points.ts';
import { livingFrom } from '../../table/seat-order.ts';

export function treatLowest(t: State, leader: Seat): readonly Frame[] {
  const living = livingFrom(t, leader);
  const patients = isOn(t, 'doctor-for-the-hurt') ? living.filter((who) => isHurt(t, who)) : living;
  const lowest = Math.min(...patients.map((who) => playerAt(t, who).life));
  return patients.filter((who) => playerAt(t, who).life === lowest).map((who) => heal(who, 1));
}
