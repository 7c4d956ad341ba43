// The types of translatable text: sentences from a catalogue, and texts of things.

import type { Language, Text, Translated } from '@posse/engine';

/** A sentence with its values, as Lingui takes it. */
export interface Message {
  readonly id: string;
  readonly message?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A sentence to translate, or a name that already is in the reader's language. */
export type Words = Message | string;

/** Translates sentences: Lingui's `I18n` on the page, the speaker of `terminal-speaker.ts` in a terminal. */
export interface Speaker {
  readonly locale: string;
  _(message: Message): string;
}

/**
 * Makes a sentence from English, with names in braces for its values: `msg('{name} dodges.', { name })`.
 * Plurals are those of ICU: `'{count, plural, one {# card} other {# cards}}'`. The sense tells equal sentences
 * apart that other languages translate differently. The sentence must be a literal, so that it can be
 * extracted (`sentence-extraction.ts`); the built page has a short id in its place.
 */
export const msg = <const T extends string>(text: T, ...[values, sense]: Rest<T>): Message => ({
  id: idOf(text, sense),
  message: text,
  ...(values === undefined ? {} : { values }),
});

/** The id of a sentence in the catalogues. */
export const idOf = (text: string, sense: string | undefined): string =>
  sense === undefined ? text : `${text} (${sense})`;

type Rest<T extends string> = [NamesIn<T>] extends [never]
  ? [values?: Readonly<Record<string, never>>, sense?: string]
  : [values: { readonly [N in NamesIn<T>]: string | number }, sense?: string];

/** Any single word after an opening brace: `name` in `{name}`, `count` in `{count, plural, one {# card} …}`. */
type NamesIn<T extends string> = T extends `${string}{${infer Rest}` ? FirstName<Rest> | NamesIn<Rest> : never;
type FirstName<T extends string> = T extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name}, ${string}`
    ? SingleWord<Name>
    : SingleWord<Inside>
  : never;
type SingleWord<T extends string> = T extends '' | `${string}${' ' | '{' | '#'}${string}` ? never : T;

/** The text of a player without a character. */
export const NOBODY: Text = { name: '', text: '' };

/** A thing without a text, such as a house card whose author gave none, is called by its id. */
export const textIn = (language: Language, texts: Translated | undefined, id: string): Text =>
  texts?.[language] ?? { name: id, text: '' };
