// What is put into the reader's language: sentences of ours, which are found in a catalogue, and texts of things, which bring all their languages.

import type { Language, Text, Translated } from '@posse/engine';

/** A sentence with what changes in it, as Lingui takes it. */
export interface Message {
  readonly id: string;
  readonly message?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What is still to be put into the reader's language, or a name that already is. */
export type Words = Message | string;

/** Whoever puts it there: Lingui's own `I18n` in a page, the speaker of `node.ts` in a terminal. */
export interface Speaker {
  readonly locale: string;
  _(message: Message): string;
}

/**
 * A sentence in English, with names in braces for what changes: `msg('{name} dodges.', { name })`. Plurals are those of ICU:
 * `'{count, plural, one {# card} other {# cards}}'`. What would mean two things in another language says in which sense.
 * It must be a literal, so that it is found in the source (`extract.ts`); in a built page a short id stands in its place.
 */
export const msg = <const T extends string>(text: T, ...[values, sense]: Rest<T>): Message => ({
  id: idOf(text, sense),
  message: text,
  ...(values === undefined ? {} : { values }),
});

/** Under which id an untouched sentence is found. */
export const idOf = (text: string, sense: string | undefined): string =>
  sense === undefined ? text : `${text} (${sense})`;

type Rest<T extends string> = [NamesIn<T>] extends [never]
  ? [values?: Readonly<Record<string, never>>, sense?: string]
  : [values: { readonly [N in NamesIn<T>]: string | number }, sense?: string];

/** Whatever stands behind an opening brace and is a single word: `name` in `{name}`, `count` in `{count, plural, one {# card} …}`. */
type NamesIn<T extends string> = T extends `${string}{${infer Rest}` ? FirstName<Rest> | NamesIn<Rest> : never;
type FirstName<T extends string> = T extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name}, ${string}`
    ? SingleWord<Name>
    : SingleWord<Inside>
  : never;
type SingleWord<T extends string> = T extends '' | `${string}${' ' | '{' | '#'}${string}` ? never : T;

/** Who has no character of his own. */
export const NOBODY: Text = { name: '', text: '' };

/** What has no text, such as a house card whose author gave none, goes by its id. */
export const textIn = (language: Language, texts: Translated | undefined, id: string): Text =>
  texts?.[language] ?? { name: id, text: '' };
