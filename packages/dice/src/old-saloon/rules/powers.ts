// What the special roles do that answer to a moment.

import { done, type Fallen, nothing, type Seat } from '@posse/engine';
import { type Answer, choosePick, roll } from '../../answers.ts';
import { bury } from '../../base/rules/death.ts';
import type { Points } from '../../base/rules/losses.ts';
import { rolled, turn } from '../../base/rules/turn.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Face, isOn, playerAt, type State } from '../../state.ts';
import { allDice, lying, throwDice } from '../../table/dice.ts';
import { setLife } from '../../table/seats.ts';
import { putAllBack, putBack } from '../../table/tokens.ts';
import { judged, type React } from './react.ts';

declare module '../../frames.ts' {
  interface Frames {
    turnedDie: { readonly who: Seat; readonly die: number; readonly face: Face };
    /** Il Baro: all dice again, and that counts. */
    rethrow: { readonly who: Seat };
    rescue: { readonly who: Seat };
    /** A rescued player may put back all his arrows. */
    rescued: { readonly who: Seat };
  }
  interface Answers {
    rethrow: 'roll';
    rescued: 'choose';
  }
}

/** What a reveal leads to; `rest` is the same moment with those who are still to be asked. */
export function useReaction(t: State, rest: React, { seat: me, pick, at, dice, face }: Answer): readonly Frame[] {
  switch (pick) {
    case 'dottore':
      return [judged(me, pick, [{ op: 'turnedDie', who: t.turn, die: dice[0] as number, face: face as Face }]), rest];
    case 'baro':
      return [judged(me, pick, [{ op: 'rethrow', who: rest.who }], [rest])];
    case 'giudice':
      return [judged(me, pick, [...rest.struck])];
    case 'cattivo': {
      const points: Points = rest.points.filter(([who]) => who !== at);
      return [judged(me, pick, [{ op: 'gained', points }], [rest])];
    }
    case 'mano-sinistra': {
      const fallen: readonly Fallen[] = rest.fallen.filter(({ who }) => who !== at);
      const others = fallen.length === 0 ? [] : [bury(fallen)];
      return [judged(me, pick, [{ op: 'rescue', who: at as Seat }, ...others], [rest])];
    }
    case 'mano-destra':
      return [judged(me, pick, [turn(me, true)], rest.next)];
    default:
      return [rest];
  }
}

export const turnedDieRule: Rule<'turnedDie'> = (t, { who, die, face }) => {
  t.dice = t.dice.map((one, place) => (place === die ? lying(one.kind, face, true) : one));
  tell(t, 'dice', { who, dice: t.dice, rolls: t.rolls });
  return nothing;
};

export const rethrowRule: Rule<'rethrow'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    list.push(roll(who));
  },
  on: {
    roll(t, { who }) {
      if (isOn(t, 'baro-undoes-arrows'))
        for (let n = Math.min(t.lastArrows, playerAt(t, who).arrows); n > 0; n--) putBack(t, who, 'arrow');
      t.final = true;
      throwDice(t, who, allDice(t));
      return done(rolled(who));
    },
  },
};

export const rescueRule: Rule<'rescue'> = (t, { who }) => {
  setLife(t, who, 2);
  return [{ op: 'rescued', who }];
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
