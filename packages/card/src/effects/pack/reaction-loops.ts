// Circles of reactions: moments that set each other off without anybody losing a life point.
// A reaction to a wound or a death is never endless, because life points run out. Packs need not be checked together:
// what makes somebody answer with a card can also take their last one, so a circle of several packs is one of a single
// pack too. Our own sets react to an empty hand and to an answer only by drawing.

import type { PowerEntry } from '../power-data.ts';
import type { Sentence } from '../sentence-types.ts';
import type { Cause } from '../verb-interface.ts';
import { causesOf } from './sentence-check.ts';

/** The moments that cost nobody a life point, with what brings them about. */
const MOMENTS = {
  emptied: ['cards lost', 'card answered'],
  answers: ['card answered'],
} as const satisfies Readonly<Record<string, readonly Cause[]>>;
type Moment = keyof typeof MOMENTS;
const ALL = Object.keys(MOMENTS) as readonly Moment[];

/** For each moment, the moments that its reactions can bring about. */
export type Reactions = Readonly<Partial<Record<Moment, ReadonlySet<Moment>>>>;

export function reactionsOf(power: PowerEntry): Reactions {
  const found: Partial<Record<Moment, ReadonlySet<Moment>>> = {};
  for (const moment of ALL) {
    const block = power[moment];
    if (!Array.isArray(block)) continue;
    const causes = causesOf(block as readonly Sentence[]);
    found[moment] = new Set(ALL.filter((next) => MOMENTS[next].some((cause) => causes.has(cause))));
  }
  return found;
}

/** The moments of a circle, in order; null if there is none. */
export function circleIn(all: readonly Reactions[]): readonly Moment[] | null {
  const next = (moment: Moment): Moment[] => ALL.filter((one) => all.some((some) => some[moment]?.has(one) === true));
  for (const start of ALL) {
    const paths: Moment[][] = [[start]];
    for (let path = paths.pop(); path !== undefined; path = paths.pop())
      for (const one of next(path.at(-1) ?? start)) {
        if (one === start) return path;
        if (!path.includes(one)) paths.push([...path, one]);
      }
  }
  return null;
}
