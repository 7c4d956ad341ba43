// The one list of sets. A new expansion is a folder of its own and two lines here: one for what it does, one for its frames.

import { base } from './base/index.ts';
import { type Catalogue, EMPTY, extended } from './catalogue.ts';
import { dodgeCity } from './dodge-city/index.ts';
import { fistful } from './fistful/index.ts';
import type { Rules } from './frames.ts';
import { highNoon } from './high-noon/index.ts';
import { promos } from './promos/index.ts';
import { tournament } from './tournament/index.ts';

export type {} from './base/frames.ts';
export type {} from './dodge-city/frames.ts';
export type {} from './fistful/frames.ts';
export type {} from './high-noon/frames.ts';
export type {} from './promos/frames.ts';

const SETS = [base, dodgeCity, highNoon, fistful, promos, tournament] as const;

/** What every game can be played with. */
export const OURS: Catalogue = SETS.reduce<Catalogue>(extended, EMPTY);

// Every kind of frame has its rule: where a set forgets one, this names it and does not compile.
type RuleKeys<Set> = Set extends { readonly rules: infer R } ? keyof R : never;
type Forgotten = Exclude<keyof Rules, RuleKeys<(typeof SETS)[number]>>;
const forgotten: [Forgotten] extends [never] ? 'none' : Forgotten = 'none';
void forgotten;
