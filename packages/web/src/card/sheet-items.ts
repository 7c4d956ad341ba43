// What lies on an answer sheet: exactly the legal answers, those that need more picking as one thing to begin with.

import { type Answer, type CardId, isHidden, type View } from '@posse/card';
import { type Source, sourcesOf } from './choosing.ts';
import { sortedHand } from './sorting.ts';

export interface SheetItems {
  /** Answers with a face: cards, players, piles. */
  readonly answers: readonly Answer[];
  /** What takes more picking, such as an ability with a price. */
  readonly begins: readonly Source[];
  /** Letting it be. */
  readonly pass: Answer | null;
  /** Hand cards that are of no use here. */
  readonly rest: readonly CardId[];
}

export function sheetItems(view: View, options: readonly Answer[]): SheetItems {
  const sources = sourcesOf(options);
  const isSimple = ({ kind, options: ways }: Source): boolean => kind === 'choose' || ways.length === 1;
  const answers = sources.filter(isSimple).flatMap((source) => source.options);
  const used = new Set(options.map(({ card }) => card));
  const hand = view.viewer === 'spectator' ? [] : (view.players[view.viewer]?.hand ?? []);
  return {
    answers: answers.filter(({ kind }) => kind !== 'pass'),
    begins: sources.filter((source) => !isSimple(source)),
    pass: answers.find(({ kind }) => kind === 'pass') ?? null,
    rest: sortedHand(hand.filter((card): card is CardId => !isHidden(card) && !used.has(card))),
  };
}
