// What the open question is about, as far as it changes what the table shows.

import type { Frame, FrameFor, FrameView, View } from '@posse/card';

export type Op = Frame['op'];

/** The frame that asks; null when the game is over. */
export const questionOf = ({ asked, stack }: View): FrameView | null =>
  asked === null ? null : (stack.at(-1) ?? null);

/** The same, if it is of this kind. */
export function questionIf<K extends Op>(view: View, op: K): FrameFor<K> | null {
  const question = questionOf(view);
  return question?.op === op ? (question as FrameFor<K>) : null;
}

/** What is answered by pointing at the table and at one's hand; everything else gets a sheet with the answers. */
const AT_THE_TABLE: readonly Op[] = ['phase2', 'phase3', 'ranch', 'copy', 'firstCard', 'fromATable', 'bloodBrothers'];

/** The viewer is asked something that takes a sheet. */
export function wantsSheet(view: View): boolean {
  const question = questionOf(view);
  return (
    question !== null &&
    view.asked === view.viewer &&
    view.options.length > 0 &&
    !AT_THE_TABLE.includes(question.op as Op)
  );
}

const GRAVE: readonly Op[] = ['shot', 'duel', 'indians', 'dying'];

/** Whoever is asked has to answer for something, and is not just going on with his own turn. */
export const isCalledOn = (view: View): boolean =>
  view.asked !== view.turn || GRAVE.includes((questionOf(view)?.op ?? 'turn') as Op);
