// The dice game by rules of thumb.

import type { DiceKinds } from '@posse/dice';
import type { Thumbs } from '../thumbs.ts';
import { type Glance, glanceAt, imagine } from './glance.ts';
import { diceLore } from './lore.ts';
import { reasonFor } from './reasons.ts';
import { scoreOf } from './scores.ts';

export const diceThumbs: Thumbs<DiceKinds, Glance> = {
  lore: diceLore,
  glance: glanceAt,
  imagine,
  score: scoreOf,
  reason: reasonFor,
};
