// Duel: both players discard BANG! cards in turn until one of them stops.
// That player loses a life point.

import { done, nothing, type Seat } from '@posse/engine';
import { type Discard, discard, type Pass, pass } from '../../answers.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { giveUp } from '../../table/card-moves.ts';
import { framesFromHook } from '../../table/powers-in-force.ts';
import { isAlive } from '../../table/seat-order.ts';
import { bangsIn } from './bang.ts';
import { hurt } from './life-loss.ts';

declare module '../../frames.ts' {
  interface Frames {
    duel: {
      /** The player who plays the Duel, and causes its outcome, even against themselves (R-DUEL-09). */
      readonly by: Seat;
      readonly now: Seat;
      readonly next: Seat;
    };
  }
  interface Answers {
    duel: Discard | Pass;
  }
}

export const duel = (by: Seat, now: Seat, next: Seat): Frame => ({ op: 'duel', by, now, next });

export const duelRule: Rule<'duel'> = {
  who: (d) => d.now,
  open: (t, d) => isAlive(t, d.now) && playerAt(t, d.now).hand.length > 0,
  closes: (t, d) => (isAlive(t, d.now) ? lost(d) : nothing),
  offers(t, d, list) {
    for (const card of bangsIn(t, d.now)) list.push(discard(d.now, card));
    list.push(pass(d.now));
  },
  on: {
    discard(t, d, { card }) {
      giveUp(t, d.now, card);
      const earned = framesFromHook(t, d.now, t.catalogue.hooks.answers, ({ answers }) => answers?.(t, d.now));
      for (const frame of earned) t.waiting.push({ seat: d.now, cause: 'dueling', frame });
      return done(duel(d.by, d.next, d.now));
    },
    pass: (_t, d) => done(...lost(d)),
  },
};

const lost = (d: FrameFor<'duel'>): readonly Frame[] => [hurt(d.now, 1, d.by)];
