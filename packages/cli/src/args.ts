// The description of a command, from which parsing, errors, help and completion follow.

import { parseArgs } from 'node:util';
import { didYouMean } from './nearest.ts';

/** The user's mistake. The message says what was wrong and what would be right. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** What can stand there: one of these words, a file, a folder. */
export type Takes = readonly string[] | 'file' | 'folder';

export interface Flag {
  /** What stands for its value in the help; null for a switch. */
  readonly value: string | null;
  readonly text: string;
  /** For shells that complete; left out where anything can stand. */
  readonly takes?: Takes;
}

/** What somebody types, and what it is good for. */
export type Example = readonly [typed: string, what: string];

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What stands for its operand in the help; null if it takes none. */
  readonly operand: string | null;
  /** It takes more than one of them. */
  readonly several?: true;
  /** What can stand for its operand. */
  readonly takes?: Takes;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly Example[];
  /** What else it heeds, from the environment: a line for each in the help. */
  readonly environment?: readonly (readonly [name: string, text: string])[];
  run(args: Args): void | Promise<void>;
}

/** What was given. */
export interface Args {
  readonly operand: string;
  readonly operands: readonly string[];
  readonly isOn: (flag: string) => boolean;
  readonly text: (flag: string) => string | null;
  /** All values of a flag that may be repeated. */
  readonly texts: (flag: string) => readonly string[];
  readonly whole: (flag: string, least: number, most: number) => number | null;
}

/** One letter means the same in every command. */
const LETTERS: Readonly<Record<string, string>> = {
  bot: 'b',
  data: 'd',
  game: 'g',
  games: 'n',
  help: 'h',
  jobs: 'j',
  language: 'l',
  option: 'o',
  pairs: 'n',
  port: 'p',
  seats: 's',
  with: 'w',
};

/** `-p`; null for most. */
export const letterOf = (flag: string): string | null => LETTERS[flag] ?? null;

export const wantsHelp = (given: readonly string[]): boolean => given.includes('--help') || given.includes('-h');

export function readArgs(command: Command, given: readonly string[]): Args {
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokensOf(command, given)) {
    if (token.kind === 'positional') operands.push(token.value);
    else if (token.kind === 'option')
      values.set(token.name, [...(values.get(token.name) ?? []), flagValue(command, token)]);
  }
  const wanted = command.operand === null ? 0 : 1;
  if (operands.length > wanted && !command.several)
    throw new Mistake(`"${operands[wanted]}" is one word too many: ${command.name} takes ${operandText(command)}.`);
  if (operands.length < wanted) throw new Mistake(`${command.name} needs ${operandText(command)}.`);
  const texts = (flag: string): readonly string[] => values.get(flag) ?? [];
  const text = (flag: string): string | null => texts(flag).at(-1) ?? null;
  return {
    operand: operands[0] ?? '',
    operands,
    isOn: (flag) => values.has(flag),
    text,
    texts,
    whole: (flag, least, most) => wholeNumber(`--${flag}`, text(flag), least, most),
  };
}

function wholeNumber(name: string, text: string | null, least: number, most: number): number | null {
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Mistake(`${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

const operandText = ({ operand, several }: Command): string =>
  operand === null ? 'flags only' : `${several ? 'at least ' : ''}one ${operand}`;

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function tokensOf({ flags }: Command, given: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => {
      const [type, short] = [value === null ? ('boolean' as const) : ('string' as const), letterOf(name)];
      return [name, { type, ...(short === null ? {} : { short }) }];
    }),
  );
  return parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function flagValue(command: Command, { name, rawName, value, inlineValue }: OptionToken): string {
  const flag = Object.hasOwn(command.flags, name) && rawName !== `-${name}` ? command.flags[name] : undefined;
  if (flag === undefined) throw new Mistake(unknownFlag(command, rawName));
  if (flag.value === null && value !== undefined)
    throw new Mistake(`${rawName} takes no value, so leave out "=${value}".`);
  const missing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'));
  if (flag.value !== null && missing) throw new Mistake(`${rawName} needs a value: ${rawName} ${flag.value}.`);
  return value ?? '';
}

function unknownFlag({ name, flags }: Command, rawName: string): string {
  const meant = rawName.startsWith('--') ? didYouMean(rawName.slice(2), [...Object.keys(flags), 'help'], '--') : '';
  const all = Object.keys(flags).map((flag) => `--${flag}`);
  return `There is no flag ${rawName}${meant || ':'} ${name} takes ${all.join(', ') || 'none'}.`;
}
