// Facts of a game, with secrets only for readers who may know them.

import { type FactBase, type Seat, seenBy } from '@posse/engine';

/** A fact as one seat sees it, or with all secrets after the game. */
export const seenFact = <Seen>(fact: FactBase, you: Seat | null): Seen =>
  (you === null ? { kind: fact.kind, ...fact.open, ...fact.secret?.adds } : seenBy(fact, you)) as Seen;
