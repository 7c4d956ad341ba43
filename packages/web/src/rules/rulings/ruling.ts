// One ruling: a short answer to "what happens when", and the rule whose scenarios prove it.

import type { Language } from '@posse/engine';

export interface Ruling {
  /** As in the scenarios: `R-DUEL-09`. */
  readonly rule: string;
  /** The cards, characters, events, roles, faces or topics that it is about. */
  readonly about: readonly string[];
  readonly texts: Readonly<Record<Language, string>>;
  /** The table option that decides it the other way. */
  readonly unless: string | null;
}
