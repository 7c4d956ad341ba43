// Explains why a move is not allowed in the dice game.

import { type Attempt, type Pending, type Refusal, type Seat, sameMembers } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { Frame } from './frames.ts';
import { momentOptions } from './special-role-moments.ts';
import { playerAt, type State } from './state.ts';
import { rerollable } from './table/rolled-dice.ts';
import { targetsOf } from './table/seat-order.ts';

export function explain(
  t: State,
  pending: Pending<Frame, Answer> | null,
  me: Seat,
  attempt: Attempt<Answer>,
): Refusal | null {
  if (pending === null) return { code: 'game-over' };
  const mine = pending.asked === me ? pending.options : momentOptions(t, me);
  if (mine.some((answer) => fits(answer, attempt))) return null;
  if (!playerAt(t, me).alive && me !== t.ghost && me !== pending.asked) return { code: 'eliminated' };
  // Nobody may learn who is next at a moment: the table asks everybody who holds something at once.
  if (pending.why.op === 'react' && momentOptions(t, me).length === 0) return { code: 'nothing-to-show' };
  if (pending.why.op !== 'react' && pending.asked !== me) return { code: 'not-asked', asked: pending.asked };
  if (attempt.kind === 'reroll' && pending.why.op === 'again') {
    const free = rerollable(t);
    const locked = (attempt.dice ?? []).filter((die) => ((free >> die) & 1) === 0);
    return { code: 'locked', dice: locked };
  }
  if (attempt.kind === 'shoot' && pending.why.op === 'aiming' && (attempt.face === '1' || attempt.face === '2'))
    return noShot(t, me, attempt.face, attempt.at ?? null, pending.why.left.includes(attempt.face));
  const { at } = attempt;
  if (at != null && TAKES_FROM[pending.why.op] === attempt.kind && t.players[at]?.alive)
    return { code: 'no-arrow', at };
  if (attempt.kind === 'reveal') return { code: playerAt(t, me).special === null ? 'no-special-role' : 'not-now' };
  return { code: 'not-among-answers', question: pending.why.op };
}

/**
 * Questions in which a player returns an arrow, with the kind of answer. A player who can't be chosen there has none.
 */
const TAKES_FROM: { readonly [K in Frame['op']]?: Answer['kind'] } = { breakArrow: 'choose', clearArrows: 'ability' };

/** The reason against a shot. One that exists and reaches the player is refused only because they are hit enough. */
function noShot(t: State, me: Seat, face: '1' | '2', at: Seat | null, isLeft: boolean): Refusal {
  const reaches = targetsOf(t, me, face);
  return at !== null && isLeft && reaches.includes(at)
    ? { code: 'overkill', at }
    : { code: 'out-of-reach', face, reaches };
}

function fits(answer: Answer, attempt: Attempt<Answer>): boolean {
  return (Object.keys(attempt) as (keyof Answer)[]).every((field) => {
    const wanted = attempt[field];
    if (wanted === undefined || field === 'seat') return true;
    return field === 'dice' ? sameMembers(answer.dice, wanted) : answer[field] === wanted;
  });
}
