// The set of promotional characters.

import type { CardSet } from '../catalogue/entry-types.ts';
import { compileCharacters } from '../effects/entry-data.ts';
import { characters } from './characters.ts';
import { giftRule, sackRule } from './rules/claus-the-saint.ts';
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
