// The Daltons: everybody in turn discards a blue card of their choice from play.

import { done, type Seat } from '@posse/engine';
import { type Discard, discard } from '../../answers.ts';
import { kindOf } from '../../catalogue/catalogue.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromTable } from '../../table/card-moves.ts';

declare module '../../frames.ts' {
  interface Frames {
    daltons: { readonly who: Seat };
  }
  interface Answers {
    daltons: Discard;
  }
}

export const daltons = (who: Seat): Frame => ({ op: 'daltons', who });

const blueCards = (t: State, who: Seat): CardId[] =>
  playerAt(t, who).inPlay.filter((card) => kindOf(t, card).border === 'blue');

export const daltonsRule: Rule<'daltons'> = {
  who: (f) => f.who,
  open: (t, { who }) => blueCards(t, who).length > 0,
  offers(t, { who }, list) {
    for (const card of blueCards(t, who)) list.push(discard(who, card));
  },
  on: {
    discard(t, { who }, { card }) {
      discardFromTable(t, who, card);
      return done();
    },
  },
};
