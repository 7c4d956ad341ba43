// The description of a command, from which parsing, errors, help and completion follow.

import { parseArgs } from 'node:util';
import { didYouMean } from './name-suggestions.ts';

/** An error of the user. The message says what is wrong and what to do. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The possible values, for completion: one of these words, a file or a folder. */
export type Takes = readonly string[] | 'file' | 'folder';

export interface Flag {
  /** The placeholder of its value in the help; null for a switch. */
  readonly value: string | null;
  readonly text: string;
  /** The possible values, for completion in shells; left out if any value is possible. */
  readonly takes?: Takes;
}

/** The flag of commands whose result is read by programs. */
export const JSON_FLAG: Flag = { value: null, text: 'prints one JSON object' };

/** A command line, and its purpose. */
export type Example = readonly [typed: string, purpose: string];

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The placeholder of its operand in the help; null if it takes none. */
  readonly operand: string | null;
  /** True if the command takes more than one operand. */
  readonly several?: true;
  /** The possible operands, for completion. */
  readonly takes?: Takes;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly Example[];
  /** Environment variables that it reads: a line for each in the help. */
  readonly environment?: readonly (readonly [name: string, text: string])[];
  run(args: Args): void | Promise<void>;
}

/** The arguments that the user gave. */
export interface Args {
  readonly operand: string;
  readonly operands: readonly string[];
  readonly isOn: (flag: string) => boolean;
  readonly text: (flag: string) => string | null;
  /** All values of a flag that may be repeated. */
  readonly texts: (flag: string) => readonly string[];
  readonly whole: (flag: string, min: number, max: number) => number | null;
}

/** The letters of short flags. A letter means the same in every command. */
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

/** The letter of a short flag such as `-p`; null if the flag has none. */
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
    throw new UserError(`"${operands[wanted]}" is unexpected: ${command.name} takes ${operandText(command)}.`);
  if (operands.length < wanted) throw new UserError(`${command.name} needs ${operandText(command)}.`);
  const texts = (flag: string): readonly string[] => values.get(flag) ?? [];
  const text = (flag: string): string | null => texts(flag).at(-1) ?? null;
  return {
    operand: operands[0] ?? '',
    operands,
    isOn: (flag) => values.has(flag),
    text,
    texts,
    whole: (flag, min, max) => wholeNumber(`--${flag}`, text(flag), min, max),
  };
}

function wholeNumber(name: string, text: string | null, min: number, max: number): number | null {
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UserError(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
}

const operandText = ({ operand, several }: Command): string =>
  operand === null ? 'only flags' : `${several ? 'at least ' : ''}one ${operand}`;

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
  if (flag === undefined) throw new UserError(unknownFlag(command, rawName));
  if (flag.value === null && value !== undefined)
    throw new UserError(`${rawName} takes no value, so leave out "=${value}".`);
  const missing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'));
  if (flag.value !== null && missing) throw new UserError(`${rawName} needs a value: ${rawName} ${flag.value}.`);
  return value ?? '';
}

function unknownFlag({ name, flags }: Command, rawName: string): string {
  const meant = rawName.startsWith('--') ? didYouMean(rawName.slice(2), [...Object.keys(flags), 'help'], '--') : '';
  const all = Object.keys(flags).map((flag) => `--${flag}`);
  return `There is no flag ${rawName}${meant || ':'} ${name} takes ${all.join(', ') || 'none'}.`;
}
