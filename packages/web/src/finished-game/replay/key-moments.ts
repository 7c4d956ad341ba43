// Key moments of a finished game: turns, eliminations, events.

import type { Seat } from '@posse/engine';
import { Rounds } from '@posse/protocol/evening';
import type { Recording } from './replayed-game.ts';

export type Mark =
  | { readonly kind: 'turn'; readonly position: number; readonly who: Seat; readonly round: number }
  | { readonly kind: 'fall'; readonly position: number; readonly who: Seat }
  | { readonly kind: 'event'; readonly position: number; readonly event: string };

type Turn = Extract<Mark, { kind: 'turn' }>;

/** The key moments of a game, in order. The first mark is the first turn of the game. */
export function marksOf(recording: Recording): readonly Mark[] {
  const first = recording.view(0, 'spectator').turn;
  const rounds = new Rounds(first);
  const marks: Mark[] = [{ kind: 'turn', position: 0, who: first, round: 1 }];
  for (let answer = 0; answer < recording.length; answer++) {
    const position = answer + 1;
    for (const fact of recording.told(answer, 'spectator')) {
      if (fact.kind === 'turn') marks.push({ kind: 'turn', position, who: fact.who, round: rounds.turn(fact.who) });
      else if (fact.kind === 'eliminated') marks.push({ kind: 'fall', position, who: fact.who });
      else if (fact.kind === 'event') marks.push({ kind: 'event', position, event: fact.event });
    }
  }
  return marks;
}

const isTurn = (mark: Mark): mark is Turn => mark.kind === 'turn';

/** The turn at this position. */
export const turnAt = (marks: readonly Mark[], position: number): Turn =>
  marks.findLast((mark): mark is Turn => isTurn(mark) && mark.position <= position) ?? (marks[0] as Turn);

/** The position of the previous or next turn; the beginning or the end if there is none. */
export function neighbour(marks: readonly Mark[], position: number, step: 1 | -1, length: number): number {
  const starts = marks.filter(isTurn).map((turn) => turn.position);
  return step < 0
    ? (starts.findLast((start) => start < position) ?? 0)
    : (starts.find((start) => start > position) ?? length);
}
