// The sentences of a game as they stand in the project's rulings; for the build and for tests, since a page reads no files.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../thing.ts';
import type { FeatureFile } from './feature.ts';
import { inOrder } from './order.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

export const PROJECT = join(import.meta.dirname, '../../../../..');

const featuresOf = (game: GameId): string[] => globSync(`rulings/${game}/**/*.feature`, { cwd: PROJECT }).sort();
const orderOf = (game: GameId): string => `rulings/${game}/order.txt`;

/** All that the sentences of a game are made from, by their paths in the project. */
export const filesOf = (game: GameId): string[] => [...featuresOf(game), orderOf(game)];

const read = (path: string): FeatureFile => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') });

export const sentencesIn = (game: GameId): Sentence[] =>
  inOrder(sentencesOf(featuresOf(game).map(read)), read(orderOf(game)));
