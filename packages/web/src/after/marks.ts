// The moments of a finished game that one looks for: whose turn begins, who falls, which event comes into force.

import type { Seat } from '@posse/engine';
import type { Film } from './film.ts';
import { Rounds } from './rounds.ts';

export type Mark =
  | { readonly kind: 'turn'; readonly position: number; readonly who: Seat; readonly round: number }
  | { readonly kind: 'fall'; readonly position: number; readonly who: Seat }
  | { readonly kind: 'event'; readonly position: number; readonly event: string };

type Turn = Extract<Mark, { kind: 'turn' }>;

/** In order; the first is the turn with which the game begins. */
export function marksOf(film: Film): readonly Mark[] {
  const first = film.view(0, 'spectator').turn;
  const rounds = new Rounds(first);
  const marks: Mark[] = [{ kind: 'turn', position: 0, who: first, round: 1 }];
  for (let answer = 0; answer < film.length; answer++) {
    const position = answer + 1;
    for (const fact of film.told(answer, 'spectator')) {
      if (fact.kind === 'turn') marks.push({ kind: 'turn', position, who: fact.who, round: rounds.turn(fact.who) });
      else if (fact.kind === 'eliminated') marks.push({ kind: 'fall', position, who: fact.who });
      else if (fact.kind === 'event') marks.push({ kind: 'event', position, event: fact.event });
    }
  }
  return marks;
}

const isTurn = (mark: Mark): mark is Turn => mark.kind === 'turn';

/** The turn that is going on at this position. */
export const turnAt = (marks: readonly Mark[], position: number): Turn =>
  marks.findLast((mark): mark is Turn => isTurn(mark) && mark.position <= position) ?? (marks[0] as Turn);

/** Where the turn before or after this position begins; the beginning or the end, if there is none. */
export function neighbour(marks: readonly Mark[], position: number, step: 1 | -1, length: number): number {
  const starts = marks.filter(isTurn).map((turn) => turn.position);
  return step < 0
    ? (starts.findLast((start) => start < position) ?? 0)
    : (starts.find((start) => start > position) ?? length);
}
