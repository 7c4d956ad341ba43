// The limits of a bot's thinking, from the flags.

import type { Budget } from '@posse/bots';
import type { Args, Flag } from '../command-description.ts';

/** The limits as plain data, so that they can be sent and saved. */
export interface ThinkLimits {
  /** The budget of built-in bots that search; null for their default. */
  readonly budget: Budget | null;
  /** Seconds that an external program may take for one answer. */
  readonly patience: number;
}

const DEFAULT_PATIENCE = 30;
const UNLIMITED = 1e9;

export const THINK_FLAGS = {
  think: { value: 'MS', text: 'milliseconds that a searching bot may think about an answer' },
  worlds: {
    value: 'N',
    text: 'worlds that a searching bot imagines per answer; unlike --think, the same on every machine',
  },
  patience: { value: 'SECONDS', text: `seconds that a bot of your own may take for an answer (${DEFAULT_PATIENCE})` },
} satisfies Record<string, Flag>;

/** The limits from the flags: of time, of worlds, or of both. */
export function thinkLimitsFrom(args: Args): ThinkLimits {
  const ms = args.whole('think', 1, UNLIMITED);
  const worlds = args.whole('worlds', 1, UNLIMITED);
  const isUsual = ms === null && worlds === null;
  return {
    budget: isUsual ? null : { ms: ms ?? UNLIMITED, worlds: worlds ?? UNLIMITED },
    patience: args.whole('patience', 1, 86_400) ?? DEFAULT_PATIENCE,
  };
}
