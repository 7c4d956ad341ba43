// Indians!: everybody else discards a BANG! or loses a life point.

import { done, nothing, type Seat } from '@posse/engine';
import { type Discard, discard, type Pass, pass } from '../../answers.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { giveUp } from '../../table/card-moves.ts';
import { framesFromHook } from '../../table/powers-in-force.ts';
import { isAlive } from '../../table/seat-order.ts';
import { bangsIn } from './bang.ts';
import { unlessWon } from './deaths.ts';
import { hurt } from './life-loss.ts';

declare module '../../frames.ts' {
  interface Frames {
    indians: { readonly by: Seat; readonly at: Seat };
  }
  interface Answers {
    indians: Discard | Pass;
  }
}

export const indians = (by: Seat, at: Seat): Frame => ({ op: 'indians', by, at });

export const indiansRule: Rule<'indians'> = {
  who: (f) => f.at,
  open: (t, { at }) => isAlive(t, at) && playerAt(t, at).hand.length > 0,
  closes: (t, f) => (isAlive(t, f.at) ? raided(f) : nothing),
  offers(t, { at }, list) {
    for (const card of bangsIn(t, at)) list.push(discard(at, card));
    list.push(pass(at));
  },
  on: {
    discard(t, { at }, { card }) {
      giveUp(t, at, card);
      return done(...unlessWon(framesFromHook(t, at, t.catalogue.hooks.answers, ({ answers }) => answers?.(t, at))));
    },
    pass: (_t, f) => done(...raided(f)),
  },
};

const raided = ({ by, at }: FrameFor<'indians'>): readonly Frame[] => [hurt(at, 1, by)];
