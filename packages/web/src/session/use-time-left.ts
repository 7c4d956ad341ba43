// How much time is left to whoever is asked, told once a second.

import { useEffect, useState } from 'react';
import type { GameView } from './beat.ts';
import { useTable } from './SessionContext.tsx';

export interface TimeLeft {
  readonly seconds: number;
  /** Of the time for one answer, or of the moment in which roles may be shown, 1 to 0. */
  readonly share: number;
}

/** With so many seconds nobody is in a hurry: no clock is shown. */
const UNHURRIED = 3600;

/** Null while no clock runs that anybody need look at. */
export function useTimeLeft(): TimeLeft | null {
  const askedSince = useTable(({ shown }) => shown?.askedSince ?? 0);
  const left = useTable(({ shown }) => shown?.left ?? null);
  const atPause = useTable(({ shown }) => shown?.leftAtPause ?? null);
  const whole = useTable(({ table }) => (table?.clock.answer ?? 0) * 1000);
  const isMoment = useTable(({ shown }) => isMomentIn(shown?.view));
  const [now, setNow] = useState(() => Date.now());
  const isRunning = left !== null && atPause === null && left <= UNHURRIED * 1000;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const rest = atPause ?? (left === null ? null : left - Math.max(0, now - askedSince));
  if (rest === null || rest > UNHURRIED * 1000) return null;
  const time = Math.max(0, rest);
  const most = isMoment ? Math.min(whole, left ?? whole) : whole;
  return { seconds: Math.ceil(time / 1000), share: most === 0 ? 0 : Math.min(1, time / most) };
}

/** Is a moment open in which somebody may show his role? It is shorter than the time for an answer. */
const isMomentIn = (view: Partial<GameView> | undefined): boolean => view?.stack?.at(-1)?.op === 'react';
