// High Noon: fifteen events, one a round.

import type { CardSet } from '../kinds.ts';
import { option } from '../options.ts';
import { events } from './events.ts';
import { daltonsRule } from './rules/daltons.ts';
import { ghostLeavesRule, hauntRule } from './rules/ghosts.ts';
import { handcuffsRule } from './rules/handcuffs.ts';
import { newIdentityRule } from './rules/new-identity.ts';
import { texts } from './texts.ts';

export const highNoon = {
  id: 'high-noon',
  events,
  options: [
    option('long-event-deck'),
    option('doctor-for-the-hurt'),
    option('ghosts-do-not-heal'),
    option('random-new-identity'),
    option('sermon-forbids-costs'),
    option('cuffed-beer'),
    option('one-event-deck'),
  ],
  texts,
  rules: {
    haunt: hauntRule,
    ghostLeaves: ghostLeavesRule,
    daltons: daltonsRule,
    handcuffs: handcuffsRule,
    newIdentity: newIdentityRule,
  },
} satisfies CardSet;
