// The texts of the dice game.
import type { Translated } from '@posse/engine';
export const CHARACTER_TEXTS: Readonly<Record<string, Translated>> = {};
export const SPECIAL_TEXTS: Readonly<Record<string, Translated>> = {};
export const FACE_TEXTS: Readonly<Record<string, Translated>> = {};
export const MODULE_TEXTS: Readonly<Record<string, Translated>> = {};
export const OPTION_TEXTS: Readonly<Record<string, Translated>> = {};
export const PRESET_TEXTS: Readonly<Record<string, Translated>> = {};
