// Why a player can't be chosen or a die can't be moved now, in two words and in a sentence.

import type { Answer } from '@posse/dice';
import type { Attempt, Refusal, Seat } from '@posse/engine';
import { type Choosing, useChoosing } from './Choosing.tsx';
import { whyNot } from './insight.ts';
import { useDiceRefusalWords } from './words/index.ts';

export interface RefusalWords {
  readonly short: string;
  readonly long: string;
}

export interface Refusals {
  /** Null also where nobody can be chosen at all. */
  ofSeat(at: Seat): RefusalWords | null;
  ofDie(place: number): RefusalWords | null;
}

export function useRefusals(): Refusals {
  const choosing = useChoosing();
  const words = useDiceRefusalWords();
  const inWords = (refusal: Refusal | null): RefusalWords | null => refusal && words(refusal, choosing.view);
  return {
    ofSeat(at) {
      const attempt = attemptAt(choosing, at);
      return attempt && inWords(whyNot(choosing.view, attempt));
    },
    ofDie: (place) => inWords(whyNot(choosing.view, { kind: 'reroll', dice: [place] })),
  };
}

/** What one would try with this player, as one may with those who are lit. */
function attemptAt({ isAsked, view, choice, picks }: Choosing, at: Seat): Attempt<Answer> | null {
  const model = view.options.find(
    (option) => option.at !== null && choice.seats.includes(option.at) && (picks.face ?? option.face) === option.face,
  );
  if (!isAsked || model === undefined) return null;
  const { kind, face } = model;
  return face === null ? { kind, at } : { kind, at, face };
}
