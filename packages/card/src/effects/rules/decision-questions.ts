// The questions of effects: whether to do something, and which player.
// The frames hold what follows from each answer.

import { done, doneAll, type Seat } from '@posse/engine';
import { type ChoosePick, type ChooseSeat, choosePick, chooseSeat } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isAlive } from '../../table/seat-order.ts';

interface Asked {
  readonly who: Seat;
  /** The key of the card, or the id of the character, event or set. */
  readonly with: string;
}

declare module '../../frames.ts' {
  interface Frames {
    mayDo: Asked & { readonly yes: readonly Frame[]; readonly no: readonly Frame[] };
    choosePlayer: Asked & { readonly choices: readonly { readonly at: Seat; readonly frames: readonly Frame[] }[] };
  }
  interface Answers {
    mayDo: ChoosePick<'yes' | 'no'>;
    choosePlayer: ChooseSeat;
  }
}

export const mayDoRule: Rule<'mayDo'> = {
  who: (f) => f.who,
  open: (t, { who }) => isAlive(t, who),
  offers(_t, { who }, list) {
    list.push(choosePick(who, 'yes'), choosePick(who, 'no'));
  },
  on: {
    choose: (_t, { yes, no }, { pick }) => doneAll(pick === 'yes' ? yes : no),
  },
};

export const choosePlayerRule: Rule<'choosePlayer'> = {
  who: (f) => f.who,
  open: (t, { who, choices }) => isAlive(t, who) && choices.some(({ at }) => isAlive(t, at)),
  offers(t, { who, choices }, list) {
    for (const { at } of choices) if (isAlive(t, at)) list.push(chooseSeat(who, at));
  },
  on: {
    choose: (_t, { choices }, { at }) => done(...(choices.find((one) => one.at === at)?.frames ?? [])),
  },
};
