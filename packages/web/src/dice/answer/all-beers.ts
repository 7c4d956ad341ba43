// Where only one place is of use, one tap pours all beers there: the answers follow each other by themselves.

import type { Answer, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { useEffect, useRef } from 'react';

export interface AllBeers {
  readonly at: Seat;
  readonly count: number;
}

/** Who is hurt, the beers that are poured already counted; oneself if nobody is. Null where there is a choice, or only one beer. */
export function allBeersFor({ stack, players, viewer }: View, options: readonly Answer[]): AllBeers | null {
  const question = stack.at(-1);
  if (question?.op !== 'pouring' || question.left < 2 || question.who !== viewer || options.length === 0) return null;
  const { given, left } = question;
  const poured = (who: number): number => given.filter((at) => at === who).length;
  const places = options.flatMap(({ at }) => (at === null ? [] : [at]));
  const hurt = places.filter((at) => {
    const { life, maxLife } = players[at] ?? { life: 0, maxLife: 0 };
    return life + poured(at) < maxLife;
  });
  const [only] = hurt.length === 0 ? places.filter((at) => at === viewer) : hurt;
  return only === undefined || hurt.length > 1 ? null : { at: only, count: left };
}

/** Pours one after the other as soon as one is asked for the next: that is question `number`, though it may offer the same as the last. */
export function usePourAll(
  view: View,
  number: number,
  options: readonly Answer[],
  send: (answer: Answer) => void,
): (at: Seat) => void {
  const pouring = useRef<Seat | null>(null);
  const isPouring = view.stack.at(-1)?.op === 'pouring';
  const pour = (at: Seat): void => {
    const next = options.find((option) => option.kind === 'pour' && option.at === at);
    if (next !== undefined) send(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!isPouring) pouring.current = null;
    else if (pouring.current !== null) pour(pouring.current);
  }, [number, options, isPouring]);
  return (at) => {
    pouring.current = at;
    pour(at);
  };
}
