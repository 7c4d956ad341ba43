// The three clocks of a table on a server, in seconds.

import type { Clock } from '@posse/protocol';

export type ClockPreset = 'quick' | 'normal' | 'slow';

export const CLOCKS: Readonly<Record<ClockPreset, Clock>> = {
  quick: { answer: 20, bank: 60 },
  normal: { answer: 45, bank: 180 },
  slow: { answer: 180, bank: 900 },
};

export const CLOCK_PRESETS: readonly ClockPreset[] = ['quick', 'normal', 'slow'];

/** The preset of a clock; null for a custom clock. */
export const paceOf = ({ answer, bank }: Clock): ClockPreset | null =>
  CLOCK_PRESETS.find((pace) => CLOCKS[pace].answer === answer && CLOCKS[pace].bank === bank) ?? null;
