// The completion script for zsh, which uses _arguments.

import type { Command, Takes } from '../command-description.ts';
import { commandNames, type DescribedFlag, flagsOf } from './flag-descriptions.ts';

export const zshScript = (commands: readonly Command[]): string => `#compdef posse
# posse completion zsh: in a file _posse of a folder in $fpath, or source <(posse completion zsh)
_posse() {
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}\n`).join('')}    'help:describes a command'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _values command ${commandNames(commands).join(' ')} ;;
${commands.map(commandCase).join('')}  esac
}
if [[ $funcstack[1] == _posse ]]; then _posse "$@"; else compdef _posse posse; fi
`;

function commandCase(command: Command): string {
  const { name, operand, several, takes = null } = command;
  const operands = operand === null ? [] : [quoted(`${several ? '*' : '1'}:${operand}:${found(takes)}`)];
  const lines = [...flagsOf(command).map(flagLine), ...operands].map((line) => ` \\\n      ${line}`);
  return `    ${name})\n      _arguments${lines.join('')} ;;\n`;
}

/** The line of a flag: `'(-p --port)'{-p,--port}'[the port]:N:'`. A flag that may be repeated excludes nothing. */
function flagLine({ long, letter, text, value, takes, isRepeated }: DescribedFlag): string {
  const rest = quoted(
    `[${text.replaceAll(/[[\]:\\]/g, '\\$&')}]${value === null ? '' : `:${plain(value)}:${found(takes)}`}`,
  );
  const star = isRepeated ? "'*'" : '';
  if (letter === null) return `${star}--${long}${rest}`;
  return `${isRepeated ? star : `'(-${letter} --${long})'`}{-${letter},--${long}}${rest}`;
}

/** A value without colons and brackets, which separate the fields. */
const plain = (value: string): string => value.replaceAll(/[[\]:|=]/g, ' ').trim();

function found(takes: Takes | null): string {
  if (takes === null) return ' ';
  if (takes === 'file') return '_files';
  return takes === 'folder' ? '_files -/' : `(${takes.join(' ')})`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
