// The one list of sets. A new expansion is a folder of its own and a line in each of the two lists here.

import { base } from './base/index.ts';
import type { Rules } from './frames.ts';
import { addSet, RULES } from './registry.ts';

for (const set of [base]) addSet(set);

/** Every kind of frame has its rule: a set that forgets one does not compile. */
const rulebook: Rules = { ...base.rules };
Object.assign(RULES, rulebook);
