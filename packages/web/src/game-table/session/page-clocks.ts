// Clocks of the page, which change once a second.

import { useEffect, useState } from 'react';
import type { GameView } from './beat.ts';
import { useTable } from './SessionContext.tsx';

export interface TimeLeft {
  readonly seconds: number;
  /** The share of the time for an answer, or of the time for revealing roles, 1 to 0. */
  readonly share: number;
}

/** The number of seconds above which no clock is shown. */
const UNHURRIED = 3600;

/** The time left to the asked player; null without a clock, and while more than an hour is left. */
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

/** Is a reveal window open, in which a role may be shown? It is shorter than the time for an answer. */
export const isMomentIn = (view: Partial<GameView> | undefined): boolean => view?.stack?.at(-1)?.op === 'react';

// Whole seconds until something happens, updated once a second.

/** The seconds left, if there were `left` milliseconds when `told` arrived; null if nothing is about to happen. */
export function useCountdown(left: number | null, told: unknown): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same time, told anew, begins anew
  useEffect(() => countDown(left, setSeconds), [left, told]);
  return left === null ? null : (seconds ?? Math.ceil(left / 1000));
}

/** Reports the remaining seconds now and once a second, until the returned function is called. */
export function countDown(left: number | null, tell: (seconds: number | null) => void): () => void {
  if (left === null) {
    tell(null);
    return () => {};
  }
  const end = Date.now() + left;
  const tick = (): void => tell(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

// The time when a bot answers for an absent player who is asked.

/**
 * The latest time from the table, and when it arrived. Components that render later must not count from their own
 * start.
 */
let toldTime = { key: '', at: 0 };

/**
 * When a bot answers for the asked player, by this machine's clock; null if none does before the player's time is up.
 */
export function useBotDeadline(): number | null {
  const botIn = useTable(({ table }) => table?.botIn ?? null);
  const step = useTable(({ game }) => game?.step ?? 0);
  if (botIn === null) return null;
  const key = `${botIn} ${step}`;
  if (toldTime.key !== key) toldTime = { key, at: Date.now() };
  return toldTime.at + botIn;
}

/** The whole seconds until this moment, updated once a second. */
export function useSecondsUntil(end: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (end === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
}

// Seconds in the form of a clock: 0:32.

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
