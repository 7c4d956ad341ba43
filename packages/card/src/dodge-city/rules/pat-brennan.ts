// Pat Brennan: may take a card in play instead of drawing.

import { done, type Seat } from '@posse/engine';
import { type ChooseFrom, type ChoosePick, chooseFrom, choosePick } from '../../answers.ts';
import { draw } from '../../base/rules/card-draw.ts';
import { take } from '../../base/rules/card-theft.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, isOn, type Phase1, playerAt } from '../../state.ts';
import { livingFrom } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    fromATable: { readonly who: Seat; readonly count: number; readonly phase1: Phase1 };
  }
  interface Answers {
    fromATable: ChoosePick<'draw pile'> | ChooseFrom<CardId>;
  }
}

export const fromATable = (who: Seat, count: number): Frame => ({ op: 'fromATable', who, count, phase1: null });

export const fromATableRule: Rule<'fromATable'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    list.push(choosePick(who, 'draw pile'));
    for (const at of livingFrom(t, who))
      if (at !== who || !isOn(t, 'pat-only-others'))
        for (const card of playerAt(t, at).inPlay) list.push(chooseFrom(who, at, card));
  },
  on: {
    choose(t, { who, count, phase1 }, { at, prey }) {
      if (at === null) return done(draw(who, count, phase1));
      const more = isOn(t, 'pat-and-train') ? Math.max(0, count - 2) : 0;
      return done(take(who, at, prey, phase1), draw(who, more, phase1));
    },
  },
};
