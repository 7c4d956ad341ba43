// What a command takes on the command line: one description gives the parsing, the help and the complaints.

import { parseArgs } from 'node:util';
import { wrapped } from './screen.ts';

/** The user's mistake. The message says what was wrong and what would be right. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

export interface Flag {
  /** What stands for its value in the help; null for a switch. */
  readonly value: string | null;
  readonly text: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What stands for its operand in the help; null if it takes none. */
  readonly operand: string | null;
  /** It takes more than one of them. */
  readonly several?: true;
  readonly flags: Readonly<Record<string, Flag>>;
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
    Object.entries(flags).map(([name, { value }]) => [name, { type: value === null ? 'boolean' : 'string' } as const]),
  );
  return parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function flagValue(command: Command, { name, rawName, value, inlineValue }: OptionToken): string {
  const flag = Object.hasOwn(command.flags, name) && rawName.startsWith('--') ? command.flags[name] : undefined;
  const all = Object.keys(command.flags).map((known) => `--${known}`);
  if (flag === undefined)
    throw new Mistake(`There is no flag ${rawName}: ${command.name} takes ${all.join(', ') || 'none'}.`);
  if (flag.value === null && value !== undefined)
    throw new Mistake(`${rawName} takes no value, so leave out "=${value}".`);
  const missing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'));
  if (flag.value !== null && missing) throw new Mistake(`${rawName} needs a value: ${rawName} ${flag.value}.`);
  return value ?? '';
}

export function commandHelp({ name, summary, operand, several, flags }: Command): string {
  const heads = Object.entries(flags).map(([flag, { value }]) => `--${flag}${value === null ? '' : ` ${value}`}`);
  const width = Math.max(0, ...heads.map(({ length }) => length));
  const lines = Object.values(flags).flatMap(({ text }, place) =>
    wrapped(text, width + 4).map(
      (line, row) => `  ${(row === 0 ? (heads[place] as string) : '').padEnd(width)}  ${line}`,
    ),
  );
  const usage = `posse ${name}${operand === null ? '' : ` ${operand}${several ? '…' : ''}`}`;
  return lines.length === 0 ? `${usage}: ${summary}` : `${usage} [flags]: ${summary}\n\n${lines.join('\n')}`;
}
