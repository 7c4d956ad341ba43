// A name and a sentence in the reader's language, for anything that has them.

import type { Language, Text, Translated } from '@posse/engine';

/** What has no text, such as a house card whose author gave none, goes by its id. */
export const textIn = (language: Language, texts: Translated | undefined, id: string): Text =>
  texts?.[language] ?? { name: id, text: '' };
