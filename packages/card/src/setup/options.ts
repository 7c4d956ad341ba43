// Rule options, and presets that combine sets and options.

import type { OptionId } from '../option-ids.ts';
import type { SetId } from '../set-ids.ts';
import { OPTION_TEXTS, PRESET_TEXTS, type TextChanges, type Translated } from '../texts/set-texts.ts';

export interface RuleOption {
  readonly id: OptionId;
  readonly byDefault: boolean;
  /** The set with which it is on by default, or null. */
  readonly withSet: SetId | null;
  /** Describes the rule when the option is on. */
  readonly texts: Translated;
  /** The texts of cards, characters, events, roles and sets that the option replaces. */
  readonly changes: TextChanges;
}

/** An option that is off by default, or on only with this set. */
export const option = (
  id: keyof typeof OPTION_TEXTS,
  changes: TextChanges,
  withSet: SetId | null = null,
): RuleOption => ({
  id,
  byDefault: false,
  withSet,
  texts: OPTION_TEXTS[id],
  changes,
});

export interface Preset {
  readonly id: string;
  readonly seats: number;
  readonly sets: readonly SetId[];
  /** The options that are on. */
  readonly options: readonly OptionId[];
  readonly texts: Translated;
}

const preset = (
  id: keyof typeof PRESET_TEXTS,
  seats: number,
  sets: readonly SetId[],
  options: readonly OptionId[] = [],
): Preset => ({
  id,
  seats,
  sets,
  options,
  texts: PRESET_TEXTS[id],
});

export const PRESETS: readonly Preset[] = [
  preset('standard', 5, ['base']),
  preset('first-game', 5, ['base'], ['beginner-deck']),
  preset('tournament', 5, ['base', 'tournament']),
  preset('everything', 7, ['base', 'dodge-city', 'high-noon', 'fistful', 'promos']),
];
