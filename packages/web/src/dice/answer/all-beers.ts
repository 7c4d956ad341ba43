// Pours all beers with one tap if only one target makes sense, answer by answer.

import type { Answer, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { useEffect, useRef } from 'react';

export interface AllBeers {
  readonly at: Seat;
  readonly count: number;
}

/**
 * The only hurt player, with poured beers counted; the pourer if nobody is hurt. Null if there is a choice between
 * players, or only one beer.
 */
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

/**
 * Pours the next beer as soon as its question is open. `number` tells that question from the last one, which may offer
 * the same.
 */
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
