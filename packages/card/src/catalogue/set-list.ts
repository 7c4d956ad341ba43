// The list of our sets.
// A new expansion is a folder, its id in `set-ids.ts`, and two lines here: one for its contents, one for its frames.

import { base } from '../base/index.ts';
import { dodgeCity } from '../dodge-city/index.ts';
import { fistful } from '../fistful/index.ts';
import { highNoon } from '../high-noon/index.ts';
import { promos } from '../promos/index.ts';
import { tournament } from '../tournament/index.ts';

export type {} from '../base/frame-list.ts';
export type {} from '../dodge-city/frame-list.ts';
export type {} from '../fistful/frame-list.ts';
export type {} from '../high-noon/frame-list.ts';
export type {} from '../promos/frame-list.ts';

export const SETS = [base, dodgeCity, highNoon, fistful, promos, tournament] as const;
