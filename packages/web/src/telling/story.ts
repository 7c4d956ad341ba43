// The story of one answer: paragraphs of sentences, with a heading where a turn begins.

export type ParagraphKind = 'turn' | 'event' | 'fall' | 'over' | 'plain';

export interface Paragraph {
  /** Its place in the story. */
  readonly number: number;
  readonly kind: ParagraphKind;
  readonly sentences: readonly string[];
}

/** Sentences are gathered until something deserves a paragraph of its own. */
export class Story {
  private readonly paragraphs: (Paragraph & { readonly sentences: string[] })[] = [];

  add(kind: ParagraphKind, sentence: string): void {
    const last = this.paragraphs.at(-1);
    if (kind === 'plain' && last?.kind === 'plain') last.sentences.push(sentence);
    else this.paragraphs.push({ number: this.paragraphs.length, kind, sentences: [sentence] });
  }

  get told(): readonly Paragraph[] {
    return this.paragraphs;
  }
}
