// All choices of a spot of the editor.

import { choicesOfAim, choicesOfBullets, choicesOfCopies, choicesOfExtras, choicesOfShape } from './card-choices.ts';
import type { Desk } from './choice-desk.ts';
import type { Choice, Spot } from './choice-types.ts';
import { choicesOfHookMore, choicesOfHooks, choicesOfHookValue, choicesOfMoment } from './hook-choices.ts';
import { choicesOfField, choicesOfMore, choicesOfVerb, choicesToAdd } from './sentence-choices.ts';

/** Legal choices, and refused ones with the reason; the removals come last. */
export function choicesAt(desk: Desk, spot: Spot): readonly Choice[] {
  const found = at(desk, spot);
  return [...found.filter(({ refusal }) => refusal === null), ...found.filter(({ refusal }) => refusal !== null)];
}

function at(desk: Desk, spot: Spot): readonly Choice[] {
  switch (spot.at) {
    case 'shape':
      return choicesOfShape(desk);
    case 'aim':
      return choicesOfAim(desk);
    case 'extras':
      return choicesOfExtras(desk);
    case 'copies':
      return choicesOfCopies(desk);
    case 'bullets':
      return choicesOfBullets(desk);
    case 'hooks':
      return choicesOfHooks(desk);
    case 'add':
      return choicesToAdd(desk, spot.block);
    case 'verb':
      return choicesOfVerb(desk, spot.row);
    case 'more':
      return choicesOfMore(desk, spot.row);
    case 'field':
      return choicesOfField(desk, spot.row, spot.name);
    case 'hook-value':
      return choicesOfHookValue(desk, spot.hook, spot.place);
    case 'moment':
      return choicesOfMoment(desk, spot.hook);
    case 'hook-more':
      return choicesOfHookMore(desk, spot.hook);
  }
}
