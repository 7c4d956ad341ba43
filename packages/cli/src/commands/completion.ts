// posse completion: a completion script, made from the descriptions of the commands.

import { type Command, UserError } from '../command-description.ts';
import { allCommands } from '../command-list.ts';
import { bashScript } from '../completion/bash-completion.ts';
import { fishScript } from '../completion/fish-completion.ts';
import { zshScript } from '../completion/zsh-completion.ts';

const SHELLS: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};
const NAMES = Object.keys(SHELLS);

export const completion: Command = {
  name: 'completion',
  summary: 'prints a script that makes a shell complete commands and flags',
  operand: 'SHELL',
  takes: NAMES,
  flags: {},
  examples: [
    ['source <(posse completion bash)', 'in ~/.bashrc: for every new bash'],
    ['source <(posse completion zsh)', 'in ~/.zshrc, below compinit'],
    ['posse completion fish > ~/.config/fish/completions/posse.fish', 'for every new fish'],
  ],
  async run({ operand }) {
    const script = new Map(Object.entries(SHELLS)).get(operand);
    if (script === undefined)
      throw new UserError(`There is no completion for "${operand}": choose one of ${NAMES.join(', ')}.`);
    process.stdout.write(script(await allCommands()));
  },
};
