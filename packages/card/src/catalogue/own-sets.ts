// All of our sets, as the catalogue that every game can be played with.

import type { Rules } from '../frames.ts';
import type { OurSetId } from '../set-ids.ts';
import { type Catalogue, EMPTY, extended } from './catalogue.ts';
import { SETS } from './set-list.ts';

export type {} from './set-list.ts';

/** What every game can be played with. */
export const OURS: Catalogue = SETS.reduce<Catalogue>(extended, EMPTY);

// Every kind of frame has its rule: where a set forgets one, this names it and does not compile.
type RuleKeys<Set> = Set extends { readonly rules: infer R } ? keyof R : never;
type Forgotten = Exclude<keyof Rules, RuleKeys<(typeof SETS)[number]>>;
const forgotten: [Forgotten] extends [never] ? 'none' : Forgotten = 'none';
void forgotten;

// Every id of a set has its set.
type Missing = Exclude<OurSetId, (typeof SETS)[number]['id']>;
const missing: [Missing] extends [never] ? 'none' : Missing = 'none';
void missing;
