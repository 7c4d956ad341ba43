// Finds answers that harm the viewer, which need a second confirmation.

import type { Answer, Frame, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindOf } from '../../entry-lookup.ts';
import { questionOf } from '../../game-table/position-from-view.ts';

/** Would this answer cost the viewer the last life point although another is possible, or does it aim at the viewer? */
export function isSelfHarm(view: View, answer: Answer): boolean {
  if (view.viewer === 'spectator') return false;
  if (answer.kind === 'pass') return view.options.length > 1 && losesAll(view, view.viewer);
  return answer.at === view.viewer && (answer.prey !== null || isLaid(answer));
}

const losesAll = (view: View, you: Seat): boolean =>
  (view.players[you]?.life ?? 0) - (pointsAtStake(questionOf(view) as Frame | null, you) ?? Number.NEGATIVE_INFINITY) <=
  0;

export interface LifeCost {
  readonly now: number;
  readonly left: number;
}

/** The life points that passing would leave; null if passing costs none. */
export function lifeAfter(view: View, { kind, seat }: Answer): LifeCost | null {
  const points = kind === 'pass' ? pointsAtStake(questionOf(view) as Frame | null, seat) : null;
  const now = view.players[seat]?.life ?? 0;
  return points === null ? null : { now, left: Math.max(0, now - points) };
}

/** The life points that passing costs; null if the question is about something else. */
function pointsAtStake(question: Frame | null, you: Seat): number | null {
  switch (question?.op) {
    case 'shot':
      return question.hit.reduce<number | null>(
        (sum, one) => (one.op === 'hurt' && one.who === you ? (sum ?? 0) + one.points : sum),
        null,
      );
    case 'duel':
    case 'indians':
      return 1;
    case 'dying':
      return 0;
    default:
      return null;
  }
}

/** A card such as Jail that would lie in front of the viewer. */
const isLaid = ({ kind, card }: Answer): boolean =>
  kind === 'play' && card !== null && kindOf(card).border === 'blue' && kindOf(card).aim.at === 'anybody';
