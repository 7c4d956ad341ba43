// The command line of `npm run stress`: names, amounts and choices.

import { parseArgs } from 'node:util';
import type { StressTest } from './stress-test.ts';

/** A command line that makes no sense. The message says what is wrong and what to do. */
export class BadCommandLine extends Error {
  override readonly name = 'BadCommandLine';
}

export interface StressRun {
  readonly tests: readonly StressTest[];
  /** True if tests were asked for by name, so that a missing program is an error. */
  readonly isByName: boolean;
  readonly isCluster: boolean;
  readonly hasDefaultAmounts: boolean;
  /** Old spellings in this command line, a sentence for each. */
  readonly notices: readonly string[];
  amountsOf(test: StressTest): Readonly<Record<string, number>>;
  choose(name: string): string | null;
}

/** The name and the flag that this test had in version 0.3. */
const OLD = 'town';
const NOW = 'cluster';

export function readCommandLine(args: readonly string[], all: readonly StressTest[]): StressRun {
  const words = [...new Set(all.flatMap(({ defaults, choices = {} }) => Object.keys({ ...defaults, ...choices })))];
  const { values, positionals } = parsed(args, words);
  const given = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const asked = positionals.map((name) => (name === OLD ? NOW : name));
  const isCluster = values[NOW] === true || values[OLD] === true;
  const tests = chosen(all, asked, isCluster);
  for (const { choices = {} } of tests) checkChoices(choices, given);
  return {
    tests,
    isByName: asked.length > 0,
    isCluster,
    hasDefaultAmounts: words.every((word) => given(word) === null),
    notices: [
      ...(positionals.includes(OLD) ? [notice(OLD, NOW)] : []),
      ...(values[OLD] === true ? [notice(`--${OLD}`, `--${NOW}`)] : []),
    ],
    amountsOf: ({ defaults }) =>
      Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, amount(name, given(name), usual)])),
    choose: given,
  };
}

const notice = (old: string, now: string): string =>
  `"${old}" is now called "${now}". The old name works until the next release.`;

function parsed(args: readonly string[], words: readonly string[]) {
  const texts = Object.fromEntries(words.map((name) => [name, { type: 'string' } as const]));
  const switches = { [NOW]: { type: 'boolean' }, [OLD]: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...texts, ...switches },
      allowPositionals: true,
    });
    return { values: values as Readonly<Record<string, unknown>>, positionals };
  } catch (error) {
    const flags = words.map((name) => `--${name}`).join(', ');
    throw new BadCommandLine(`${(error as Error).message.split('.')[0]}. Use ${flags} or --${NOW}.`);
  }
}

function chosen(all: readonly StressTest[], asked: readonly string[], isCluster: boolean): readonly StressTest[] {
  const names = all.map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new BadCommandLine(
      `There is no stress test "${unknown}". Choose from ${names.join(', ')}, or name none to run all.`,
    );
  if (asked.length === 0) return all.filter(({ onlyByName, inCluster }) => !onlyByName && (!isCluster || inCluster));
  const tests = all.filter(({ name }) => asked.includes(name));
  const single = tests.find(({ inCluster }) => isCluster && !inCluster);
  if (single === undefined) return tests;
  const those = all.filter(({ inCluster }) => inCluster).map(({ name }) => name);
  throw new BadCommandLine(`The stress test ${single.name} takes no --${NOW}. It is for ${those.join(', ')}.`);
}

function checkChoices(choices: NonNullable<StressTest['choices']>, given: (name: string) => string | null): void {
  for (const [name, all] of Object.entries(choices)) {
    const one = given(name);
    if (one !== null && !all.includes(one))
      throw new BadCommandLine(`--${name} takes one of ${all.join(', ')}, not "${one}".`);
  }
}

function amount(name: string, given: string | null, usual: number): number {
  const number = Number(given ?? usual);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new BadCommandLine(`--${name} takes a whole number from 1, not "${given}".`);
}
