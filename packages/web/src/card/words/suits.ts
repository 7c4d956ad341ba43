// What can be named aloud: a suit, or one of the two colours.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Named {
  /** Within a sentence. */
  readonly said: MessageDescriptor;
  /** On a button. */
  readonly shown: MessageDescriptor;
}

const NAMED: Readonly<Record<string, Named>> = {
  hearts: { said: msg`hearts`, shown: msg`Hearts` },
  diamonds: { said: msg`diamonds`, shown: msg`Diamonds` },
  clubs: { said: msg`clubs`, shown: msg`Clubs` },
  spades: { said: msg`spades`, shown: msg`Spades` },
  red: { said: msg({ message: 'red', context: 'a colour named in a guess' }), shown: msg`Red` },
  black: { said: msg({ message: 'black', context: 'a colour named in a guess' }), shown: msg`Black` },
};

/** Null for what only a house set knows. */
export const named = (pick: string): Named | null => (Object.hasOwn(NAMED, pick) ? (NAMED[pick] ?? null) : null);
