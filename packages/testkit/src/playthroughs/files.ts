// The written games, one file each: those by chance in rulings/playthroughs, those of the bots in packages/bots/games.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { difference } from './difference.ts';
import type { Written } from './games.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const FOLDER = join(ROOT, 'rulings/playthroughs');
export const BOT_FOLDER = join(ROOT, 'packages/bots/games');

const fileOf = ({ name }: Pick<Written, 'name'>): string => `${name}.txt`;

/** The files in the folder that no game is written to. */
export const strays = (folder: string, games: readonly Written[]): string[] =>
  readdirSync(folder).filter((file) => !games.some((game) => fileOf(game) === file));

/** What is different from the file of this game; null if nothing is. */
export function compare(folder: string, game: Written): string | null {
  const file = fileOf(game);
  const written = readdirSync(folder).includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
  return difference(relative(ROOT, join(folder, file)), written, game.text());
}

/** Writes every game anew, and takes away what no game is written to; gives the names of the files that changed. */
export function renew(folder: string, games: readonly Written[]): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = games.filter((game) => compare(folder, game) !== null);
  for (const game of changed) writeFileSync(join(folder, fileOf(game)), game.text());
  const gone = strays(folder, games);
  for (const file of gone) rmSync(join(folder, file));
  return [...changed.map(fileOf), ...gone];
}
