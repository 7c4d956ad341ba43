// The story of an answer, whatever the game: its facts as one reader hears them, told turn by turn.

import { type FactBase, type Seat, seenBy } from '@posse/engine';

/** What happened within one turn, or after something that deserves a new paragraph. */
export interface Chapter {
  /** Whose turn begins with it; null while the last one goes on, and between two turns. */
  readonly turn: Seat | null;
  readonly sentences: readonly string[];
}

/** As one seat sees it; or, after the game, with everything on the table. */
export const seen = <Seen>(fact: FactBase, you: Seat | null): Seen =>
  (you === null ? { kind: fact.kind, ...fact.open, ...fact.secret?.adds } : seenBy(fact, you)) as Seen;

/** The facts by chapters: a new one begins with each fact of these kinds. */
export function chapters<Seen extends { readonly kind: string }>(
  facts: readonly Seen[],
  begins: readonly string[],
  sentencesOf: (facts: readonly Seen[]) => string[],
): Chapter[] {
  const starts = [...facts.keys()].filter((place) => begins.includes(facts[place]?.kind ?? ''));
  return [0, ...starts]
    .map((start, number) => facts.slice(start, starts[number] ?? facts.length))
    .map((part) => ({ turn: turnIn(part[0]), sentences: sentencesOf(part) }))
    .filter(({ turn, sentences }) => turn !== null || sentences.length > 0);
}

const turnIn = (fact: { readonly kind: string; readonly who?: Seat } | undefined): Seat | null =>
  fact?.kind === 'turn' ? (fact.who ?? null) : null;
