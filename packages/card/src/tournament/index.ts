// The tournament variant: a life point for every new draw pile.

import type { CardSet } from '../catalogue/entry-types.ts';
import { power } from '../power.ts';
import { options } from './options.ts';
import { payAtTurn, payToll } from './rules/new-pile-toll.ts';
import { texts } from './texts.ts';

export const tournament = {
  id: 'tournament',
  power: power({ newDeck: payToll, turnStarts: payAtTurn }),
  options,
  texts,
} satisfies CardSet;
