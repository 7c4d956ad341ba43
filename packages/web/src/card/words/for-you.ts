// What one did not have, when the table has answered for one.

import { msg } from '@lingui/core/macro';
import type { View } from '@posse/card';
import type { Status } from '../../session/status.ts';
import { calm, type StatusWords, spoken } from '../../telling/teller.ts';
import { type CardTeller, useCardTellers } from './teller.ts';

export function useForYouWords(): (view: View, op: string | undefined) => Status {
  const tellers = useCardTellers();
  return (view, op) => forYouWords(tellers(view.viewer), op);
}

export const forYouWords = (t: CardTeller, op: string | undefined): Status => spoken(t, wordsFor(t, op));

function wordsFor(t: CardTeller, op: string | undefined): StatusWords {
  switch (op) {
    case 'shot':
      return lacking(t, 'missed');
    case 'duel':
    case 'indians':
      return lacking(t, 'bang');
    case 'dying':
      return lacking(t, 'beer');
    case 'phase2':
      return calm(msg`You have nothing to play`, msg`Your turn ends by itself`);
    default:
      return calm(msg`You have no choice`, msg`The only answer is given for you`);
  }
}

function lacking(t: CardTeller, key: string): StatusWords {
  const card = t.kind(key);
  return calm(msg`You have no ${card} to answer with`, msg`The only answer is given for you`);
}
