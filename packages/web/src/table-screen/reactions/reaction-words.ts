// Texts of reactions.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { isReaction, type Reaction } from '@posse/protocol';

const WORDS: Readonly<Record<Reaction, MessageDescriptor>> = {
  howdy: msg`Howdy!`,
  'nice-shot': msg`Nice shot!`,
  'missed-me': msg`Missed me!`,
  ouch: msg`Ouch!`,
  sorry: msg`Sorry, partner`,
  thanks: msg`Much obliged`,
  'trust-me': msg`Trust me`,
  doubts: msg`I have my doubts`,
  hurry: msg`Get a move on!`,
  thinking: msg`Let me think`,
  'pure-luck': msg`Pure luck!`,
  drinks: msg`Drinks are on me`,
};

/** Returns a function that words a reaction: three dots for one that only a newer server knows. */
export function useReactionWords(): (gesture: string) => string {
  const { _ } = useLingui();
  return (gesture) => (isReaction(gesture) ? _(WORDS[gesture]) : '…');
}
