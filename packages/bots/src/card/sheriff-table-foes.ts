// Foes in the card game at tables with a Sheriff.

import type { Role, Seat } from '@posse/engine';
import { foesOf, type Wants } from '../likely-foes.ts';
import type { PlayStyle } from '../play-style.ts';
import type { Beliefs } from '../role-beliefs.ts';
import type { OpenPlayer } from './card-situation.ts';
import { renegadeWants } from './renegade-foes.ts';

/**
 * How much of a foe each role is: Sheriff, Deputy, Outlaw, Renegade. At 1 a life point of theirs counts as much as
 * mine.
 */
const WANTS: Wants = {
  sheriff: [-1, -0.85, 0.85, 0.45],
  deputy: [-1, -0.85, 0.9, 0.4],
  outlaw: [1, 0.6, -1.1, 0.45],
  // The Renegade needs the Sheriff alive until only the two are left.
  renegade: [-0.6, 0.8, 1, 0.8],
};

/** How much I want to harm each seat; negative to spare it. */
export function foesAt(
  players: readonly OpenPlayer[],
  known: readonly (Role | null)[],
  me: Seat,
  role: Role | null,
  beliefs: Beliefs,
  { foresight }: PlayStyle,
  grudges: readonly number[] | null,
): readonly number[] {
  const isCrafty = foresight > 0 && role === 'renegade';
  const wants = isCrafty ? { ...WANTS, renegade: renegadeWants(players, known, me, beliefs) } : WANTS;
  const foes = foesOf(players, known, me, role, beliefs, wants);
  if (grudges !== null)
    for (let place = 0; place < foes.length; place++)
      foes[place] = (foes[place] as number) + (grudges[place] as number);
  return foes;
}
