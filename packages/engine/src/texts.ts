// Languages, and what a text is made of.

export const LANGUAGES = ['en', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name and a sentence or two. */
export interface Text {
  readonly name: string;
  readonly text: string;
}

export type Translated = Readonly<Record<Language, Text>>;
