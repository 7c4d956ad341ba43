// All rulings of the card game.

import type { Ruling } from '../ruling.ts';
import { baseCharacters } from './base-characters.ts';
import { cards } from './cards.ts';
import { dodgeCityCards } from './dodge-city-cards.ts';
import { dodgeCityCharacters } from './dodge-city-characters.ts';
import { ending } from './ending.ts';
import { fighting } from './fighting.ts';
import { fistful } from './fistful.ts';
import { highNoon } from './high-noon.ts';
import { turn } from './turn.ts';

export const CARD_RULINGS: readonly Ruling[] = [
  ...turn,
  ...fighting,
  ...cards,
  ...dodgeCityCards,
  ...baseCharacters,
  ...dodgeCityCharacters,
  ...highNoon,
  ...fistful,
  ...ending,
];
