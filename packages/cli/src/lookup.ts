// What something does, found by a part of its name.

import type { Translated } from '@posse/engine';
import { textOf, told } from './terminal/language.ts';

/** Letters and digits, without accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** The name itself, else names that begin with it, else names that contain it. */
export function lookUp(asked: string, all: readonly Translated[]): string[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]) {
    const found = all.filter((text) => fits(plain(textOf(text).name)));
    if (found.length > 0) return found.map(told);
  }
  return [];
}
