// Rule options and presets of the dice game.

import type { Translated } from '@posse/engine';
import { OPTION_TEXTS, PRESET_TEXTS } from './texts.ts';

export interface RuleOption {
  readonly id: string;
  readonly byDefault: boolean;
  /** What is different when it is on. */
  readonly texts: Translated;
}

export const OPTIONS: readonly RuleOption[] = Object.entries(OPTION_TEXTS).map(([id, texts]) => ({
  id,
  byDefault: false,
  texts,
}));

export interface Preset {
  readonly id: string;
  readonly modules: readonly number[];
  readonly options: readonly string[];
  readonly texts: Translated;
}

const preset = (id: string, modules: readonly number[]): Preset => ({
  id,
  modules,
  options: [],
  texts: PRESET_TEXTS[id] as Translated,
});

export const PRESETS: readonly Preset[] = [preset('standard', []), preset('everything', [1, 2, 3, 4, 5])];
