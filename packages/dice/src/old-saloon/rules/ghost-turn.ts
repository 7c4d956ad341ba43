// The ghost: rolls two dice, and haunts somebody's next turn with one result.

import { done, type Seat } from '@posse/engine';
import { type Assign, assign } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Rule } from '../../frames.ts';
import { livingFrom } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    haunt: { readonly who: Seat };
  }
  interface Answers {
    haunt: Assign;
  }
}

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
      t.haunting = { who: at, face, twice };
      tell(t, 'haunting', { haunting: t.haunting });
      return done();
    },
  },
};
