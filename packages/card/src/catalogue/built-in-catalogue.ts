// The catalogue of all our sets.

import type { QUESTION_RULES } from '../effects/rules/pack-question-rules.ts';
import type { Rules } from '../frames.ts';
import type { OurSetId } from '../set-ids.ts';
import { type Catalogue, EMPTY, extended } from './catalogue.ts';
import { SETS } from './set-list.ts';

export type {} from './set-list.ts';

/** The catalogue of a game with all our sets and no house sets. */
export const OURS: Catalogue = SETS.reduce<Catalogue>(extended, EMPTY);

// A frame without a rule in any set, or in the language of packs, does not compile: the error names it.
type RuleKeys<Set> = Set extends { readonly rules: infer R } ? keyof R : never;
type Forgotten = Exclude<keyof Rules, RuleKeys<(typeof SETS)[number]> | keyof typeof QUESTION_RULES>;
const forgotten: [Forgotten] extends [never] ? 'none' : Forgotten = 'none';
void forgotten;

// An id without its set does not compile.
type Missing = Exclude<OurSetId, (typeof SETS)[number]['id']>;
const missing: [Missing] extends [never] ? 'none' : Missing = 'none';
void missing;
