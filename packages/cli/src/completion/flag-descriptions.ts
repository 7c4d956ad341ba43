// The flags of a command, as completion scripts need them.

import { type Command, letterOf, type Takes } from '../command-description.ts';

/** A flag with its names, its description and its possible values. */
export interface DescribedFlag {
  readonly long: string;
  readonly letter: string | null;
  readonly text: string;
  /** The placeholder of its value; null for a switch, which takes no value. */
  readonly value: string | null;
  /** Its possible values; null if any value is possible. */
  readonly takes: Takes | null;
  readonly isRepeated: boolean;
}

export const flagsOf = ({ flags }: Command): DescribedFlag[] => [
  ...Object.entries(flags).map(([long, { value, text, takes = null }]) => ({
    ...{ long, letter: letterOf(long), text: short(text), value, takes },
    isRepeated: /may be repeated/.test(text),
  })),
  { long: 'help', letter: letterOf('help'), text: 'prints the help', value: null, takes: null, isRepeated: false },
];

/** The names of a flag, for example `-p` and `--port`. */
export const namesOf = ({ long, letter }: DescribedFlag): string[] => [
  ...(letter === null ? [] : [`-${letter}`]),
  `--${long}`,
];

/** The first part of a text, which is enough for a list. */
const short = (text: string): string => (/^[^:;(]+/.exec(text)?.[0] ?? text).trim();

/** The operands of `help`. */
export const commandNames = (commands: readonly Command[]): string[] => [...commands.map(({ name }) => name), 'help'];
