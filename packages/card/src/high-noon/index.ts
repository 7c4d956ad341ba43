// High Noon: fifteen events, one per round.

import type { CardSet } from '../catalogue/entry-types.ts';
import { compileEvents } from '../effects/entry-data.ts';
import { eventDeckChanges } from '../setup/event-decks.ts';
import { ALL_EVENTS, numberOption } from '../setup/number-options.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { ghostLeavesRule, hauntRule } from './rules/ghost-town.ts';
import { handcuffsRule } from './rules/handcuffs.ts';
import { newIdentityRule } from './rules/new-identity.ts';
import { daltonsRule } from './rules/the-daltons.ts';
import { texts } from './texts.ts';

export const highNoon = {
  id: 'high-noon',
  events: compileEvents(events),
  options,
  numbers: [numberOption('events', eventDeckChanges, { from: 1, to: ALL_EVENTS, byDefault: 12 })],
  texts,
  changes: eventDeckChanges,
  rules: {
    haunt: hauntRule,
    ghostLeaves: ghostLeavesRule,
    daltons: daltonsRule,
    handcuffs: handcuffsRule,
    newIdentity: newIdentityRule,
  },
} satisfies CardSet;
