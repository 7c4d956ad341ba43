// Whose ruling it is. Where it is read on another page, its own subject leads the sentence.

import { thingsIn } from '../catalogue.ts';
import type { GameId } from '../thing.ts';
import type { Ruling } from './ruling.ts';

/** What must be named before this ruling where it stands on the page of `id`; null if it speaks for itself. */
export function leadOf(game: GameId, { about }: Ruling, id: string): string | null {
  const [subject] = about;
  if (subject === undefined || subject === id) return null;
  const thing = thingsIn(game).get(subject);
  if (thing === undefined) return subject.startsWith('module-') ? subject : null;
  const speaksForAll = thing.kind === 'card' || thing.kind === 'face' || thing.kind === 'role';
  return speaksForAll && thingsIn(game).get(id)?.kind === thing.kind ? null : subject;
}
