// Dodge City: green cards, prices, fifteen characters, three and eight players.

import type { CardSet } from '../catalogue/kinds.ts';
import { compileCharacters, compileKinds } from '../effects/entries.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { deck } from './deck.ts';
import { options } from './options.ts';
import { brawlRule } from './rules/brawl.ts';
import { copyRule } from './rules/copy.ts';
import { fromATableRule } from './rules/from-a-table.ts';
import { tables } from './tables.ts';
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
