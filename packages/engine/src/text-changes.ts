// Texts that an option, a number of players or a set replaces.

import type { Language, Translated } from './translated-text.ts';

/** A sentence in every language. */
export type Sentence = Readonly<Record<Language, string>>;

/** The replacement of a text. A function decides by the setup; if it returns null, the text stays. */
export type Change<Setup> = Sentence | ((setup: Setup) => Sentence | null);

/** The reason why no text changes. */
interface Unchanged {
  readonly because: string;
}

/** The replaced texts by group and id, or the reason why there are none. */
export type Changes<Group extends string, Setup> =
  | Unchanged
  | Readonly<Partial<Record<Group, Readonly<Record<string, Change<Setup>>>>>>;

/** Names and texts, by group and id. */
export type Texts<Group extends string> = Readonly<Record<Group, Readonly<Record<string, Translated>>>>;

/** Declares that no text changes. The reason is for readers of the code. */
export const none = (because: string): Unchanged => ({ because });

/** Lists changes as tuples of group, id and replacement. */
export function listed<Group extends string, Setup>(
  changes: Changes<Group, Setup>,
): (readonly [group: Group, id: string, change: Change<Setup>])[] {
  if ('because' in changes) return [];
  const groups: Readonly<Record<string, Readonly<Record<string, Change<Setup>>> | undefined>> = changes;
  return Object.entries(groups).flatMap(([group, things]) =>
    Object.entries(things ?? {}).map(([id, change]) => [group as Group, id, change] as const),
  );
}

/** The texts of one table. The last change to a text wins, so it must include what earlier ones say. */
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

/** Replaces the text of a thing and keeps its name. */
const saying = ({ en, it, de }: Translated, sentence: Sentence): Translated => ({
  en: { name: en.name, text: sentence.en },
  it: { name: it.name, text: sentence.it },
  de: { name: de.name, text: sentence.de },
});
