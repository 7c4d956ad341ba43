// Blood Brothers: a player may give a life point at the start of a turn.
// The receiver must be wounded, and the giver keeps at least one point.

import { done, type Seat } from '@posse/engine';
import { type Pass, pass, type UseEvent, useEvent } from '../../answers.ts';
import { heal } from '../../base/rules/life-gain.ts';
import { hurt } from '../../base/rules/life-loss.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { isHurt } from '../../table/life-points.ts';
import { others } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    bloodBrothers: { readonly who: Seat };
  }
  interface Answers {
    bloodBrothers: UseEvent | Pass;
  }
}

const giveBlood = (who: Seat): Frame => ({ op: 'bloodBrothers', who });

export const bloodBeforeChecks = (t: State, me: Seat): readonly Frame[] =>
  isOn(t, 'blood-after-checks') ? [] : [giveBlood(me)];

export const bloodAfterChecks = (t: State, me: Seat): readonly Frame[] =>
  isOn(t, 'blood-after-checks') && !t.skipped ? [giveBlood(me)] : [];

const hurtOthers = (t: State, who: Seat): Seat[] => others(t, who).filter((at) => isHurt(t, at));

export const bloodBrothersRule: Rule<'bloodBrothers'> = {
  who: (f) => f.who,
  open: (t, { who }) => playerAt(t, who).life > 1 && hurtOthers(t, who).length > 0,
  offers(t, { who }, list) {
    for (const at of hurtOthers(t, who)) list.push(useEvent(who, [], at));
    list.push(pass(who));
  },
  on: {
    event: (_t, { who }, { at }) => done(hurt(who, 1, who), ...(at === null ? [] : [heal(at, 1)])),
    pass: () => done(),
  },
};
