// The texts of `posse help`: an overview, and the help of each command.

import { type Command, letterOf } from '../command-description.ts';
import { bold, type Line, styled } from '../terminal/terminal-output.ts';
import { wrapped } from '../terminal/text-layout.ts';

const INDENT = 2;
const GAP = 2;

export function overview(commands: readonly Command[]): readonly Line[] {
  return [
    'posse: the BANG! family of games, on a server and in a terminal',
    '',
    ...inColumns(commands.map(({ name, summary }) => [name, summary])),
    '',
    ...section('Examples', [
      ['posse serve', 'starts a server and prints its address: share it, and play'],
      ['posse play --seats 5', 'plays a game against bots in the terminal'],
    ]),
    '',
    ...wrapped('posse help COMMAND, or posse COMMAND -h, describes a command; posse --version prints the version.'),
  ];
}

export function commandHelp(command: Command): readonly Line[] {
  const { name, summary, operand, several, flags, examples, environment } = command;
  const shown = operand === null ? '' : ` ${operand}${several ? '…' : ''}`;
  const rows = Object.entries(flags).map(([flag, { value, text }]) => [flagHead(flag, value), text] as const);
  const parts: readonly (readonly Line[])[] = [
    wrapped(`posse ${name}${shown} [flags]: ${summary}`),
    section('Flags', [...rows, [flagHead('help', null), 'prints this help']]),
    ...(environment === undefined ? [] : [section('Settings in the environment', environment)]),
    section('Examples', examples),
  ];
  return parts.flatMap((lines, place) => [...(place === 0 ? [] : ['']), ...lines]);
}

/** The first column of a flag: `-p, --port N`. Without a letter, `--port` stands in the same column. */
const flagHead = (flag: string, value: string | null): string => {
  const letter = letterOf(flag);
  return `${letter === null ? '   ' : `-${letter},`} --${flag}${value === null ? '' : ` ${value}`}`;
};

const section = (title: string, rows: readonly (readonly [string, string])[]): Line[] => [
  bold(title),
  ...inColumns(rows),
];

/** The maximum width of the first column. A longer entry has a line of its own. */
const MAX_HEAD_WIDTH = 34;

function inColumns(rows: readonly (readonly [string, string])[]): Line[] {
  const width = Math.max(...rows.map(([{ length }]) => length).filter((length) => length <= MAX_HEAD_WIDTH), 0);
  const margin = ' '.repeat(INDENT);
  const below = (line: string): string => `${margin}${' '.repeat(width + GAP)}${line}`;
  return rows.flatMap(([head, text]) => {
    const [first = '', ...more] = wrapped(text, INDENT + width + GAP);
    const name = styled('cyan', head);
    return head.length > width
      ? [[margin, name], ...[first, ...more].map(below)]
      : [[margin, name, `${' '.repeat(width + GAP - head.length)}${first}`], ...more.map(below)];
  });
}
