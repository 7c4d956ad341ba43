// Handcuffs: after phase 1 a player names the only suit to play.

import { done, type Seat } from '@posse/engine';
import { type ChoosePick, choosePick } from '../../answers.ts';
import { SUITS } from '../../catalogue/catalogue.ts';
import type { CardKind } from '../../catalogue/entry-types.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, isOn, playerAt, type State, type Suit } from '../../state.ts';
import { suitOf } from '../../table/powers-in-force.ts';

declare module '../../frames.ts' {
  interface Frames {
    handcuffs: { readonly who: Seat };
  }
  interface Answers {
    handcuffs: ChoosePick<Suit>;
  }
}

export const handcuffs = (who: Seat): Frame => ({ op: 'handcuffs', who });

/** The reason why Handcuffs forbid to play a card. Discarding it does not count as playing (R-HN-CUFF-2). */
export function inHandcuffs(t: State, me: Seat, kind: CardKind, card: CardId, giveUp: boolean): 'handcuffs' | null {
  if (giveUp || t.turn !== me || t.suit === null || suitOf(t, card) === t.suit) return null;
  return isOn(t, 'cuffed-beer') && kind.beer && isDying(t, me) ? null : 'handcuffs';
}

const isDying = (t: State, who: Seat): boolean => playerAt(t, who).life <= 0 && !playerAt(t, who).undead;

export const handcuffsRule: Rule<'handcuffs'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    for (const suit of Object.values(SUITS)) list.push(choosePick(who, suit));
  },
  on: {
    choose(t, { who }, { pick }) {
      t.suit = pick;
      tell(t, 'named', { who, pick });
      return done();
    },
  },
};
