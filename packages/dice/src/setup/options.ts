// Rule options and presets of the dice game.

import type { Translated } from '@posse/engine';
import { OPTION_TEXTS, type OptionId, PRESET_TEXTS } from '../texts/game-texts.ts';
import { OPTION_CHANGES, type TextChanges } from '../texts/replaced-texts.ts';

export interface RuleOption {
  readonly id: OptionId;
  readonly byDefault: boolean;
  /** Describes the rule when the option is on. */
  readonly texts: Translated;
  /** The texts of faces, characters, roles and modules that the option replaces. */
  readonly changes: TextChanges;
}

const option = (id: OptionId): RuleOption => ({
  id,
  byDefault: false,
  texts: OPTION_TEXTS[id],
  changes: OPTION_CHANGES[id],
});

export const OPTIONS: readonly RuleOption[] = (Object.keys(OPTION_TEXTS) as OptionId[]).map(option);

export interface Preset {
  readonly id: string;
  readonly modules: readonly number[];
  readonly options: readonly OptionId[];
  readonly texts: Translated;
}

const preset = (id: keyof typeof PRESET_TEXTS, modules: readonly number[]): Preset => ({
  id,
  modules,
  options: [],
  texts: PRESET_TEXTS[id],
});

export const PRESETS: readonly Preset[] = [preset('standard', []), preset('everything', [1, 2, 3, 4, 5])];
