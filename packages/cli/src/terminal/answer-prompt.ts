// Asks in a terminal until there is an answer, with help in between.

import type { Kinds, Seat } from '@posse/engine';
import type { Words } from '@posse/narrator';
import { HELP, noneOfItWords, nothingToTellWords, numberHint } from '@posse/narrator/terminal';
import type { Table } from '../bot-table.ts';
import { lookUp } from '../description-search.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { beliefLines } from './belief-table.ts';
import type { Input } from './line-input.ts';
import { inWords } from './terminal-language.ts';
import { say } from './terminal-output.ts';
import { paragraphs, wrapped } from './text-layout.ts';

/** The context of a question. */
export interface Asking<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly t: K['state'];
  readonly table: Table<K>;
  readonly you: Seat;
}

/** Asks for a group of options by its number. */
export async function chooseNumber<K extends Kinds>(
  asking: Asking<K>,
  input: Input,
  groups: readonly (readonly K['answer'][])[],
  show: () => void,
): Promise<readonly K['answer'][] | null> {
  const groupAt = (line: string) => (/^\d+$/.test(line) ? groups[Number(line) - 1] : undefined);
  const hint = numberHint(groups.length);
  const read = (line: string): K['answer'] | null => groupAt(line)?.[0] ?? null;
  const first = await choose(asking, input, { show, hint, read });
  return groups.find((group) => group[0] === first) ?? null;
}

interface Choosing<Answer> {
  readonly show: () => void;
  /** The end of the sentence that says what to type. */
  readonly hint: Words;
  readonly read: (line: string) => Answer | null;
}

/** Shows the options until one is chosen; null if the player leaves. */
export async function choose<K extends Kinds>(
  asking: Asking<K>,
  input: Input,
  { show, hint, read }: Choosing<K['answer']>,
): Promise<K['answer'] | null> {
  show();
  for (;;) {
    const line = await input.ask('> ');
    if (line === null || line === 'q') return null;
    const chosen = read(line);
    if (chosen !== null) return chosen;
    if (line === '') show();
    else if (line === 'h' || line === '?') say(...helpLines(asking.commandGame.terminalPlay.help));
    else if (line === 'b') say('', ...beliefs(asking), '');
    else if (line.startsWith('?')) explain(asking, line.slice(1).trim(), read);
    else say(...wrapped(inWords(noneOfItWords(line, inWords(hint)))));
  }
}

const beliefs = <K extends Kinds>({ commandGame, t, table, you }: Asking<K>): readonly string[] =>
  beliefLines(commandGame, t, commandGame.game.view(t, you), table.memory(you));

function explain<K extends Kinds>(
  { commandGame, t }: Asking<K>,
  asked: string,
  read: (line: string) => K['answer'] | null,
) {
  const option = read(asked);
  const found =
    option === null ? lookUp(asked, commandGame.terminalPlay.texts(t)) : commandGame.terminalPlay.about(option, t);
  say(...(found.length === 0 ? wrapped(inWords(nothingToTellWords(asked))) : paragraphs(found)));
}

/** The lines of the help: a column of keys, a column of effects, and the meanings of the signs below. */
function helpLines<K extends Kinds>({ keys, signs }: CommandGame<K>['terminalPlay']['help']): string[] {
  const rows = [...HELP.map(([typed, does]) => [typed.map(inWords).join(' '), does] as const), ...keys];
  const width = Math.max(...rows.map(([typed]) => typed.length));
  return [
    ...rows.flatMap(([typed, does]) =>
      wrapped(inWords(does), width + 2).map((line, row) => `${(row === 0 ? typed : '').padEnd(width)}  ${line}`),
    ),
    '',
    ...paragraphs(signs.map(inWords)),
  ];
}
