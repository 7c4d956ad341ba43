// Lines from the keyboard, a pipe or a file; null at the end.

import { createInterface } from 'node:readline';

export interface Input {
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openInput(): Input {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: Boolean(stdin.isTTY && stdout.isTTY) });
  // The iterator is created before the first question, or lines that arrive earlier would be lost.
  const next = lines[Symbol.asyncIterator]();
  let ended = false;
  lines.on('close', () => {
    ended = true;
  });
  return {
    async ask(prompt) {
      if (!ended) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { value, done } = await next.next();
      if (!stdin.isTTY || done) stdout.write('\n');
      return done ? null : value.trim();
    },
    close: () => lines.close(),
  };
}
