// The set of promotional characters.

import type { CardSet } from '../catalogue/kinds.ts';
import { compileCharacters } from '../effects/entries.ts';
import { characters } from './characters.ts';
import { giftRule, sackRule } from './rules/gifts.ts';
import { texts } from './texts.ts';

export const promos = {
  id: 'promos',
  characters: compileCharacters(characters),
  texts,
  rules: {
    sack: sackRule,
    gift: giftRule,
  },
} satisfies CardSet;
