// The language of packs for tools: its verbs, terms, limits and checks.

import './catalogue/own-sets.ts';

export type { Field } from './effects/fields.ts';
export { canonical } from './effects/pack/canonical.ts';
export { checkPack } from './effects/pack/check-pack.ts';
export { BadPack } from './effects/pack/fault.ts';
export { identityOf, packSet, setFromPack } from './effects/pack/make-set.ts';
export type { Pack } from './effects/pack/pack.ts';
export { LIMITS, STATIC_RULES, type StaticRule } from './effects/pack/rules.ts';
export { VERBS, type VerbName } from './effects/sentences.ts';
export { AIMS, COUNTED, GROUPS, STATES, WHO } from './effects/terms.ts';
