// Asking at a terminal until there is an answer: by number or in another way, with help and explanations in between.

import type { Kinds, Seat } from '@posse/engine';
import { beliefLines } from './beliefs.ts';
import type { Kit } from './game.ts';
import type { Input } from './input.ts';
import { lookUp } from './lookup.ts';
import { paragraphs, say, wrapped } from './screen.ts';
import type { Table } from './table.ts';

/** What the question is about. */
export interface Asking<K extends Kinds> {
  readonly kit: Kit<K>;
  readonly t: K['state'];
  readonly table: Table<K>;
  readonly you: Seat;
}

/** One of some groups of options, by its number. */
export async function chooseNumber<K extends Kinds>(
  asking: Asking<K>,
  input: Input,
  groups: readonly (readonly K['answer'][])[],
  show: () => void,
): Promise<readonly K['answer'][] | null> {
  const groupAt = (line: string) => (/^\d+$/.test(line) ? groups[Number(line) - 1] : undefined);
  const hint = `a number from 1 to ${groups.length}, or h for help`;
  const read = (line: string): K['answer'] | null => groupAt(line)?.[0] ?? null;
  const first = await choose(asking, input, { show, hint, read });
  return groups.find((group) => group[0] === first) ?? null;
}

interface Choosing<Answer> {
  readonly show: () => void;
  /** What to type. */
  readonly hint: string;
  readonly read: (line: string) => Answer | null;
}

/** Shows what there is to choose from until one of it is chosen; null if you leave. */
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
    else if (line === 'h' || line === '?') say(...paragraphs([...HELP, ...asking.kit.playing.help]));
    else if (line === 'b') say('', ...beliefs(asking), '');
    else if (line.startsWith('?')) explain(asking, line.slice(1).trim(), read);
    else say(...wrapped(`"${line}" is none of it: type ${hint}.`));
  }
}

const beliefs = <K extends Kinds>({ kit, t, table, you }: Asking<K>): readonly string[] =>
  beliefLines(kit, t, kit.game.view(t, you), table.memory(you));

function explain<K extends Kinds>({ kit, t }: Asking<K>, asked: string, read: (line: string) => K['answer'] | null) {
  const option = read(asked);
  const found = option === null ? lookUp(asked, kit.playing.texts(t)) : kit.playing.about(option, t);
  say(...(found.length === 0 ? [`There is nothing to tell about "${asked}".`] : paragraphs(found)));
}

const HELP: readonly string[] = [
  'NUMBER    answers with that option',
  '? NUMBER  tells what that option is about',
  '? NAME    tells about anything in the game; a part of its name is enough',
  'Enter     shows the table and your options again',
  'b         tells what a shrewd player in your seat would believe of the others',
  'q         leaves the game, as the end of the input does',
  '',
];
