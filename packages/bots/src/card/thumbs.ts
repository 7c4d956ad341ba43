// The card game by rules of thumb.

import type { CardKinds } from '@posse/card';
import type { Thumbs } from '../thumbs.ts';
import { type Glance, glanceAt, imagine } from './glance.ts';
import { cardLore } from './lore.ts';
import { reasonFor } from './reasons.ts';
import { scoreOf } from './scores.ts';

export const cardThumbs: Thumbs<CardKinds, Glance> = {
  lore: cardLore,
  glance: glanceAt,
  imagine,
  score: scoreOf,
  reason: reasonFor,
};
