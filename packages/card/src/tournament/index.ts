// The tournament variant: one of two characters for everybody, and a life point for every new draw pile.

import type { CardSet } from '../kinds.ts';
import { power } from '../power.ts';
import { options } from './options.ts';
import { chooseCharacterRule, offerCharacters } from './rules/choose-character.ts';
import { payAtTurn, payToll } from './rules/toll.ts';
import { texts } from './texts.ts';

export const tournament = {
  id: 'tournament',
  power: power({ beforeDeal: offerCharacters, newDeck: payToll, turnStarts: payAtTurn }),
  options,
  texts,
  rules: { chooseCharacter: chooseCharacterRule },
} satisfies CardSet;
