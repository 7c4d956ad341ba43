// Chooses the headline of the table among all that could lead.

import type { Deed, Status } from '@posse/narrator';
import { useEffect, useState } from 'react';
import type { Beat, GameView } from './session/beat.ts';
import { useTable } from './session/SessionContext.tsx';

/** The candidates for the headline, the most urgent first; null where there is nothing of that kind. */
export interface Headlines {
  /** About the answer in the making: what to pick next, or why something is not possible. */
  readonly making: Status | null;
  /** The deed of the last answer, to the reader first of all. */
  readonly deed: Status | null;
  /** The open question, and who is asked. */
  readonly status: Status;
}

export interface Headline extends Status {
  /** It tells of a deed, so it is large. */
  readonly isDeed: boolean;
}

/** A headline of another kind, such as who is waited for, takes its place in this order. */
export function headlineOf({ making, deed, status }: Headlines): Headline {
  if (making !== null) return { ...making, isDeed: false };
  if (deed === null) return { ...status, isDeed: false };
  return { ...deed, sub: deed.sub === '' ? status.title : deed.sub, isDeed: true };
}

/** A deed to the reader is told for so long, even if others go on. */
const READ_IN_MS = 3500;
/** As far back as a deed can still be of interest. */
const LATELY = 6;

/** The deed that a headline tells: a recent one to the reader, else that of the last answer. Null while the reader is asked and nothing moves. */
export function useDeed<V extends GameView>(tell: (beat: Beat<V>) => Deed | null, isAsked: boolean): Deed | null {
  const story = useTable((state) => state.story) as unknown as readonly Beat<V>[];
  const isShown = useTable(({ beat }) => beat !== null);
  const isThrown = useTable(({ thrown }) => thrown !== null);
  const [read, setRead] = useState(-1);
  const last = story.at(-1);
  const lately = story.slice(-LATELY).findLast((beat) => beat.number > read && tell(beat)?.isToYou === true);
  const number = lately?.number ?? null;
  useEffect(() => {
    // While dice are in the air nothing changes that is told.
    if (number === null || isThrown) return;
    const timer = setTimeout(() => setRead(number), READ_IN_MS);
    return () => clearTimeout(timer);
  }, [number, isThrown]);
  const told = lately ?? last;
  return told === undefined || (isAsked && !isShown) ? null : tell(told);
}
