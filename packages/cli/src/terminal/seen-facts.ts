// The story of an answer, whatever the game: its facts as one reader hears them.

import { type FactBase, type Seat, seenBy } from '@posse/engine';

/** As one seat sees it; or, after the game, with everything on the table. */
export const seen = <Seen>(fact: FactBase, you: Seat | null): Seen =>
  (you === null ? { kind: fact.kind, ...fact.open, ...fact.secret?.adds } : seenBy(fact, you)) as Seen;
