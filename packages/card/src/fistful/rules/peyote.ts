// Peyote: a player guesses colours of cards instead of drawing.
// Cards that were guessed right are kept.

import { done, nothing, type Seat } from '@posse/engine';
import { type ChoosePick, choosePick, type Pass, pass } from '../../answers.ts';
import { firstThen, isRed } from '../../base/rules/card-draw.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn } from '../../state.ts';
import { fromAsideToDiscard, fromAsideToHand, reshuffle, setAside } from '../../table/card-moves.ts';
import { isAlive } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    guess: { readonly who: Seat; readonly right: number };
    /** The frame after a colour was named, which turns up the next card. */
    guessed: { readonly who: Seat; readonly right: number; readonly colour: string };
  }
  interface Answers {
    guess: ChoosePick<'red' | 'black'> | Pass;
  }
}

export const guess = (who: Seat, right: number): Frame => ({ op: 'guess', who, right });

/** Asks for a colour. A player who has guessed right may stop (R-FOC-PEYOTE-4). */
export const guessRule: Rule<'guess'> = {
  who: (f) => f.who,
  open: (t, { who }) => isAlive(t, who) && t.deck.length + t.discard.length > 0,
  offers(t, { who, right }, list) {
    list.push(choosePick(who, 'red'), choosePick(who, 'black'));
    if (right > 0 && !isOn(t, 'peyote-to-the-end')) list.push(pass(who));
  },
  on: {
    choose(t, { who, right }, { pick }) {
      tell(t, 'named', { who, pick });
      return done({ op: 'guessed', who, right, colour: pick });
    },
    pass: () => done(),
  },
};

export const guessedRule: Rule<'guessed'> = (t, f) => {
  if (!isAlive(t, f.who)) return nothing;
  const before = firstThen(t, f.who, f);
  if (before !== null) return before;
  const card = setAside(t, null);
  if (card === null) return nothing;
  const isRight = isRed(t, card) === (f.colour === 'red');
  if (isRight) fromAsideToHand(t, f.who, card, null);
  else fromAsideToDiscard(t, card);
  reshuffle(t);
  return isRight ? [guess(f.who, f.right + 1)] : nothing;
};
