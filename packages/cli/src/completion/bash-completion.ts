// The completion script for bash, including old versions.

import type { Command, Takes } from '../command-description.ts';
import { commandNames, flagsOf, namesOf } from './flag-descriptions.ts';

export const bashScript = (
  commands: readonly Command[],
): string => `# posse completion bash: source <(posse completion bash)
_posse() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" IFS=$'\\n'
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${words([...commandNames(commands), '--help', '--version'])}
    return
  fi
  case "\${COMP_WORDS[1]}" in
  help)
    ${words(commandNames(commands))}
    ;;
${commands.map(commandCase).join('')}  esac
}
complete -F _posse posse
`;

function commandCase(command: Command): string {
  const flags = flagsOf(command);
  const behind = flags.filter(({ value }) => value !== null).map((flag) => [namesOf(flag), found(flag.takes)] as const);
  const cases = behind.map(([names, line]) => `    ${names.join(' | ')}) ${line} ;;\n`).join('');
  const operand = command.operand === null ? ':' : found(command.takes ?? null);
  return `  ${command.name})
    case "$before" in
${cases}    *)
      case "$word" in
      -*) ${words(flags.flatMap(namesOf))} ;;
      *) ${operand} ;;
      esac
      ;;
    esac
    ;;
`;
}

function found(takes: Takes | null): string {
  if (takes === null) return ':';
  if (takes === 'file') return 'COMPREPLY=($(compgen -f -- "$word")) && compopt -o filenames 2>/dev/null';
  return takes === 'folder' ? 'COMPREPLY=($(compgen -d -- "$word")) && compopt -o filenames 2>/dev/null' : words(takes);
}

/** A list of words for bash. They contain neither spaces nor quotes. */
const words = (list: readonly string[]): string => `COMPREPLY=($(IFS=' ' compgen -W '${list.join(' ')}' -- "$word"))`;
