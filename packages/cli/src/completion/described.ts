// A command as shells want it described.

import { type Command, letterOf, type Takes } from '../args.ts';

/** What can be typed after a command: each flag by its names, what it is for, and what comes behind it. */
export interface DescribedFlag {
  readonly long: string;
  readonly letter: string | null;
  readonly text: string;
  /** Null for a switch, which nothing comes behind. */
  readonly value: string | null;
  /** Null where anything can stand. */
  readonly takes: Takes | null;
  readonly isRepeated: boolean;
}

export const flagsOf = ({ flags }: Command): DescribedFlag[] => [
  ...Object.entries(flags).map(([long, { value, text, takes = null }]) => ({
    ...{ long, letter: letterOf(long), text: short(text), value, takes },
    isRepeated: /may be repeated/.test(text),
  })),
  { long: 'help', letter: letterOf('help'), text: 'says what there is', value: null, takes: null, isRepeated: false },
];

/** `-p --port` */
export const namesOf = ({ long, letter }: DescribedFlag): string[] => [
  ...(letter === null ? [] : [`-${letter}`]),
  `--${long}`,
];

/** The first part of it is enough in a list. */
const short = (text: string): string => (/^[^:;(]+/.exec(text)?.[0] ?? text).trim();

/** What `help` takes besides. */
export const commandNames = (commands: readonly Command[]): string[] => [...commands.map(({ name }) => name), 'help'];
