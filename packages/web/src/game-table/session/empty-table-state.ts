// The state of a table before anything is known.

import type { TableState } from './table-session.ts';

export const NOTHING_YET: Omit<TableState, 'where'> = {
  status: 'connecting',
  stoppedBecause: null,
  you: null,
  seat: null,
  table: null,
  lines: [],
  game: null,
  evening: [],
  prediction: null,
  hands: null,
  proof: null,
  shown: null,
  thrown: null,
  beat: null,
  story: [],
  earlier: [],
  isStoryMissing: false,
  pace: 1,
  refused: null,
  answered: null,
  ticket: null,
  said: null,
  asides: [],
  going: 'on',
  skipped: null,
};
