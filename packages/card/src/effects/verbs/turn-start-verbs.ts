// The verbs of a card in play at the start of a turn, as Dynamite.

import type { Frame } from '../../frames.ts';
import type { Cast } from '../effect-context.ts';
import { type Cause, verb } from '../verb-interface.ts';

const forThisCard = <const Name extends string>(
  name: Name,
  op: 'explode' | 'passOn' | 'leaveJail' | 'stayInJail',
  causes: readonly Cause[] = [],
) =>
  verb({
    do: name,
    fields: {},
    needs: ['this card'],
    frames:
      () =>
      ({ me, card }: Cast): readonly Frame[] =>
        card === null ? [] : [{ op, who: me, card }],
    causes,
  });

/** Sentence: this card is discarded and costs three life points. */
export const explode = forThisCard('explode', 'explode', ['life lost']);
/** Sentence: this card goes to the next player on the left who has none of its name. */
export const passOn = forThisCard('pass-on', 'passOn');
/** Sentence: this card is discarded. */
export const discardThis = forThisCard('discard-this', 'leaveJail');
/** Sentence: this card is discarded, and the rest of the turn is lost. */
export const loseTurn = forThisCard('lose-turn', 'stayInJail');
