// A Fistful of Cards: fifteen more events.

import type { CardSet } from '../catalogue/entry-types.ts';
import { compileEvents } from '../effects/entry-data.ts';
import { eventDeckChanges } from '../setup/event-decks.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { bloodBrothersRule } from './rules/blood-brothers.ts';
import { riseRule } from './rules/dead-man.ts';
import { hardLiquorRule } from './rules/hard-liquor.ts';
import { guessedRule, guessRule } from './rules/peyote.ts';
import { exchangeRule, ranchRule } from './rules/ranch.ts';
import { rouletteGoesOnRule, rouletteRule } from './rules/russian-roulette.ts';
import { texts } from './texts.ts';

export const fistful = {
  id: 'fistful',
  events: compileEvents(events),
  options,
  texts,
  changes: eventDeckChanges,
  rules: {
    bloodBrothers: bloodBrothersRule,
    rise: riseRule,
    hardLiquor: hardLiquorRule,
    guess: guessRule,
    guessed: guessedRule,
    ranch: ranchRule,
    exchange: exchangeRule,
    roulette: rouletteRule,
    rouletteGoesOn: rouletteGoesOnRule,
  },
} satisfies CardSet;
