// The order in which the page tells the sentences: a list of rules, beside the feature files.

import type { FeatureFile } from './feature.ts';
import { BadSentences, type Sentence } from './sentences.ts';

/**
 * A rule with two sentences is named twice. What the list does not name comes behind the one above it in its file.
 * Throws BadSentences where the list names what is not there.
 */
export function inOrder(sentences: readonly Sentence[], { path, text }: FeatureFile): Sentence[] {
  const named = text.split('\n').flatMap((line, place) =>
    (line.split('#')[0] ?? '')
      .split(/\s+/)
      .filter((rule) => rule !== '')
      .map((rule) => ({ rule, place: `${path}:${place + 1}` })),
  );
  const faults: string[] = [];
  const left = new Set(sentences);
  const ordered = named.flatMap(({ rule, place }) => {
    const next = [...left].find((sentence) => sentence.rule === rule);
    if (next === undefined) faults.push(`${place}: ${rule} has no sentence, or no further one: take it out here.`);
    else left.delete(next);
    return next ?? [];
  });
  if (faults.length > 0) throw new BadSentences(faults);
  for (const sentence of left) {
    const above = sentences[sentences.indexOf(sentence) - 1];
    const isOfItsFile = above?.place.split(':')[0] === sentence.place.split(':')[0];
    ordered.splice(above && isOfItsFile ? ordered.indexOf(above) + 1 : ordered.length, 0, sentence);
  }
  return ordered;
}
