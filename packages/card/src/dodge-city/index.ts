// Dodge City: green cards, prices, fifteen characters, three and eight players.

import type { CardSet } from '../catalogue/entry-types.ts';
import { compileCharacters, compileKinds } from '../effects/entry-data.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { deck } from './deck.ts';
import { options } from './options.ts';
import { brawlRule } from './rules/brawl.ts';
import { fromATableRule } from './rules/pat-brennan.ts';
import { copyRule } from './rules/vera-custer.ts';
import { tables } from './tables-of-three-and-eight.ts';
import { texts } from './texts.ts';

export const dodgeCity = {
  id: 'dodge-city',
  kinds: compileKinds(cards),
  deck,
  characters: compileCharacters(characters),
  tables,
  options,
  texts,
  rules: {
    brawl: brawlRule,
    copy: copyRule,
    fromATable: fromATableRule,
  },
} satisfies CardSet;
