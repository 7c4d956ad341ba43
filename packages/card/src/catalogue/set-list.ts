// The list of our sets.
// A new expansion is a folder, its id in `set-ids.ts`, and two lines here: one for its contents, one for its frames.

import { base } from '../base/index.ts';
import { dodgeCity } from '../dodge-city/index.ts';
import { fistful } from '../fistful/index.ts';
import { highNoon } from '../high-noon/index.ts';
import { promos } from '../promos/index.ts';
import { tournament } from '../tournament/index.ts';

export type {} from '../base/frames.ts';
export type {} from '../dodge-city/frames.ts';
export type {} from '../fistful/frames.ts';
export type {} from '../high-noon/frames.ts';
export type {} from '../promos/frames.ts';

export const SETS = [base, dodgeCity, highNoon, fistful, promos, tournament] as const;
