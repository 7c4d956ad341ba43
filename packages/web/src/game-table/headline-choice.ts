// Chooses the headline of the table among its candidates.

import type { Deed, Status } from '@posse/narrator';
import { useEffect, useState } from 'react';
import type { Beat, GameView } from './session/beat.ts';
import { useTable } from './session/SessionContext.tsx';

/** The candidates for the headline, the most urgent first; null if there is none of a kind. */
export interface Headlines {
  /** The headline about the answer in the making: the next pick, or a refusal. */
  readonly making: Status | null;
  /** The deed of the latest answer, preferably one to the viewer. */
  readonly deed: Status | null;
  /** The open question, and who is asked. */
  readonly status: Status;
}

export interface Headline extends Status {
  /** True if the headline is a deed, which is shown large. */
  readonly isDeed: boolean;
}

/** Chooses the headline. A new kind of headline gets its place in this order. */
export function headlineOf({ making, deed, status }: Headlines): Headline {
  if (making !== null) return { ...making, isDeed: false };
  if (deed === null) return { ...status, isDeed: false };
  return { ...deed, sub: deed.sub === '' ? status.title : deed.sub, isDeed: true };
}

/** How long a deed to the viewer is shown, even if the game goes on. */
const READ_IN_MS = 3500;
/** How many steps old a deed to the viewer may be. */
const LATELY = 6;

/**
 * The deed in the headline: a recent one to the viewer, or else that of the latest answer. Null while the viewer is
 * asked and nothing moves.
 */
export function useDeed<V extends GameView>(tell: (beat: Beat<V>) => Deed | null, isAsked: boolean): Deed | null {
  const story = useTable((state) => state.story) as unknown as readonly Beat<V>[];
  const isShown = useTable(({ beat }) => beat !== null);
  const isThrown = useTable(({ thrown }) => thrown !== null);
  const [read, setRead] = useState(-1);
  const last = story.at(-1);
  const lately = story.slice(-LATELY).findLast((beat) => beat.step > read && tell(beat)?.isToYou === true);
  const number = lately?.step ?? null;
  useEffect(() => {
    // Nothing is told while dice are in the air.
    if (number === null || isThrown) return;
    const timer = setTimeout(() => setRead(number), READ_IN_MS);
    return () => clearTimeout(timer);
  }, [number, isThrown]);
  const told = lately ?? last;
  return told === undefined || (isAsked && !isShown) ? null : tell(told);
}
