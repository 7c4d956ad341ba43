// What the open question is about, as far as it changes what the table shows.

import type { Face, Frame, FrameFor, View } from '@posse/dice';
import { symbolOf } from './choosing.ts';

/** Why somebody is asked. */
export const questionOf = (view: View): Frame | null => (view.asked === null ? null : (view.stack.at(-1) ?? null));

const isAsked = ({ viewer, asked }: View): boolean => asked !== null && asked === viewer;

/** What losses lead to: asked of anybody, at any time. */
const OUT_OF_THE_BLUE: readonly Frame['op'][] = ['arrowForWound', 'whichForWound', 'stepIn', 'returnOwn', 'rescued'];

/** The viewer is asked something that must not be missed: a sheet with the answers takes the place of his dice. */
export function wantsSheet(view: View): boolean {
  const question = questionOf(view);
  if (question === null || !isAsked(view)) return false;
  // To be asked for a role that one does not hold is a matter of routine.
  if (question.op === 'react') return view.options.some(({ kind }) => kind === 'reveal');
  return view.turn !== view.viewer || OUT_OF_THE_BLUE.includes(question.op);
}

/** How many symbols of a sort are still to be used. */
function symbolsLeft(question: Frame | null): ReadonlyMap<Face, number> | null {
  if (question?.op === 'pouring') return new Map([['beer', question.left]]);
  if (question?.op !== 'aiming') return null;
  const { left }: FrameFor<'aiming'> = question;
  return new Map((['1', '2'] as const).map((face) => [face, left.filter((one) => one === face).length]));
}

/** Places of the dice that have had their effect while shots are aimed and beers are poured. */
export function spentDice(view: View): ReadonlySet<number> {
  const left = symbolsLeft(questionOf(view));
  const spent = new Set<number>();
  for (const [symbol, count] of left ?? []) {
    const worth = view.dice.map(({ face }) => (symbolOf(face) !== symbol ? 0 : face === symbol ? 1 : 2));
    let used = worth.reduce<number>((sum, one) => sum + one, 0) - count;
    for (const [place, one] of worth.entries())
      if (one > 0 && one <= used) {
        spent.add(place);
        used -= one;
      }
  }
  return spent;
}
