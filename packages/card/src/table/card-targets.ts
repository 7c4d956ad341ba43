// Targets of cards that are aimed at everybody else.

import type { Seat } from '@posse/engine';
import { kindOf } from '../catalogue/catalogue.ts';
import type { CardId, State } from '../state.ts';
import { isImmune } from './powers-in-force.ts';
import { others } from './seat-order.ts';

/** All others clockwise, except those who are immune to this card. */
export const targets = (t: State, me: Seat, card: CardId): Seat[] =>
  others(t, me).filter((at) => !isImmune(t, at, [card], kindOf(t, card)));
