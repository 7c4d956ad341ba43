// The sentences of a game as they stand in the project's rulings; for the build and for tests, since a page reads no files.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../thing.ts';
import type { FeatureFile } from './feature.ts';
import { inOrder } from './order.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

export const PROJECT = join(import.meta.dirname, '../../../../..');

/** The feature files and the list of their order. */
export const filesOf = (game: GameId): string[] => [
  ...globSync(`rulings/${game}/**/*.feature`, { cwd: PROJECT }).sort(),
  `rulings/${game}/order.txt`,
];

export function sentencesIn(game: GameId): Sentence[] {
  const files = filesOf(game).map((path): FeatureFile => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));
  const [features, [order]] = [files.slice(0, -1), files.slice(-1)];
  const sentences = sentencesOf(features);
  return order === undefined ? sentences : inOrder(sentences, order);
}
