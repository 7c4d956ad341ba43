// The meaning of each speed: animations, least time for an answer, thinking time of bots.

import type { Settings, Speed } from '../../app/user-settings.ts';
import type { StagePace } from './paced-stage.ts';
import type { Where } from './table-session.ts';

interface Pace {
  /** The least time for each answer in milliseconds, so that a newcomer can read it. */
  readonly least: number;
  /** The range of a bot's thinking time, in milliseconds. */
  readonly pause: readonly [number, number];
}

const PACES: Readonly<Record<Speed, Pace>> = {
  1.5: { least: 1500, pause: [1400, 2400] },
  1: { least: 0, pause: [600, 1400] },
  0.5: { least: 0, pause: [250, 600] },
  0: { least: 0, pause: [20, 60] },
};

/** The available speeds. At a table with others nobody may be slower than normal. */
export const speedsAt = (where: Where): readonly Speed[] => (where === 'solo' ? [1.5, 1, 0.5, 0] : [1, 0.5, 0]);

/** The speed of the settings, if it is available at this table. */
export const speedAt = (where: Where, { speed }: Settings): Speed => (where === 'solo' || speed <= 1 ? speed : 1);

export const botPause = ({ speed }: Settings): Pace['pause'] => PACES[speed].pause;

/** The pace of the stage. It is very short if the page is hidden or motion is off. */
export function stagePace(where: Where, settings: Settings): StagePace {
  const speed = speedAt(where, settings);
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { speed: (isStill ? 0.2 : 1) * speed, least: document.hidden ? 0 : PACES[speed].least };
}
