// The names of questions in rulings of the card game.

import type { Answer, Frame } from '@posse/card';
import type { Pending } from '@posse/engine';

export const KINDS_OF_QUESTION = [
  'a dodge',
  'a BANG!',
  'a beer',
  'a card',
  'a player',
  'a discard',
  'a draw',
  'a choice',
] as const;
export type QuestionKind = (typeof KINDS_OF_QUESTION)[number];

/** Questions with names of their own. A new set adds a line for each of its questions. */
const ASKS: Readonly<Partial<Record<Frame['op'], readonly QuestionKind[]>>> = {
  shot: ['a dodge'],
  duel: ['a BANG!'],
  indians: ['a BANG!'],
  dying: ['a beer'],
  phase3: ['a discard'],
  lastDiscards: ['a discard'],
  firstCard: ['a draw'],
  keep: ['a draw'],
  fromATable: ['a draw'],
  gift: ['a card'],
  daltons: ['a discard'],
  payCards: ['a discard'],
  giveCards: ['a card'],
};

export const asksFor = (why: Frame, kind: QuestionKind): boolean => ASKS[why.op]?.includes(kind) ?? false;

/** All names of the question: its own, and those of the answers that it takes. */
export function kindsOf({ why, options }: Pending<Frame, Answer>): QuestionKind[] {
  if (why.op === 'phase2') return [];
  const chosen = options.filter(({ kind }) => kind === 'choose');
  return KINDS_OF_QUESTION.filter(
    (kind) =>
      kind === 'a choice' ||
      asksFor(why, kind) ||
      (kind === 'a card' && chosen.some(({ card, prey }) => card !== null || prey !== null)) ||
      (kind === 'a player' && chosen.some(({ at, prey }) => at !== null && prey === null)) ||
      (kind === 'a discard' && options.some((option) => option.kind === 'discard')),
  );
}
