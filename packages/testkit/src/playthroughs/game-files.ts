// The files of recorded games.
// Random games are in rulings/playthroughs, those of bots in packages/bots/games.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Written } from './recorded-games.ts';
import { difference } from './text-difference.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const FOLDER = join(ROOT, 'rulings/playthroughs');
export const BOT_FOLDER = join(ROOT, 'packages/bots/games');

const fileOf = ({ name }: Pick<Written, 'name'>): string => `${name}.txt`;

/** Files in the folder that belong to no game. */
export const strays = (folder: string, games: readonly Written[]): string[] =>
  readdirSync(folder).filter((file) => !games.some((game) => fileOf(game) === file));

/** The difference from the file of this game; null if there is none. */
export function compare(folder: string, game: Written): string | null {
  const file = fileOf(game);
  const written = readdirSync(folder).includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
  return difference(relative(ROOT, join(folder, file)), written, game.text());
}

/** Writes every game anew, removes other files, and returns the names of changed files. */
export function renew(folder: string, games: readonly Written[]): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = games.filter((game) => compare(folder, game) !== null);
  for (const game of changed) writeFileSync(join(folder, fileOf(game)), game.text());
  const gone = strays(folder, games);
  for (const file of gone) rmSync(join(folder, file));
  return [...changed.map(fileOf), ...gone];
}
