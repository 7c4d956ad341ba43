// Texts that read otherwise at some tables: what an option, a number of players or a set changes in them.

import type { Language, Translated } from './texts.ts';

/** A sentence in every language. */
export type Sentence = Readonly<Record<Language, string>>;

/** What a thing says instead. A function of the set-up where something else matters too; null changes nothing there. */
export type Change<Setup> = Sentence | ((setup: Setup) => Sentence | null);

/** Why nothing says anything else. */
interface Unchanged {
  readonly because: string;
}

/** Whatever says something else, by its group and id; or why nothing does. */
export type Changes<Group extends string, Setup> =
  | Unchanged
  | Readonly<Partial<Record<Group, Readonly<Record<string, Change<Setup>>>>>>;

/** Names and sentences, by group and id. */
export type Texts<Group extends string> = Readonly<Record<Group, Readonly<Record<string, Translated>>>>;

/** No text changes: why not, in a sentence for whoever adds one. */
export const none = (because: string): Unchanged => ({ because });

/** Each change as its group, its id, and what it says. */
export function listed<Group extends string, Setup>(
  changes: Changes<Group, Setup>,
): (readonly [group: Group, id: string, change: Change<Setup>])[] {
  if ('because' in changes) return [];
  const groups: Readonly<Record<string, Readonly<Record<string, Change<Setup>>> | undefined>> = changes;
  return Object.entries(groups).flatMap(([group, things]) =>
    Object.entries(things ?? {}).map(([id, change]) => [group as Group, id, change] as const),
  );
}

/** The texts of a table. Of two changes to one thing the later one holds: it has to say what the earlier one says too. */
export function textsWith<Group extends string, Setup>(
  texts: Texts<Group>,
  changes: readonly Changes<NoInfer<Group>, Setup>[],
  setup: Setup,
): Texts<Group> {
  const told: Record<Group, Readonly<Record<string, Translated>>> = { ...texts };
  for (const [group, id, change] of changes.flatMap(listed)) {
    const sentence = typeof change === 'function' ? change(setup) : change;
    const usual = texts[group][id];
    if (sentence !== null && usual !== undefined) told[group] = { ...told[group], [id]: saying(usual, sentence) };
  }
  return told;
}

/** A thing keeps its name. */
const saying = ({ en, it, de }: Translated, sentence: Sentence): Translated => ({
  en: { name: en.name, text: sentence.en },
  it: { name: it.name, text: sentence.it },
  de: { name: de.name, text: sentence.de },
});
