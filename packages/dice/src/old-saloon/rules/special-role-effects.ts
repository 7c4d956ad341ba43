// Effects of special roles at moments: a turned die, a new roll, a rescue.

import { done, nothing, type Seat } from '@posse/engine';
import { type ChoosePick, choosePick, type Roll, roll } from '../../answers.ts';
import { rolled } from '../../base/rules/turn-phases.ts';
import { tellDice } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Face, isOn, playerAt } from '../../state.ts';
import { putAllBack, putBack } from '../../table/arrow-tokens.ts';
import { allDice, dieShowing, throwDice } from '../../table/rolled-dice.ts';
import { powerOf, setLife } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    turnedDie: { readonly who: Seat; readonly die: number; readonly face: Face };
    /** Il Baro: all dice are rolled again, and the new roll counts. */
    rethrow: { readonly who: Seat };
    /** Saves a player from elimination after the loss of this many points. */
    rescue: { readonly who: Seat; readonly lost: number };
    /** Asks a rescued player whether to return all arrows. */
    rescued: { readonly who: Seat };
  }
  interface Answers {
    rethrow: Roll;
    rescued: ChoosePick<'yes' | 'no'>;
  }
}

export const turnedDieRule: Rule<'turnedDie'> = (t, { who, die, face }) => {
  t.dice = t.dice.map((one, place) => (place === die ? dieShowing(one.kind, face, true) : one));
  tellDice(t, who);
  return nothing;
};

export const rethrowRule: Rule<'rethrow'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    list.push(roll(who));
  },
  on: {
    roll(t, { who }) {
      if (isOn(t, 'baro-undoes-arrows')) for (const one of t.lastArrows) putBack(t, one.who, one.token);
      t.final = true;
      throwDice(t, who, allDice(t));
      return done(...rolled(t, who));
    },
  },
};

/** Rescues a player. Pedro Ramirez first returns arrows for the wound (DR-099). */
export const rescueRule: Rule<'rescue'> = (t, { who, lost }) => {
  setLife(t, who, 2);
  const rescued: Frame = { op: 'rescued', who };
  return powerOf(t, who).returnsArrows ? [{ op: 'returnOwn', who, left: lost }, rescued] : [rescued];
};

export const rescuedRule: Rule<'rescued'> = {
  who: (f) => f.who,
  open: (t, { who }) => playerAt(t, who).arrows > 0 || playerAt(t, who).chief,
  offers(_t, { who }, list) {
    list.push(choosePick(who, 'yes'), choosePick(who, 'no'));
  },
  on: {
    choose(t, { who }, { pick }) {
      if (pick === 'yes') putAllBack(t, who);
      return done();
    },
  },
};
