// Law of the West: the second card drawn in phase 1 is shown, and must be played in this turn if that is possible.

import type { Seat } from '@posse/engine';
import type { Answer } from '../../answers.ts';
import { kindOf } from '../../catalogue.ts';
import type { Frame } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { show } from '../../table/cards.ts';
import { bangLimitOf } from '../../table/seats.ts';

export function showSecond(t: State, me: Seat, before: number): readonly Frame[] {
  const second = playerAt(t, me).hand[before + 1];
  if (second !== undefined) show(t, second);
  return [];
}

/** No end of the turn before it is played; and if it is a BANG!, the last one of the limit is kept for it (R-FOC-LAW-5). */
export function mustPlaySecond(t: State, me: Seat, list: Answer[]): void {
  const duties = list.filter(({ kind, card }) => kind === 'play' && card === t.shown);
  if (t.shown === null || duties.length === 0) return;
  const reserved = duties.some((duty) => isBang(t, duty)) && t.bangs + 1 >= bangLimitOf(t, me);
  const left = list.filter(
    (answer) => answer.kind !== 'end' && !(reserved && answer.card !== t.shown && isBang(t, answer)),
  );
  list.splice(0, list.length, ...left);
}

const isBang = (t: State, answer: Answer): boolean =>
  answer.kind === 'play' && (answer.as === null ? kindOf(t, answer.card) : t.catalogue.kinds[answer.as])?.bang === true;
