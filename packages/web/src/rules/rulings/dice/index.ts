// All rulings of the dice game.

import type { Ruling } from '../ruling.ts';
import { baseCharacters } from './base-characters.ts';
import { ending } from './ending.ts';
import { faces } from './faces.ts';
import { modules } from './modules.ts';
import { saloonCharacters } from './saloon-characters.ts';
import { specialRoles } from './special-roles.ts';
import { turn } from './turn.ts';

export const DICE_RULINGS: readonly Ruling[] = [
  ...turn,
  ...faces,
  ...baseCharacters,
  ...saloonCharacters,
  ...specialRoles,
  ...modules,
  ...ending,
];
