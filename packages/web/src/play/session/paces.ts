// What each speed means: how fast things move, how long each answer is shown at least, and how long bots think at a solo table.

import type { Settings, Speed } from '../../app/settings.ts';
import type { Where } from './session.ts';
import type { StagePace } from './stage.ts';

interface Pace {
  /** Milliseconds for each answer, so that a newcomer can read it. */
  readonly least: number;
  /** Milliseconds that a bot takes, from and to. */
  readonly pause: readonly [number, number];
}

const PACES: Readonly<Record<Speed, Pace>> = {
  1.5: { least: 1500, pause: [1400, 2400] },
  1: { least: 0, pause: [600, 1400] },
  0.5: { least: 0, pause: [250, 600] },
  0: { least: 0, pause: [20, 60] },
};

/** The speeds that one can choose: among others nobody is slower than the rest. */
export const speedsAt = (where: Where): readonly Speed[] => (where === 'solo' ? [1.5, 1, 0.5, 0] : [1, 0.5, 0]);

/** The speed at a table: that of the settings, if it can be had there. */
export const speedAt = (where: Where, { speed }: Settings): Speed => (where === 'solo' || speed <= 1 ? speed : 1);

export const botPause = ({ speed }: Settings): Pace['pause'] => PACES[speed].pause;

/** Where nobody looks, or nothing is to move, it takes but a moment. */
export function stagePace(where: Where, settings: Settings): StagePace {
  const speed = speedAt(where, settings);
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { speed: (isStill ? 0.2 : 1) * speed, least: document.hidden ? 0 : PACES[speed].least };
}
