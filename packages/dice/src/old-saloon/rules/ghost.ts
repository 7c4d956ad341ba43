// The ghost: the first one out throws two dice in his turn, and one result haunts somebody's next turn.

import { done, type Role, type Seat } from '@posse/engine';
import { assign } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { livingFrom } from '../../table/seats.ts';

declare module '../../frames.ts' {
  interface Frames {
    haunt: { readonly who: Seat };
  }
  interface Answers {
    haunt: 'assign';
  }
}

/** A Renegade's ghost plays for the Outlaws at tables of five and seven, for the law at tables of six and eight. */
export function sideOfGhost(t: State): Role {
  const role = t.ghost === null ? 'outlaw' : playerAt(t, t.ghost).role;
  if (role !== 'renegade') return role;
  return t.players.length % 2 === 1 ? 'outlaw' : 'deputy';
}

export const haunt = (_t: State, who: Seat): readonly Frame[] => [
  { op: 'haunt', who },
  { op: 'turnEnd', who },
];

export const hauntRule: Rule<'haunt'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    const faces = new Set(t.dice.map(({ face }) => face));
    for (const at of livingFrom(t, who))
      for (const face of faces) {
        list.push(assign(who, face, at, false));
        if (faces.size === 1) list.push(assign(who, face, at, true));
      }
  },
  on: {
    assign(t, _f, { at, face, twice }) {
      t.haunting = { who: at as Seat, face: face ?? 'arrow', twice };
      tell(t, 'haunting', { haunting: t.haunting });
      return done();
    },
  },
};
