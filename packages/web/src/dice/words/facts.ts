// Facts of the dice game as somebody hears them.

import type { Facts } from '@posse/dice';
import type { SeenOf } from '@posse/engine';

export type SeenFact = SeenOf<Facts>;
