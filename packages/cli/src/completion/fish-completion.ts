// The completion script for fish.

import type { Command, Takes } from '../command-description.ts';
import { commandNames, type DescribedFlag, flagsOf } from './flag-descriptions.ts';

export const fishScript = (commands: readonly Command[]): string =>
  [
    '# posse completion fish > ~/.config/fish/completions/posse.fish',
    'complete -c posse -f',
    ...commands.map(
      ({ name, summary }) => `complete -c posse -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    "complete -c posse -n __fish_use_subcommand -a help -d 'describes a command'",
    'complete -c posse -n __fish_use_subcommand -s v -l version',
    `complete -c posse -n '__fish_seen_subcommand_from help' -a '${commandNames(commands).join(' ')}'`,
    ...commands.flatMap(commandLines),
    '',
  ].join('\n');

function commandLines(command: Command): string[] {
  const here = `complete -c posse -n '__fish_seen_subcommand_from ${command.name}'`;
  const operand = command.operand === null || command.takes === undefined ? [] : [`${here} ${found(command.takes)}`];
  return [...operand, ...flagsOf(command).map((flag) => `${here} ${flagWords(flag)}`)];
}

function flagWords({ long, letter, text, value, takes }: DescribedFlag): string {
  const name = `-l ${long}${letter === null ? '' : ` -s ${letter}`}`;
  // `-r` completes files, `-x` only the given words.
  const kind = takes === 'file' ? '-r' : '-x';
  const behind = value === null ? '' : ` ${kind}${takes === null ? '' : ` ${found(takes)}`}`;
  return `${name}${behind} -d ${quoted(text)}`;
}

function found(takes: Takes): string {
  if (takes === 'file') return '-F';
  return takes === 'folder' ? "-a '(__fish_complete_directories)'" : `-a '${takes.join(' ')}'`;
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
