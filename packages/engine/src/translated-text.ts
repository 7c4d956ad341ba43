// Languages, and the shape of a translated text.

export const LANGUAGES = ['en', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name with a text of a sentence or two. */
export interface Text {
  readonly name: string;
  readonly text: string;
}

export type Translated = Readonly<Record<Language, Text>>;
