// The sentences of a game from the project's rulings, for the build and for tests.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../rule-thing.ts';
import { BadSentences, type FeatureFile, type Sentence, sentencesOf } from './ruling-sentences.ts';

export const PROJECT = join(import.meta.dirname, '../../../../..');

const featuresOf = (game: GameId): string[] => globSync(`rulings/${game}/**/*.feature`, { cwd: PROJECT }).sort();
const orderOf = (game: GameId): string => `rulings/${game}/order.txt`;

/** All files with sentences of a game, by their paths in the project. */
export const filesOf = (game: GameId): string[] => [...featuresOf(game), orderOf(game)];

const read = (path: string): FeatureFile => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') });

export const sentencesIn = (game: GameId): Sentence[] =>
  inOrder(sentencesOf(featuresOf(game).map(read)), read(orderOf(game)));

/**
 * Sorts sentences by a list of rules beside the feature files. A rule with two sentences is named twice. A sentence
 * missing from the list follows the one above it in its file.
 * Throws BadSentences if the list names an unknown rule.
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
