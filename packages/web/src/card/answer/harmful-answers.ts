// Answers by which one is likely to regret the slip of a finger: they are asked for once more.

import type { Answer, Frame, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindOf } from '../../catalogue.ts';
import { questionOf } from '../../play/insight.ts';

/** Would this answer cost the viewer his last life point, although there is something else to do, or is it aimed at himself? */
export function isSelfHarm(view: View, answer: Answer): boolean {
  if (view.viewer === 'spectator') return false;
  if (answer.kind === 'pass') return view.options.length > 1 && losesAll(view, view.viewer);
  return answer.at === view.viewer && (answer.prey !== null || isLaid(answer));
}

const losesAll = (view: View, you: Seat): boolean =>
  (view.players[you]?.life ?? 0) - (pointsAtStake(questionOf(view) as Frame | null, you) ?? Number.NEGATIVE_INFINITY) <=
  0;

export interface Toll {
  readonly now: number;
  readonly left: number;
}

/** How much life letting it be would leave; null if it costs none. */
export function lifeAfter(view: View, { kind, seat }: Answer): Toll | null {
  const points = kind === 'pass' ? pointsAtStake(questionOf(view) as Frame | null, seat) : null;
  const now = view.players[seat]?.life ?? 0;
  return points === null ? null : { now, left: Math.max(0, now - points) };
}

/** Life points that letting it be costs; null if it is about something else. */
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

/** Another's card, such as a Jail, that would lie in front of oneself. */
const isLaid = ({ kind, card }: Answer): boolean =>
  kind === 'play' && card !== null && kindOf(card).border === 'blue' && kindOf(card).aim.at === 'anybody';
