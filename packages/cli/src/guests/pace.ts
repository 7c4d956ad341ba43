// How long bots may think, as the flags say.

import type { Budget } from '@posse/bots';
import type { Args, Flag } from '../args.ts';

/** Plain data, so that it can be sent and saved. */
export interface Pace {
  /** For bots of ours that ponder; null for what is usual with them. */
  readonly budget: Budget | null;
  /** Seconds that a program may take for one answer. */
  readonly patience: number;
}

const USUAL_PATIENCE = 30;
const MOST = 1e9;

export const PACE_FLAGS = {
  think: { value: 'MS', text: 'how long a bot that ponders may think about one answer' },
  worlds: { value: 'N', text: 'in how many worlds it imagines each answer: the same on every machine, unlike --think' },
  patience: { value: 'SECONDS', text: `how long a program may take for one answer (${USUAL_PATIENCE})` },
} satisfies Record<string, Flag>;

/** Whichever of time and worlds is named is the limit; both, if both are. */
export function paceFrom(args: Args): Pace {
  const ms = args.whole('think', 1, MOST);
  const worlds = args.whole('worlds', 1, MOST);
  const isUsual = ms === null && worlds === null;
  return {
    budget: isUsual ? null : { ms: ms ?? MOST, worlds: worlds ?? MOST },
    patience: args.whole('patience', 1, 86_400) ?? USUAL_PATIENCE,
  };
}
