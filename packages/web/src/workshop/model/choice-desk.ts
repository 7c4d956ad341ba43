// The desk of an editor: the thing, its judge, and a language.

import { type BadPack, OWN_ENTRIES, type Pack, type Part, type Speaker } from '@posse/card/packs';
import type { Choice } from './choice-types.ts';
import { type Entry, entryAt, type ThingPlace } from './thing-place.ts';
import { judgeOf } from './verdicts.ts';

export interface Desk {
  readonly part: Part;
  readonly entry: Entry;
  readonly speaker: Speaker;
  /** The kinds of card that sentences can name: those of the pack, then ours. */
  readonly kinds: readonly string[];
  /** Null also for a thing that is as unfinished as it was before. */
  readonly refusal: (entry: Entry) => BadPack | null;
  /** False if a word means nothing there, or if it is no sentence at all. */
  readonly makesSense: (entry: Entry) => boolean;
}

/** Refusals of form tell nothing to an author: what can't be said there is not offered. */
const isOfForm = ({ rule }: BadPack): boolean => rule === null || rule === 'bound words';

export function deskAt(pack: Pack, place: ThingPlace, speaker: Speaker): Desk | null {
  const entry = entryAt(pack, place);
  if (entry === null) return null;
  const judge = judgeOf(pack, place);
  const before = judge(entry)?.message;
  const refusal = (one: Entry): BadPack | null => {
    const found = judge(one);
    return found === null || found.message === before ? null : found;
  };
  return {
    part: place.part,
    entry,
    speaker,
    kinds: [...Object.keys(pack.kinds), ...Object.keys(OWN_ENTRIES.kinds)],
    refusal,
    makesSense(one) {
      const found = refusal(one);
      return found === null || !isOfForm(found);
    },
  };
}

type Candidate = Omit<Choice, 'isChosen' | 'refusal' | 'isRemoval'> & Partial<Pick<Choice, 'isChosen' | 'isRemoval'>>;

/** The choice with its verdict; none if it can't be said there. */
export function candidate(desk: Desk, one: Candidate): Choice[] {
  const { isChosen = false, isRemoval = false } = one;
  const refusal = isChosen ? null : desk.refusal(one.entry);
  return refusal !== null && isOfForm(refusal) ? [] : [{ ...one, isChosen, isRemoval, refusal }];
}
