// Arrows that abilities of Kit Carlson and Pedro Ramirez return one by one.

import { done, type Seat } from '@posse/engine';
import { type Ability, ability, type ChoosePick, choosePick, type Pass, pass } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, type State, type Token } from '../../state.ts';
import { heldBy, putBack } from '../../table/arrow-tokens.ts';
import { isAlive } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** One token of `at` returns; `who` chooses which one. */
    returnToken: { readonly who: Seat; readonly at: Seat };
    /** Pedro Ramirez may return this many arrows. */
    returnOwn: { readonly who: Seat; readonly left: number };
  }
  interface Answers {
    returnToken: ChoosePick<Token>;
    returnOwn: Ability | Pass;
  }
}

const returnable = (t: State, at: Seat): Token[] =>
  heldBy(t, at).filter((token) => token === 'arrow' || !isOn(t, 'untouchable-chief'));

/** The frame that returns a token of a player; null if they have none. */
export const returnOne = (t: State, who: Seat, at: Seat): Frame | null =>
  returnable(t, at).length === 0 ? null : { op: 'returnToken', who, at };

export const returnTokenRule: Rule<'returnToken'> = {
  who: (f) => f.who,
  open: (t, { at }) => returnable(t, at).length > 1,
  closes(t, { at }) {
    const [only] = returnable(t, at);
    if (only !== undefined) putBack(t, at, only);
    return [];
  },
  offers(t, { who, at }, list) {
    for (const token of returnable(t, at)) list.push(choosePick(who, token));
  },
  on: {
    choose(t, { at }, { pick }) {
      putBack(t, at, pick);
      return done();
    },
  },
};

export const returnOwnRule: Rule<'returnOwn'> = {
  who: (f) => f.who,
  open: (t, { who, left }) => left > 0 && isAlive(t, who) && returnable(t, who).length > 0,
  offers(_t, { who }, list) {
    list.push(ability(who), pass(who));
  },
  on: {
    ability: (_t, { who, left }) => done({ op: 'returnToken', who, at: who }, { op: 'returnOwn', who, left: left - 1 }),
    pass: () => done(),
  },
};
