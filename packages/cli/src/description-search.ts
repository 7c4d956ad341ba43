// Finds descriptions by a part of a name.

import type { Translated } from '@posse/engine';
import { described, textOf } from './terminal/terminal-language.ts';

/** A text as letters and digits, without accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** Finds the exact name, or else names that begin with the text, or else names that contain it. */
export function lookUp(asked: string, all: readonly Translated[]): string[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]) {
    const found = all.filter((text) => fits(plain(textOf(text).name)));
    if (found.length > 0) return found.map(described);
  }
  return [];
}
