// Matches attempts with the legal answers of the dice game.

import { type Answer, type AnswerKind, diceGame, type Face, type State } from '@posse/dice';
import { refusalText } from '../state-in-words.ts';
import type { DiceAttempt, DiceVerb } from './when-lines.ts';

const KINDS: Readonly<Record<DiceVerb, AnswerKind>> = {
  take: 'take',
  roll: 'roll',
  reroll: 'reroll',
  stop: 'stop',
  shoot: 'shoot',
  give: 'pour',
  use: 'ability',
  reveal: 'reveal',
  choose: 'choose',
  assign: 'assign',
  pass: 'pass',
};

/** Is this answer the attempt of the line? */
export function isMeant(attempt: DiceAttempt, answer: Answer): boolean {
  const { seat, verb, dice, face, results, pick } = attempt;
  if (seat !== answer.seat) return false;
  // A player declines by a pass or by a no, whichever is asked.
  if (verb === 'choose' && pick === 'no' && answer.kind === 'pass') return true;
  if (verb === 'pass' && answer.kind === 'choose' && answer.pick === 'no') return true;
  return (
    answer.kind === KINDS[verb] &&
    (results === null || isHandedOut(results, answer)) &&
    (pick === null || pick === answer.pick) &&
    (face === null || face === answer.face) &&
    (dice === null || sameDice(dice, answer.dice)) &&
    samePlayers(attempt, answer)
  );
}

const sameDice = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((die) => others.includes(die));

/** Does the ghost hand out these results: one, or two equal ones? */
const isHandedOut = (results: readonly Face[], { face, twice }: Answer): boolean =>
  results.length === (twice ? 2 : 1) && results.every((result) => result === face);

/** Are these the players of the attempt, in any order? A line that names one means only that one. */
function samePlayers({ at, also }: DiceAttempt, answer: Answer): boolean {
  const named = [at, also].filter((seat) => seat !== null);
  const meant = [answer.at, answer.also].filter((seat) => seat !== null);
  return named.length === 0 || (named.length === meant.length && named.every((seat) => meant.includes(seat)));
}

/** The number of details that the answer adds to the line. */
export const unsaid = ({ at, dice, face }: DiceAttempt, answer: Answer): number =>
  Number(at === null && answer.at !== null) +
  Number(dice === null && answer.dice.length > 0) +
  Number(face === null && answer.face !== null);

/** The reason why the game does not allow the attempt; null if it gives none. */
export function whyNot({ seat, verb, at, also, dice, face, results, pick }: DiceAttempt, t: State): string | null {
  const refusal = diceGame.explain(t, seat, {
    kind: KINDS[verb],
    ...(at === null ? {} : { at }),
    ...(also === null ? {} : { also }),
    ...(dice === null ? {} : { dice }),
    ...(face === null ? {} : { face }),
    ...(results?.[0] === undefined ? {} : { face: results[0], twice: results.length > 1 }),
    ...(pick === null ? {} : { pick }),
  });
  return refusal === null ? null : refusalText(refusal);
}
