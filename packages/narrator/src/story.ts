// The story of an answer: paragraphs, headings for turns, and the winners.

import type { Role, Seat, Viewer } from '@posse/engine';
import { type Narrator, type StatusWords, watching, yours } from './narrator.ts';
import { type Message, msg } from './text-types.ts';

export type ParagraphKind = 'turn' | 'event' | 'fall' | 'over' | 'plain';

export interface Paragraph {
  /** The number of the paragraph, its position in the story. */
  readonly number: number;
  readonly kind: ParagraphKind;
  readonly sentences: readonly string[];
}

/** Collects sentences until something deserves a paragraph of its own. */
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

export function turnWords(t: Narrator, who: Seat): Message {
  const name = t.name(who);
  return t.isYou(who) ? msg('Your turn') : msg('{name}’s turn', { name });
}

/** The sentence about the winners. A game for three has no Sheriff, and each player plays alone. */
export function victory(t: Narrator, winners: readonly Seat[], roles: readonly (Role | null)[]): Message {
  const [first] = winners;
  if (first === undefined) return msg('Nobody wins');
  if (!roles.includes('sheriff')) {
    const name = t.name(first);
    return t.isYou(first) ? msg('You win') : msg('{name} wins', { name });
  }
  const sides = winners.map((who) => roles[who]);
  if (sides.includes('sheriff')) return msg('The law wins');
  return sides.includes('outlaw') ? msg('The Outlaws win') : msg('The Renegade wins');
}

interface Over {
  readonly viewer: Viewer;
  readonly players: readonly { readonly role: Role | null }[];
}

export function overWords(t: Narrator, { viewer, players }: Over, winners: readonly Seat[]): StatusWords {
  const roles = players.map(({ role }) => role);
  const title = victory(t, winners, roles);
  const names = t.all(winners.filter((who) => !t.isYou(who)).map(t.name));
  const count = winners.length;
  if (count === 0) return watching(title, msg('No one is left standing'));
  if (winners.some(t.isYou))
    return yours(title, count === 1 ? msg('You win alone') : msg('You win with {names}', { names }));
  if (viewer !== 'spectator') return watching(title, msg('You lose to {names}', { names }));
  return watching(title, msg('{count, plural, one {Winner: {names}} other {Winners: {names}}}', { count, names }));
}
