// Hard Liquor: a wounded player may skip phase 1 for a life point.

import { done, type Seat } from '@posse/engine';
import { type Pass, pass, type UseEvent, useEvent } from '../../answers.ts';
import { heal } from '../../base/rules/life-gain.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, type State } from '../../state.ts';
import { isHurt } from '../../table/life-points.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The question whether to skip phase 1, `usual`, for a life point. */
    hardLiquor: { readonly who: Seat; readonly usual: readonly Frame[] };
  }
  interface Answers {
    hardLiquor: UseEvent | Pass;
  }
}

export const liquorInstead = (t: State, me: Seat, usual: readonly Frame[]): readonly Frame[] =>
  isHurt(t, me) || isOn(t, 'liquor-at-full-life') ? [{ op: 'hardLiquor', who: me, usual }] : usual;

export const hardLiquorRule: Rule<'hardLiquor'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    list.push(useEvent(who), pass(who));
  },
  on: {
    event: (_t, { who }) => done(heal(who, 1)),
    pass: (_t, { usual }) => done(...usual),
  },
};
